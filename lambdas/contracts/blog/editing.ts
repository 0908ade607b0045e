import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { requiredLine, searchSchema, sentTimeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import {
  draftSchema,
  draftTextSchema,
  postDetailsSchema,
  postFilters,
  postIdSchema,
  postOverviewSchema,
  revisionSchema,
} from './drafts.ts';

const ofPost = z.strictObject({ id: postIdSchema });
const ofLanguage = z.strictObject({ id: postIdSchema, language: languageSchema });
const ofRevision = z.strictObject({ id: postIdSchema, language: languageSchema, revision: postIdSchema });
const byVersion = z.strictObject({ version: versionSchema });
/** Bytes of a request; the text takes up to 300,000 of them. */
const bodyLimit = 384 * 1024;

/** The matrix posts x languages, most recently changed first. A searched page may be short while `nextCursor` leads on. */
export const listPostOverviews = endpoint({
  id: 'listPostOverviews',
  method: 'GET',
  path: '/api/admin/posts',
  access: 'admin',
  query: z.strictObject({
    search: z.optional(searchSchema),
    state: z.optional(z.enum(postFilters)),
    /** Nothing is written in this language. */
    missing: z.optional(languageSchema),
    limit: pageSizeQuery,
    cursor: cursorQuery,
  }),
  responses: {
    200: z.object({ items: z.array(postOverviewSchema), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});

export const createPost = endpoint({
  id: 'createPost',
  method: 'POST',
  path: '/api/admin/posts',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({
    language: languageSchema,
    title: requiredLine(160),
    slug: z.optional(draftTextSchema.shape.slug),
  }),
  responses: { 201: postOverviewSchema, ...adminRefusals },
});

export const getPostOverview = endpoint({
  id: 'getPostOverview',
  method: 'GET',
  path: '/api/admin/posts/{id}',
  access: 'admin',
  pathParameters: ofPost,
  responses: { 200: postOverviewSchema, 404: problemSchema, ...adminRefusals },
});

export const updatePostDetails = endpoint({
  id: 'updatePostDetails',
  method: 'PUT',
  path: '/api/admin/posts/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofPost,
  body: z.strictObject({ version: versionSchema, details: postDetailsSchema }),
  responses: { 200: postOverviewSchema, ...changeRefusals },
});

/** With every language, revision and schedule. */
export const deletePost = endpoint({
  id: 'deletePost',
  method: 'DELETE',
  path: '/api/admin/posts/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofPost,
  responses: { 204: undefined, ...changeRefusals },
});

export const getDraft = endpoint({
  id: 'getDraft',
  method: 'GET',
  path: '/api/admin/posts/{id}/languages/{language}',
  access: 'admin',
  pathParameters: ofLanguage,
  responses: { 200: draftSchema, 404: problemSchema, ...adminRefusals },
});

/** Saves the working copy; what visitors see does not change. `version` 0 begins a new language. */
export const saveDraft = endpoint({
  id: 'saveDraft',
  method: 'PUT',
  path: '/api/admin/posts/{id}/languages/{language}',
  access: 'admin',
  mayWait: true,
  idempotent: true,
  pathParameters: ofLanguage,
  bodyLimit,
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    text: draftTextSchema,
    /** Declares the translation up to date with its source. */
    isUpToDate: z.optional(z.boolean()),
  }),
  responses: { 200: draftSchema, ...changeRefusals },
});

/** Deletes the language completely, for visitors too. */
export const deleteDraft = endpoint({
  id: 'deleteDraft',
  method: 'DELETE',
  path: '/api/admin/posts/{id}/languages/{language}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  responses: { 204: undefined, ...changeRefusals },
});

/** Publishes the working copy: now, or at `publishAt` (ISO 8601, UTC, in the future). */
export const publishDraft = endpoint({
  id: 'publishDraft',
  method: 'POST',
  path: '/api/admin/posts/{id}/languages/{language}/publish',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  body: z.strictObject({ version: versionSchema, publishAt: z.optional(sentTimeSchema) }),
  responses: { 200: draftSchema, ...changeRefusals },
});

/** Cancels the schedule if there is one; otherwise takes the published text off the site. The working copy stays. */
export const unpublishDraft = endpoint({
  id: 'unpublishDraft',
  method: 'POST',
  path: '/api/admin/posts/{id}/languages/{language}/unpublish',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  body: byVersion,
  responses: { 200: draftSchema, ...changeRefusals },
});

/** The last 20, newest first. */
export const listRevisions = endpoint({
  id: 'listRevisions',
  method: 'GET',
  path: '/api/admin/posts/{id}/languages/{language}/revisions',
  access: 'admin',
  pathParameters: ofLanguage,
  responses: { 200: z.object({ items: z.array(revisionSchema) }), 404: problemSchema, ...adminRefusals },
});

export const getRevision = endpoint({
  id: 'getRevision',
  method: 'GET',
  path: '/api/admin/posts/{id}/languages/{language}/revisions/{revision}',
  access: 'admin',
  pathParameters: ofRevision,
  responses: { 200: z.extend(revisionSchema, { text: draftTextSchema }), 404: problemSchema, ...adminRefusals },
});

/** Restores a revision as the working copy; the text that it replaces becomes a revision itself. */
export const restoreRevision = endpoint({
  id: 'restoreRevision',
  method: 'POST',
  path: '/api/admin/posts/{id}/languages/{language}/revisions/{revision}/restore',
  access: 'admin',
  idempotent: true,
  pathParameters: ofRevision,
  body: byVersion,
  responses: { 200: draftSchema, ...changeRefusals },
});
