import * as z from 'zod/mini';
import { pictureSizeSchema, slugSchema } from './blog.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema, localizedTextSchema } from './locale.ts';
import { problemSchema } from './problem.ts';
import { isOwnPicture } from './rich-text.ts';
import { richTextSchema } from './rich-text-schema.ts';

export const postIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
/** Counts the changes of one record. A write names the version that it was made from; another one is a conflict (409). */
const version = z.int().check(z.gte(1));
const line = (limit: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(limit, `tooLong:${limit}`),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'invalidText'),
    );

const ownPicture = z.strictObject({
  ...pictureSizeSchema.shape,
  src: z.string().check(z.refine(isOwnPicture, 'foreignPicture')),
});

/** What all languages of a post share. */
export const postDetailsSchema = z.strictObject({
  category: z.optional(slugSchema),
  tags: z.array(line(40).check(z.minLength(1, 'required'))).check(z.maxLength(12, 'tooMany:12')),
  author: line(80).check(z.minLength(1, 'required')),
  cover: z.optional(z.extend(ownPicture, { small: z.optional(ownPicture) })),
});
export type PostDetails = z.infer<typeof postDetailsSchema>;

/** One language of a post as its writer keeps it. A draft may be empty; publishing asks for slug, title, excerpt and body. */
export const draftTextSchema = z.strictObject({
  slug: z.union([z.literal(''), slugSchema]),
  title: line(160),
  excerpt: line(400),
  coverAlt: line(300),
  /** Empty: the title and the excerpt serve. */
  seoTitle: line(160),
  seoDescription: line(320),
  body: richTextSchema,
});
export type DraftText = z.infer<typeof draftTextSchema>;

/** `scheduled` also where visitors see an older text meanwhile: then there is a `publishedAt` as well. */
export const languageStates = ['missing', 'draft', 'scheduled', 'published'] as const;

/** Where one language of a post stands. */
export const languageStatusSchema = z.object({
  state: z.enum(languageStates),
  /** Of the working copy; 0 where there is none. */
  version: z.number(),
  title: z.string(),
  slug: z.string(),
  /** Published, and changed since. */
  hasChanges: z.boolean(),
  /** The source has changed in this many paragraphs since this translation was last declared up to date. */
  staleParagraphs: z.number(),
  publishAt: z.optional(z.string()),
  publishedAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});
export type LanguageStatus = z.infer<typeof languageStatusSchema>;

export const postOverviewSchema = z.object({
  id: postIdSchema,
  version,
  details: postDetailsSchema,
  /** The language that it was first written in: the others are translations of it. */
  sourceLanguage: languageSchema,
  created: z.string(),
  updated: z.string(),
  languages: z.record(languageSchema, languageStatusSchema),
});
export type PostOverview = z.infer<typeof postOverviewSchema>;

/** The working copy of one language, with what is needed to see where the source has moved on. */
export const draftSchema = z.object({
  language: languageSchema,
  version,
  text: draftTextSchema,
  status: languageStatusSchema,
  savedAt: z.string(),
  savedBy: z.string(),
  /**
   * Paragraphs of the source that changed since, by their place in its body; -2 is its title, -1 its excerpt. Of the source
   * as it is published, where it is. Empty for the source itself.
   */
  changedSourceParagraphs: z.array(z.number()),
});
export type Draft = z.infer<typeof draftSchema>;

export const revisionSchema = z.object({ id: z.string(), savedAt: z.string(), savedBy: z.string(), title: z.string() });

const refusals = { 400: problemSchema, 401: problemSchema, 403: problemSchema };
const changes = { 404: problemSchema, 409: problemSchema, ...refusals };
const ofPost = z.strictObject({ id: postIdSchema });
const ofLanguage = z.strictObject({ id: postIdSchema, language: languageSchema });
const ofRevision = z.strictObject({ id: postIdSchema, language: languageSchema, revision: postIdSchema });
const byVersion = z.strictObject({ version });
/** A text of 300,000 bytes, most of all. */
const bodyLimit = 384 * 1024;

/** The matrix posts x languages, most recently changed first. A searched page may be short while `nextCursor` leads on. */
export const listPostOverviews = endpoint({
  id: 'listPostOverviews',
  method: 'GET',
  path: '/api/admin/posts',
  access: 'admin',
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z.optional(z.enum(['10', '25', '50', '100'])),
    cursor: z.optional(z.string().check(z.maxLength(1024))),
  }),
  responses: { 200: z.object({ items: z.array(postOverviewSchema), nextCursor: z.optional(z.string()) }), ...refusals },
});

export const createPost = endpoint({
  id: 'createPost',
  method: 'POST',
  path: '/api/admin/posts',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ language: languageSchema, title: line(160).check(z.minLength(1, 'required')) }),
  responses: { 201: postOverviewSchema, ...refusals },
});

export const getPostOverview = endpoint({
  id: 'getPostOverview',
  method: 'GET',
  path: '/api/admin/posts/{id}',
  access: 'admin',
  pathParameters: ofPost,
  responses: { 200: postOverviewSchema, 404: problemSchema, ...refusals },
});

