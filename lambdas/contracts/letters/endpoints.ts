import * as z from 'zod/mini';
import { endpoint, publicReads } from '../http/endpoint.ts';
import { cursorQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';

/** A key that no one can guess: only a person who has a letter, or hears of it, finds it. */
export const letterAddressSchema = z.string().check(z.regex(/^[\w-]{22}$/, 'invalidLink'));

/** A mail to many in one language, as a list of letters names it. */
export const letterSchema = z.object({
  address: letterAddressSchema,
  language: languageSchema,
  subject: z.string(),
  /** Shown beside the subject in lists of mails. */
  preheader: z.string(),
  /** When sending began. */
  sentAt: timeSchema,
});
export type Letter = z.infer<typeof letterSchema>;

/** As it was sent, but for what concerns one reader: no name, and no links to anybody's subscription. */
export const wholeLetterSchema = z.extend(letterSchema, { html: z.string() });
export type WholeLetter = z.infer<typeof wholeLetterSchema>;

/** So many are in a page of the list. */
export const lettersPerPage = 25;

/** Those that administrators have made public, latest first. */
export const listLetters = endpoint({
  id: 'listLetters',
  method: 'GET',
  path: '/api/letters',
  access: 'public',
  query: z.strictObject({ lang: languageSchema, cursor: cursorQuery }),
  cache: publicReads,
  responses: {
    200: z.object({ items: z.array(letterSchema), nextCursor: z.optional(z.string()) }),
    400: problemSchema,
  },
});

/** Any that was sent, by the address that its mail has. */
export const getLetter = endpoint({
  id: 'getLetter',
  method: 'GET',
  path: '/api/letters/{address}',
  access: 'public',
  pathParameters: z.strictObject({ address: letterAddressSchema }),
  cache: publicReads,
  responses: { 200: wholeLetterSchema, 400: problemSchema, 404: problemSchema },
});
