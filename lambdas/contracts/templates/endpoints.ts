import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { requiredLine, timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { filledMailSchema } from './filled-mail.ts';
import { mailCategorySchema } from './mail-category.ts';
import { mailTextSchema, mailTextsSchema, mailVariableSchema } from './mail-text.ts';

export const templateIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

/** A template in the list. */
export const templateOverviewSchema = z.object({
  id: templateIdSchema,
  version: versionSchema,
  name: z.string(),
  category: mailCategorySchema,
  /** Those that are written. */
  languages: z.array(languageSchema),
  /** Those that its texts use. */
  variables: z.array(mailVariableSchema),
  updated: timeSchema,
});
export type TemplateOverview = z.infer<typeof templateOverviewSchema>;

export const templateFormSchema = z.strictObject({
  name: requiredLine(100),
  category: mailCategorySchema,
  texts: mailTextsSchema,
});
export type TemplateForm = z.infer<typeof templateFormSchema>;

export const templateSchema = z.extend(templateOverviewSchema, { texts: mailTextsSchema });
export type Template = z.infer<typeof templateSchema>;

/** Bytes of a request with the texts of all languages. */
export const textsLimit = 384 * 1024;
const ofTemplate = z.strictObject({ id: templateIdSchema });

/** So many, that a list needs no pages. */
export const templateLimit = 200;

/** All of them, changed last first. */
export const listTemplates = endpoint({
  id: 'listTemplates',
  method: 'GET',
  path: '/api/admin/templates',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(templateOverviewSchema) }), ...adminRefusals },
});

export const getTemplate = endpoint({
  id: 'getTemplate',
  method: 'GET',
  path: '/api/admin/templates/{id}',
  access: 'admin',
  pathParameters: ofTemplate,
  responses: { 200: templateSchema, 404: problemSchema, ...adminRefusals },
});

export const createTemplate = endpoint({
  id: 'createTemplate',
  method: 'POST',
  path: '/api/admin/templates',
  access: 'admin',
  idempotent: true,
  bodyLimit: textsLimit,
  body: templateFormSchema,
  responses: { 201: templateOverviewSchema, ...adminRefusals, 409: problemSchema },
});

export const saveTemplate = endpoint({
  id: 'saveTemplate',
  method: 'PUT',
  path: '/api/admin/templates/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofTemplate,
  bodyLimit: textsLimit,
  body: z.extend(templateFormSchema, { version: versionSchema }),
  responses: { 200: templateOverviewSchema, ...changeRefusals },
});

/** A copy under a name of its own. */
export const duplicateTemplate = endpoint({
  id: 'duplicateTemplate',
  method: 'POST',
  path: '/api/admin/templates/{id}/duplicate',
  access: 'admin',
  idempotent: true,
  pathParameters: ofTemplate,
  body: z.strictObject({ name: requiredLine(100) }),
  responses: { 201: templateOverviewSchema, ...changeRefusals },
});

/** Campaigns keep their own copy of what they were begun with. */
export const deleteTemplate = endpoint({
  id: 'deleteTemplate',
  method: 'DELETE',
  path: '/api/admin/templates/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofTemplate,
  responses: { 204: undefined, ...changeRefusals },
});

/** The mail that a reader with the caller's name would get; nothing is sent or kept. */
export const previewMail = endpoint({
  id: 'previewMail',
  method: 'POST',
  path: '/api/admin/templates/preview',
  access: 'admin',
  isRepeatable: true,
  bodyLimit: textsLimit,
  body: z.strictObject({ category: mailCategorySchema, language: languageSchema, text: mailTextSchema }),
  responses: {
    200: filledMailSchema,
    ...adminRefusals,
  },
});
