import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals } from '../http/refusals.ts';
import { type Language, languages } from '../text/language.ts';
import { languageSchema } from '../text/locale.ts';
import { isPlainText, plainTextLimit } from '../text/plain-text.ts';
import { changeSchema } from './change.ts';
import { editedPages } from './page-text.ts';

/** The body of the form; an empty text brings back the product's own. */
export const pageTextSchema = z
  .string()
  .check(z.maxLength(plainTextLimit, `tooLong:${plainTextLimit}`), z.refine(isPlainText, 'invalidText'));

/** Version 0 until it is first saved; empty where the page shows the text that the product brings. */
const storedTextSchema = z.object({ version: z.number(), text: z.string(), changed: z.optional(changeSchema) });

const pageSchema = z.enum(editedPages);

/** The text of a page in each language. */
export const getPageText = endpoint({
  id: 'getPageText',
  method: 'GET',
  path: '/api/admin/page-texts/{page}',
  access: 'admin',
  pathParameters: z.strictObject({ page: pageSchema }),
  responses: {
    200: z.object({
      texts: z.object(
        Object.fromEntries(languages.map((language) => [language, storedTextSchema])) as Record<
          Language,
          typeof storedTextSchema
        >,
      ),
    }),
    ...adminRefusals,
  },
});

/** Refused with `editConflict` unless its version is the present one. */
export const savePageText = endpoint({
  id: 'savePageText',
  method: 'PUT',
  path: '/api/admin/page-texts/{page}/{language}',
  access: 'admin',
  idempotent: true,
  // Three bytes for each character, and the signs that JSON adds.
  bodyLimit: 131_072,
  pathParameters: z.strictObject({ page: pageSchema, language: languageSchema }),
  body: z.strictObject({ version: z.int().check(z.gte(0)), text: pageTextSchema }),
  responses: { 200: storedTextSchema, ...adminRefusals, 409: problemSchema },
});
