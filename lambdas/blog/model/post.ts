import * as z from 'zod/mini';
import { postDetailsSchema, postIdSchema } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';

/** The part of a published text that lists show. */
const cardTextSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  coverAlt: z.string(),
  /** Of this language; ISO 8601, UTC. */
  publishedAt: z.string(),
  updatedAt: z.string(),
  readingMinutes: z.number(),
});

/** One language of a post, without the bodies of its texts. A language always has a working copy. */
const languageRecordSchema = z.object({
  draft: z.object({
    version: z.number(),
    slug: z.string(),
    title: z.string(),
    savedAt: z.string(),
    /** As `digestOf` makes it. */
    digest: z.string(),
    /** As `paragraphMarks` makes them. */
    paragraphs: z.string(),
    /** The source's paragraphs when this translation was last declared up to date. */
    upToDateWith: z.string(),
  }),
  live: z.optional(z.object({ card: cardTextSchema, digest: z.string(), paragraphs: z.string() })),
  /** When the scheduled text is published; ISO 8601, UTC. */
  plannedFor: z.optional(z.string()),
});
export type LanguageRecord = z.infer<typeof languageRecordSchema>;

/** A post as it is kept: everything but the texts' bodies, which are items of their own. */
export const postRecordSchema = z.object({
  id: postIdSchema,
  details: postDetailsSchema,
  sourceLanguage: languageSchema,
  created: z.string(),
  updated: z.string(),
  /** Of the details. */
  version: z.number(),
  /** Grows with every write to any part of the post, so that of two simultaneous writers one notices. */
  writes: z.number(),
  /** Every address that it has or had. */
  slugs: z.array(z.object({ slug: z.string(), language: languageSchema })),
  languages: z.partialRecord(languageSchema, languageRecordSchema),
});
export type PostRecord = z.infer<typeof postRecordSchema>;

/** The part of a post that a page of a list reads. */
export const cardRecordSchema = z.object({
  ...z.pick(postRecordSchema, { id: true, details: true }).shape,
  languages: z.partialRecord(languageSchema, z.object({ live: z.optional(z.object({ card: cardTextSchema })) })),
});
export type CardRecord = z.infer<typeof cardRecordSchema>;

/**
 * The language in which lists show a post to readers of `asked`. It is never stored, because a fallback is not a
 * translation.
 */
export const shownIn = ({ languages }: CardRecord, asked: Language): Language | undefined =>
  ([asked, 'he', 'en'] as const).find((language) => languages[language]?.live);

export const liveLanguages = (post: CardRecord): Language[] =>
  languages.filter((language) => post.languages[language]?.live);
