import * as z from 'zod/mini';
import { endpoint } from './http/endpoint.ts';
import { cursorQuery } from './http/paging.ts';
import { adminRefusals } from './http/refusals.ts';
import { timeSchema } from './text/fields.ts';
import { languageSchema } from './text/locale.ts';

/** Readers who are alike to every filter of the list. */
export const readerKindSchema = z.object({
  language: languageSchema,
  subscribed: z.boolean(),
  unsubscribed: z.boolean(),
  suppressed: z.boolean(),
  count: z.number(),
});
export type ReaderKind = z.infer<typeof readerKindSchema>;

/**
 * How many readers there are of each kind, up to a minute old. A part of them: of very many, `nextCursor` leads on, and the parts
 * are to be added up.
 */
export const countReaders = endpoint({
  id: 'countReaders',
  method: 'GET',
  path: '/api/admin/readers/count',
  access: 'admin',
  query: z.strictObject({ cursor: cursorQuery }),
  responses: {
    200: z.object({ kinds: z.array(readerKindSchema), time: timeSchema, nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});
