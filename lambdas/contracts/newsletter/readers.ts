import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals } from '../http/refusals.ts';
import { isDay, line, requiredLine, timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { userIdSchema } from '../users/person.ts';
import { suppressionReasons } from './endpoints.ts';

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

/**
 * One part of a CSV file of everybody who ever consented to mail to many or refused it, with the proof: readers, and users who say so in
 * their account.
 */
export const exportReaders = endpoint({
  id: 'exportReaders',
  method: 'POST',
  path: '/api/admin/readers/export',
  access: 'admin',
  confirmed: true,
  isRepeatable: true,
  body: z.strictObject({ cursor: cursorQuery }),
  responses: {
    200: z.object({ csv: z.string(), rows: z.number(), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});

/** How much a list may have that is imported, and one part of it. */
export const importLimits = { rows: 5_000, bytes: 1_000_000, part: 500 };

/** Addresses as they stand in the list: each is looked at by itself, so that a wrong one refuses no other. */
const importedRowsSchema = z
  .array(z.strictObject({ email: z.string().check(z.maxLength(512)), language: languageSchema }))
  .check(z.minLength(1), z.maxLength(importLimits.part));

/**
 * The outcome for an address: it is subscribed; it was already; it is left alone, because its reader refused mail or none may go
 * there, or because it has an account, whose owner chooses there; it is no address.
 */
export const importOutcomes = ['new', 'subscribed', 'leftAlone', 'account', 'invalid'] as const;
export const importOutcomeSchema = z.enum(importOutcomes);
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

const outcomesSchema = z.object({
  /** In the order of the rows. */
  outcomes: z.array(importOutcomeSchema),
});
const mostBytes = 524_288;

/** The outcome of an import of a part of a list, without importing it. */
export const checkReaderImport = endpoint({
  id: 'checkReaderImport',
  method: 'POST',
  path: '/api/admin/readers/import/check',
  access: 'admin',
  isRepeatable: true,
  bodyLimit: mostBytes,
  body: z.strictObject({ rows: importedRowsSchema }),
  responses: { 200: outcomesSchema, ...adminRefusals },
});

/** When, where and to whom the people of a list consented. */
export const consentProofSchema = z.strictObject({
  given: z.string().check(
    z.minLength(1, 'required'),
    z.refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) && day >= '1990-01-01', 'invalidDate'),
    // The day has begun somewhere on Earth.
    z.refine((day) => Date.parse(day) <= Date.now() + 14 * 3_600_000, 'invalidDate'),
  ),
  from: requiredLine(200),
  collectedBy: line(100),
});
export type ConsentProof = z.infer<typeof consentProofSchema>;

/**
 * Subscribes a part of a list whose people have consented elsewhere; no one gets a mail by it. A part that is repeated
 * does nothing twice. A refusal, a block and an existing subscription stay as they are.
 */
export const importReaders = endpoint({
  id: 'importReaders',
  method: 'POST',
  path: '/api/admin/readers/import',
  access: 'admin',
  idempotent: true,
  bodyLimit: mostBytes,
  body: z.strictObject({
    /** The import, the same for all its parts: a UUID. */
    id: userIdSchema,
    rows: importedRowsSchema,
    proof: consentProofSchema,
    /** The administrator states that everybody in the list asked for the newsletter. */
    isStated: z.literal(true, 'required'),
  }),
  responses: { 200: outcomesSchema, ...adminRefusals, 409: problemSchema },
});

export const readerEventKinds = [
  'asked',
  'confirmed',
  'imported',
  'consentedInAccount',
  'ended',
  'refused',
  'refusedAnnouncements',
  'suppressed',
  'released',
] as const;

/** A kept event of an address. */
export const readerEventSchema = z.object({
  kind: z.enum(readerEventKinds),
  time: timeSchema,
  /** Of a consent: the code of its wording. */
  words: z.optional(z.string()),
  /** Of a block, or of one that was released. */
  reason: z.optional(z.enum(suppressionReasons)),
  /** Of an import: the administrator's id, the day of the consent, and where and to whom it was given. */
  by: z.optional(z.string()),
  given: z.optional(timeSchema),
  from: z.optional(z.string()),
  collectedBy: z.optional(z.string()),
});
export type ReaderEvent = z.infer<typeof readerEventSchema>;

/** The state of one reader: their wishes, and how they came about, newest first. */
export const getReaderHistory = endpoint({
  id: 'getReaderHistory',
  method: 'GET',
  path: '/api/admin/readers/history',
  access: 'admin',
  query: z.strictObject({ email: z.string().check(z.maxLength(254)) }),
  responses: {
    200: z.object({
      email: z.string(),
      language: languageSchema,
      mailName: z.string(),
      /** Of the account with this address. */
      userId: z.optional(z.string()),
      /** Whether its owner asked for it, in the account or without one, and has not refused since. */
      newsletter: z.boolean(),
      announcements: z.boolean(),
      events: z.array(readerEventSchema),
    }),
    404: problemSchema,
    ...adminRefusals,
  },
});
