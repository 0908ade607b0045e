import type { DraftText, PostDetails } from '#contracts/blog/drafts.ts';
import { siteAuthor } from '#contracts/blog/site-author.ts';
import type { Language } from '#contracts/text/language.ts';

/** A post that a new site starts with, published in every language. */
export interface SeedPost {
  id: string;
  details: PostDetails;
  sourceLanguage: 'he';
  /** ISO 8601, UTC. */
  publishedAt: string;
  languages: Record<Language, DraftText>;
}

/** One for all languages, as a post has one author. */
export const author = siteAuthor;

/** The post's own drawing, `web/pictures/blog/<id>.svg`. */
export const coverOf = (id: string) => ({ src: `/images/blog/${id}.svg`, width: 1200, height: 630 });