export const updatePostDetails = endpoint({
  id: 'updatePostDetails',
  method: 'PUT',
  path: '/api/admin/posts/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofPost,
  body: z.strictObject({ version, details: postDetailsSchema }),
  responses: { 200: postOverviewSchema, ...changes },
});

/** With every language, revision and schedule. */
export const deletePost = endpoint({
  id: 'deletePost',
  method: 'DELETE',
  path: '/api/admin/posts/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofPost,
  responses: { 204: undefined, ...changes },
});

export const getDraft = endpoint({
  id: 'getDraft',
  method: 'GET',
  path: '/api/admin/posts/{id}/languages/{language}',
  access: 'admin',
  pathParameters: ofLanguage,
  responses: { 200: draftSchema, 404: problemSchema, ...refusals },
});

/** Keeps the working copy; what visitors see does not change. `version` 0 begins a language. */
export const saveDraft = endpoint({
  id: 'saveDraft',
  method: 'PUT',
  path: '/api/admin/posts/{id}/languages/{language}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  bodyLimit,
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    text: draftTextSchema,
    /** The translation now says what the source says. */
    isUpToDate: z.optional(z.boolean()),
  }),
  responses: { 200: draftSchema, ...changes },
});

/** Takes the language away altogether, for visitors too. */
export const deleteDraft = endpoint({
  id: 'deleteDraft',
  method: 'DELETE',
  path: '/api/admin/posts/{id}/languages/{language}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  responses: { 204: undefined, ...changes },
});

/** The working copy becomes what visitors see: now, or at `publishAt` (ISO 8601, UTC, in the future). */
export const publishDraft = endpoint({
  id: 'publishDraft',
  method: 'POST',
  path: '/api/admin/posts/{id}/languages/{language}/publish',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  body: z.strictObject({ version, publishAt: z.optional(z.iso.datetime('invalidDate')) }),
  responses: { 200: draftSchema, ...changes },
});

/** Off the schedule, where it is on it; else away from the visitors. The working copy stays. */
export const unpublishDraft = endpoint({
  id: 'unpublishDraft',
  method: 'POST',
  path: '/api/admin/posts/{id}/languages/{language}/unpublish',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  body: byVersion,
  responses: { 200: draftSchema, ...changes },
});

/** The last 20, newest first. */
export const listRevisions = endpoint({
  id: 'listRevisions',
  method: 'GET',
  path: '/api/admin/posts/{id}/languages/{language}/revisions',
  access: 'admin',
  pathParameters: ofLanguage,
  responses: { 200: z.object({ items: z.array(revisionSchema) }), 404: problemSchema, ...refusals },
});

export const getRevision = endpoint({
  id: 'getRevision',
  method: 'GET',
  path: '/api/admin/posts/{id}/languages/{language}/revisions/{revision}',
  access: 'admin',
  pathParameters: ofRevision,
  responses: { 200: z.extend(revisionSchema, { text: draftTextSchema }), 404: problemSchema, ...refusals },
});

/** Makes it the working copy again; what was there becomes a revision itself. */
export const restoreRevision = endpoint({
  id: 'restoreRevision',
  method: 'POST',
  path: '/api/admin/posts/{id}/languages/{language}/revisions/{revision}/restore',
  access: 'admin',
  idempotent: true,
  pathParameters: ofRevision,
  body: byVersion,
  responses: { 200: draftSchema, ...changes },
});

/** A category with its name in every language; Hebrew is required. */
export const categorySchema = z.strictObject({ slug: slugSchema, names: localizedTextSchema, order: z.int() });
export type Category = z.infer<typeof categorySchema>;

const nameSchema = line(60).check(z.minLength(1, 'required'));
const categoryNames = z.strictObject({
  he: nameSchema,
  en: z.optional(nameSchema),
  ru: z.optional(nameSchema),
  fr: z.optional(nameSchema),
  es: z.optional(nameSchema),
});
const editedCategory = z.extend(categorySchema, { version, posts: z.number() });
const ofCategory = z.strictObject({ slug: slugSchema });

export const listCategories = endpoint({
  id: 'listCategories',
  method: 'GET',
  path: '/api/admin/blog/categories',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(editedCategory) }), ...refusals },
});

export const createCategory = endpoint({
  id: 'createCategory',
  method: 'POST',
  path: '/api/admin/blog/categories',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ slug: slugSchema, names: categoryNames }),
  responses: { 201: editedCategory, 409: problemSchema, ...refusals },
});

export const updateCategory = endpoint({
  id: 'updateCategory',
  method: 'PUT',
  path: '/api/admin/blog/categories/{slug}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofCategory,
  body: z.strictObject({ version, names: categoryNames, order: z.int().check(z.gte(0), z.lte(999)) }),
  responses: { 200: editedCategory, ...changes },
});

/** Refused (409) while posts are in it. */
export const deleteCategory = endpoint({
  id: 'deleteCategory',
  method: 'DELETE',
  path: '/api/admin/blog/categories/{slug}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofCategory,
  responses: { 204: undefined, ...changes },
});
