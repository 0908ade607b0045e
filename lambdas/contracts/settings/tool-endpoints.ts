import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { languageSchema } from '../text/locale.ts';
import { emailSchema } from '../users/person.ts';
import { changeSchema } from './change.ts';
import { secretNameSchema } from './endpoints.ts';
import { type SectionName, sectionNames } from './sections.ts';

// The calls of dialogs and tools beside the forms: the screen of the settings shows without them.

const sectionNameSchema = z.enum(sectionNames as [SectionName, ...SectionName[]]);

/** The values of a section after each of its latest changes, newest first: any of them can be saved again. */
export const listSettingsHistory = endpoint({
  id: 'listSettingsHistory',
  method: 'GET',
  path: '/api/admin/settings/{section}/history',
  access: 'admin',
  pathParameters: z.strictObject({ section: sectionNameSchema }),
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          version: z.number(),
          changed: changeSchema,
          changes: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
        }),
      ),
    }),
    ...adminRefusals,
  },
});

const ofSecret = z.strictObject({ name: secretNameSchema });

/** The body of the form. */
export const secretFormSchema = z.strictObject({
  value: z.string().check(
    z.minLength(1, 'required'),
    z.maxLength(1_000, 'tooLong:1000'),
    z.regex(/^[\x21-\x7E]([\x20-\x7E]*[\x21-\x7E])?$/, 'invalidText'),
    // The parameter store would take it for the name of another parameter.
    z.refine((value) => !value.includes('{{'), 'invalidText'),
  ),
});

/** Keeps a secret, in place of the former one. No reply holds it. */
export const saveSecret = endpoint({
  id: 'saveSecret',
  method: 'PUT',
  path: '/api/admin/settings/secrets/{name}',
  access: 'admin',
  confirmed: true,
  isRepeatable: true,
  pathParameters: ofSecret,
  body: z.extend(secretFormSchema, {
    /** Of the section that it belongs to, as it was shown. */
    version: z.int().check(z.gte(0)),
  }),
  responses: { 200: changeSchema, ...changeRefusals },
});

export const removeSecret = endpoint({
  id: 'removeSecret',
  method: 'DELETE',
  path: '/api/admin/settings/secrets/{name}',
  access: 'admin',
  idempotent: true,
  confirmed: true,
  pathParameters: ofSecret,
  responses: { 204: undefined, ...changeRefusals },
});

/** Sends a mail to the given address, with the settings as they are saved: five a minute for each administrator. */
export const sendTestMail = endpoint({
  id: 'sendTestMail',
  method: 'POST',
  path: '/api/admin/settings/test-mail',
  access: 'admin',
  confirmed: true,
  idempotent: true,
  body: z.strictObject({ to: emailSchema, language: languageSchema }),
  responses: { 204: undefined, ...adminRefusals, 409: problemSchema, 429: problemSchema, 503: problemSchema },
});

/** Logs in at the mail provider, as the settings are saved, and sends nothing: five times a minute for each administrator. */
export const testMailConnection = endpoint({
  id: 'testMailConnection',
  method: 'POST',
  path: '/api/admin/settings/test-connection',
  access: 'admin',
  isRepeatable: true,
  confirmed: true,
  responses: { 204: undefined, ...adminRefusals, 409: problemSchema, 429: problemSchema, 503: problemSchema },
});

/** The layers that can be cleared: CloudFront's copies, and the functions' memory. */
export const cacheLayers = ['edge', 'memory'] as const;
export const cacheLayerSchema = z.enum(cacheLayers);
export type CacheLayer = z.infer<typeof cacheLayerSchema>;

/**
 * Makes a layer ask again for everything that it keeps, after a change that must show at once: the edge within a minute or two,
 * functions within half a minute.
 */
export const clearCache = endpoint({
  id: 'clearCache',
  method: 'POST',
  path: '/api/admin/settings/clear-cache',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ layer: cacheLayerSchema }),
  responses: { 204: undefined, ...adminRefusals, 503: problemSchema },
});
