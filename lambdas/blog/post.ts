import * as z from 'zod/mini';
import { postDetailsSchema, postIdSchema } from '#contracts/blog-drafts.ts';
import { type Language, languages } from '#contracts/language.ts';
import { languageSchema } from '#contracts/locale.ts';

/** What lists show of a published text. */
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

/** One language of a post, without its texts' bodies. It has a working copy, or it is not there at all. */
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
  /** When the text that is planned goes out; ISO 8601, UTC. */
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
  /** Grows with every write to any part of the post: of two at once, one notices. */
  writes: z.number(),
  /** Every address that it has or had. */
  slugs: z.array(z.object({ slug: z.string(), language: languageSchema })),
  languages: z.partialRecord(languageSchema, languageRecordSchema),
});
export type PostRecord = z.infer<typeof postRecordSchema>;

/** What a page of a list reads of a post. */
export const cardRecordSchema = z.object({
  ...z.pick(postRecordSchema, { id: true, details: true }).shape,
  languages: z.partialRecord(languageSchema, z.object({ live: z.optional(z.object({ card: cardTextSchema })) })),
});
export type CardRecord = z.infer<typeof cardRecordSchema>;

/** The language in which lists show a post to readers of `asked`. Never stored: a fallback is no translation. */
export const shownIn = ({ languages }: CardRecord, asked: Language): Language | undefined =>
  ([asked, 'he', 'en'] as const).find((language) => languages[language]?.live);

export const liveLanguages = (post: CardRecord): Language[] =>
  languages.filter((language) => post.languages[language]?.live);
