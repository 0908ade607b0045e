import { type Language, languages } from '#contracts/text/language.ts';
import type { ShownPost, ShownPosts } from './blog-reads.ts';
import { type PostRecord, shownIn } from './post.ts';

/** A post's position in the list of `list`, newest first by the date of the text shown. */
export interface ListEntry extends ShownPost {
  list: Language;
  publishedAt: string;
}

/** A post's entries in all lists. A pure function of the record, so a fallback is never stored as a translation. */
export const listEntries = (post: PostRecord): ListEntry[] =>
  languages.flatMap((list) => {
    const language = shownIn(post, list);
    const live = language && post.languages[language]?.live;
    if (!live) return [];
    const { publishedAt, slug } = live.card;
    return [{ list, publishedAt, id: post.id, slug, language, category: post.details.category }];
  });

export const groupShown = (all: readonly ShownPost[]): ShownPosts => ({
  all,
  byId: new Map(all.map((post) => [post.id, post])),
  bySlug: new Map(all.map((post) => [post.slug, post])),
  byCategory: Map.groupBy(all, ({ category }) => category),
});
