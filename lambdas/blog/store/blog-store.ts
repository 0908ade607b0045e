import type { Category } from '#contracts/blog/categories.ts';
import { languages } from '#contracts/text/language.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import type { BlogReads } from '../model/blog-reads.ts';
import { postAddress } from '../model/post-address.ts';
import { cardsCache } from './cards-cache.ts';
import { readCategories } from './categories.ts';
import { postFinder } from './find-post.ts';
import { readPosts } from './posts.ts';
import { readShown, shownPostsCache } from './shown-posts-cache.ts';
import { memoryTtlMs, visibleVersion } from './visible-version.ts';

/** The blog's public reads on the table. Lists, cards and categories may be two seconds old, nothing else is. */
export const blogStore = (table: AppTable, clock: Clock): BlogReads => {
  const recallCategories = ttlCache<Category[]>({ namespace: 'postCategories', ttlMs: memoryTtlMs, limit: 1, clock });
  const readVersion = visibleVersion(table, clock);
  const shownPosts = shownPostsCache(table, readVersion);

  return {
    shown: shownPosts.shown,
    cards: cardsCache(table, readVersion),
    categories: () => recallCategories('', () => readCategories(table)),
    bySlug: postFinder(table, shownPosts),

    async addresses() {
      const lists = await Promise.all(languages.map((language) => readShown(table, language)));
      const ids = [...new Set(lists.flatMap(({ all }) => all.map(({ id }) => id)))];
      return (await readPosts(table, ids)).flatMap((post) => postAddress(post) ?? []);
    },
  };
};
