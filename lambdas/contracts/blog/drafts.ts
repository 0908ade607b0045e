import * as z from 'zod/mini';
import { versionSchema } from '../http/version.ts';
import { line, requiredLine } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { isOwnPicture } from '../text/rich-text.ts';
import { richTextSchema } from '../text/rich-text-schema.ts';
import { pictureSizeSchema, slugSchema } from './endpoints.ts';

export const postIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const ownPicture = z.strictObject({
  ...pictureSizeSchema.shape,
  src: z.string().check(z.refine(isOwnPicture, 'foreignPicture')),
});

/** The details that all languages of a post share. */
export const postDetailsSchema = z.strictObject({
  category: z.optional(slugSchema),
  tags: z.array(requiredLine(40)).check(z.maxLength(12, 'tooMany:12')),
  author: requiredLine(80),
  cover: z.optional(z.extend(ownPicture, { small: z.optional(ownPicture) })),
});
export type PostDetails = z.infer<typeof postDetailsSchema>;

/**
 * One language of a post as its writer edits it. A draft may be empty; publishing requires slug, title, excerpt and
 * body.
 */
export const draftTextSchema = z.strictObject({
  slug: z.union([z.literal(''), slugSchema]),
  title: line(160),
  excerpt: line(400),
  coverAlt: line(300),
  /** If empty, the title and the excerpt are used. */
  seoTitle: line(160),
  seoDescription: line(320),
  body: richTextSchema,
});
export type DraftText = z.infer<typeof draftTextSchema>;

/** `scheduled` also applies while visitors still see an older text; then there is a `publishedAt` as well. */
export const languageStates = ['missing', 'draft', 'scheduled', 'published'] as const;

/** The state of one language of a post. */
export const languageStatusSchema = z.object({
  state: z.enum(languageStates),
  /** Of the working copy; 0 where there is none. */
  version: z.number(),
  title: z.string(),
  slug: z.string(),
  /** Published, and changed since then. */
  hasChanges: z.boolean(),
  /** The source has changed in this many paragraphs since this translation was last declared up to date. */
  staleParagraphs: z.number(),
  publishAt: z.optional(z.string()),
  publishedAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});
export type LanguageStatus = z.infer<typeof languageStatusSchema>;

/** By what the list of posts is narrowed: what holds for one of a post's languages at least. */
export const postFilters = ['draft', 'scheduled', 'changed', 'behind'] as const;
export type PostFilter = (typeof postFilters)[number];

export const postOverviewSchema = z.object({
  id: postIdSchema,
  version: versionSchema,
  details: postDetailsSchema,
  /** The language that it was first written in: the others are translations of it. */
  sourceLanguage: languageSchema,
  created: z.string(),
  updated: z.string(),
  languages: z.record(languageSchema, languageStatusSchema),
});
export type PostOverview = z.infer<typeof postOverviewSchema>;

/** The working copy of one language, with what is needed to show where the source has changed since. */
export const draftSchema = z.object({
  language: languageSchema,
  version: versionSchema,
  text: draftTextSchema,
  status: languageStatusSchema,
  savedAt: z.string(),
  savedBy: z.string(),
  /**
   * A mark for the title, one for the excerpt and one for each block of the body. The same content has the same mark.
   */
  paragraphMarks: z.array(z.string()),
  /**
   * Marks of the paragraphs of the published source that have changed since; its working copy may have them elsewhere
   * or not at all. Empty for the source itself.
   */
  changedSourceParagraphs: z.array(z.string()),
});
export type Draft = z.infer<typeof draftSchema>;

const textChangeSchema = z.object({
  /** Numbers of words. */
  added: z.number(),
  removed: z.number(),
  /** Those at the first difference, to recognize it by; empty where the words are the same. */
  words: z.string(),
});
export type TextChange = z.infer<typeof textChangeSchema>;

export const revisionSchema = z.object({
  id: z.string(),
  savedAt: z.string(),
  savedBy: z.string(),
  title: z.string(),
  /** Against the version before it, in a list that has that one too. */
  change: z.optional(textChangeSchema),
});
