import * as z from 'zod/mini';
import { webAddressSchema } from '../catalog/form.ts';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { requiredLine, timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { confidences, passageKinds, passageOrigins } from './passage-kinds.ts';

export const passageIdSchema = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  // The path segment of the form for a new one.
  z.refine((id) => id !== 'new'),
);
/** The id of a brand or model that passages are about. */
const subjectIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'invalidChoice'));

/** Below or above these, people find a passage less well: the form says so and saves it. */
export const usualQuestions = { least: 4, most: 16 } as const;

/** Of another site, or of this one what shows the same: a term of the glossary (`/glossary#vamp`), a brand, the list of shoes. */
const ownPage = /^\/(?:glossary#[a-z0-9-]{1,64}|brand\/[A-Za-z0-9-]{1,64}|products)$/;
const sourceSchema = z.union([z.string().check(z.regex(ownPage)), webAddressSchema]);

/** The facts that are the same in every language. */
export const passageFactsSchema = z.strictObject({
  kind: z.enum(passageKinds, 'invalidChoice'),
  subject: z.optional(subjectIdSchema),
  confidence: z.enum(confidences, 'invalidChoice'),
  safety: z.boolean(),
  choosing: z.boolean(),
  sources: z.array(sourceSchema).check(z.maxLength(20, 'tooMany:20')),
});
export type PassageFacts = z.infer<typeof passageFactsSchema>;

/** Each point stands alone; the first one answers the main question. Questions are as people ask them. */
export const passageTextSchema = z.strictObject({
  title: requiredLine(120),
  text: z.array(requiredLine(600)).check(z.minLength(1, 'required'), z.maxLength(12, 'tooMany:12')),
  questions: z.array(requiredLine(200)).check(z.minLength(1, 'required'), z.maxLength(20, 'tooMany:20')),
});
export type PassageText = z.infer<typeof passageTextSchema>;

/** `stale`: the source language was changed after it. */
export const languageStates = ['written', 'stale', 'missing'] as const;
export type LanguageState = (typeof languageStates)[number];

/** A row of the matrix passages x languages. */
export const passageOverviewSchema = z.object({
  id: z.string(),
  origin: z.enum(passageOrigins),
  /** The record that it follows from, such as a post's id. */
  record: z.optional(z.string()),
  kind: z.enum(passageKinds),
  subject: z.optional(z.string()),
  safety: z.boolean(),
  sourceLanguage: languageSchema,
  languages: z.record(languageSchema, z.object({ state: z.enum(languageStates), title: z.optional(z.string()) })),
  /** Of those that follow from a record, the record says when it changed. */
  updated: z.optional(timeSchema),
});
export type PassageOverview = z.infer<typeof passageOverviewSchema>;

const storedTextSchema = z.object({
  version: versionSchema,
  ...passageTextSchema.shape,
  isStale: z.boolean(),
  updated: timeSchema,
});
export type StoredPassageText = z.infer<typeof storedTextSchema>;

/** A passage in all its languages. Its facts and each language have a version of their own, so that people can work side by side. */
export const knownPassageSchema = z.object({
  id: z.string(),
  origin: z.enum(['seed', 'written']),
  /** Of the whole: counts every change. */
  version: versionSchema,
  facts: z.object({ version: versionSchema, ...passageFactsSchema.shape }),
  sourceLanguage: languageSchema,
  texts: z.partialRecord(languageSchema, storedTextSchema),
  updated: timeSchema,
});
export type KnownPassage = z.infer<typeof knownPassageSchema>;

const ofPassage = z.strictObject({ id: passageIdSchema });
const ofLanguage = z.strictObject({ id: passageIdSchema, language: languageSchema });
const byVersion = z.strictObject({ version: z.string().check(z.regex(/^\d{1,9}$/)) });

/** Last changed first. Passages that follow from records of the site stand at the end. */
export const listPassages = endpoint({
  id: 'listPassages',
  method: 'GET',
  path: '/api/admin/knowledge',
  access: 'admin',
  query: z.strictObject({
    /** Words of titles, points and questions, in any language. */
    search: z.optional(z.string().check(z.maxLength(100))),
    kind: z.optional(z.enum(passageKinds)),
    /** A brand includes its models. */
    subject: z.optional(subjectIdSchema),
    state: z.optional(z.enum(languageStates)),
    /** In which `state` counts; in any, without it. */
    language: z.optional(languageSchema),
    limit: pageSizeQuery,
    cursor: cursorQuery,
  }),
  responses: {
    200: z.object({ items: z.array(passageOverviewSchema), total: z.number(), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});

/** The brands and models that a passage can be about. */
export const listPassageSubjects = endpoint({
  id: 'listPassageSubjects',
  method: 'GET',
  path: '/api/admin/knowledge-subjects',
  access: 'admin',
  responses: {
    200: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), brand: z.optional(z.string()) })) }),
    ...adminRefusals,
  },
});

export const getPassage = endpoint({
  id: 'getPassage',
  method: 'GET',
  path: '/api/admin/knowledge/{id}',
  access: 'admin',
  pathParameters: ofPassage,
  responses: { 200: knownPassageSchema, 404: problemSchema, ...adminRefusals },
});

/** Written in one language first, which its translations follow. */
export const createPassage = endpoint({
  id: 'createPassage',
  method: 'POST',
  path: '/api/admin/knowledge',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ language: languageSchema, facts: passageFactsSchema, text: passageTextSchema }),
  responses: { 201: knownPassageSchema, ...adminRefusals },
});

export const savePassageFacts = endpoint({
  id: 'savePassageFacts',
  method: 'PUT',
  path: '/api/admin/knowledge/{id}/facts',
  access: 'admin',
  idempotent: true,
  pathParameters: ofPassage,
  body: z.strictObject({ version: versionSchema, facts: passageFactsSchema }),
  responses: { 200: knownPassageSchema, ...changeRefusals },
});

/** `version` 0 begins a language. A translation that is saved is up to date with its source. */
export const savePassageText = endpoint({
  id: 'savePassageText',
  method: 'PUT',
  path: '/api/admin/knowledge/{id}/languages/{language}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  body: z.strictObject({ version: z.int().check(z.gte(0)), text: passageTextSchema }),
  responses: { 200: knownPassageSchema, ...changeRefusals },
});

/** The assistant does not answer from the passage in this language any more. The last language goes with the passage only. */
export const deletePassageText = endpoint({
  id: 'deletePassageText',
  method: 'DELETE',
  path: '/api/admin/knowledge/{id}/languages/{language}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofLanguage,
  query: byVersion,
  responses: { 200: knownPassageSchema, ...changeRefusals },
});

/** In every language. One that came with the product does not come back. */
export const deletePassage = endpoint({
  id: 'deletePassage',
  method: 'DELETE',
  path: '/api/admin/knowledge/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofPassage,
  query: byVersion,
  responses: { 204: undefined, ...changeRefusals },
});
