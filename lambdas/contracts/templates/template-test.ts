import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { changeRefusals } from '../http/refusals.ts';
import { languageSchema } from '../text/locale.ts';
import { templateIdSchema, textsLimit } from './endpoints.ts';
import { mailCategorySchema } from './mail-category.ts';
import { mailTextSchema } from './mail-text.ts';
import { testAddressesSchema } from './test-addresses.ts';
import { testResultSchema } from './test-result.ts';

/**
 * Sends one language of a template, as it stands in its form, to a few addresses, as the test of a campaign does: with the same
 * limit, the same reply, and links that act at the caller's own address alone.
 */
export const sendTemplateTest = endpoint({
  id: 'sendTemplateTest',
  method: 'POST',
  path: '/api/admin/templates/{id}/test',
  access: 'admin',
  idempotent: true,
  bodyLimit: textsLimit,
  pathParameters: z.strictObject({ id: templateIdSchema }),
  body: z.strictObject({
    category: mailCategorySchema,
    language: languageSchema,
    text: mailTextSchema,
    to: testAddressesSchema,
    /** As a reader whose name is not known gets it. */
    asNameless: z.optional(z.boolean()),
  }),
  responses: { 200: z.object({ results: z.array(testResultSchema) }), ...changeRefusals, 429: problemSchema },
});
