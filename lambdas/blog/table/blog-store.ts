import * as z from 'zod/mini';
import type { Category } from '#contracts/blog-editing.ts';
import { languages } from '#contracts/language.ts';
import { languageSchema } from '#contracts/locale.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { memoryCopy } from '#lambdas/platform/memory-copy.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogReader } from '../blog-reader.ts';
import { postAddress } from '../post-address.ts';
import { cardsCache } from './cards-cache.ts';
import { readCategories } from './categories.ts';
import { slugKey } from './keys.ts';
import { readPost, readPosts } from './posts.ts';
import { readShown, shownPostsCache } from './shown-posts-cache.ts';
import { readText } from './texts.ts';
import { memoryTtlMs, visibleVersion } from './visible-version.ts';

const placeSchema = z.optional(z.object({ postId: z.string(), language: languageSchema }));

/** The blog's public reads on the table. Lists, cards and categories may be two seconds old, nothing else is. */
export const blogStore = (table: AppTable, clock: Clock): BlogReader => {
  const recallCategories = memoryCopy<Category[]>({ ttlMs: memoryTtlMs, limit: 1, clock });
  const readVersion = visibleVersion(table, clock);

  return {
    shown: shownPostsCache(table, readVersion),
    cards: cardsCache(table, readVersion),
    categories: () => recallCategories('', () => readCategories(table)),
    bySlug: async (slug) => placeSchema.parse(await readItem(table, slugKey(slug))),
    post: (id) => readPost(table, id),
    liveText: async (id, language) => (await readText(table, id, 'LIVE', language))?.text,

    async addresses() {
      const lists = await Promise.all(languages.map((language) => readShown(table, language)));
      const ids = [...new Set(lists.flatMap(({ all }) => all.map(({ id }) => id)))];
      return (await readPosts(table, ids)).flatMap((post) => postAddress(post) ?? []);
    },
  };
};
