import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { sentTimeSchema, timeSchema } from '../text/fields.ts';

/**
 * The number of one error: the browser makes it, shows it to the person who met the error, and reports it. Crockford's
 * base 32, which has no letters that look like digits.
 */
export const errorIdSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new number; `random` gives a whole number below its limit. */
export const newErrorId = (random: (limit: number) => number): string =>
  Array.from({ length: 8 }, () => digits[random(digits.length)]).join('');

/** The most of each text that a report may hold, in UTF-16 code units. Browsers cut before they send. */
export const errorReportLimits = {
  message: 1_000,
  stack: 8_000,
  componentStack: 8_000,
  url: 2_000,
  userAgent: 512,
} as const;
const text = (name: keyof typeof errorReportLimits) =>
  z.string().check(z.maxLength(errorReportLimits[name], `tooLong:${errorReportLimits[name]}`));

export const errorReportSchema = z.strictObject({
  id: z.optional(errorIdSchema),
  message: text('message'),
  stack: z.optional(text('stack')),
  componentStack: z.optional(text('componentStack')),
  url: text('url'),
  userAgent: text('userAgent'),
  /** The browser's own time; what is kept says when the report came. */
  timestamp: sentTimeSchema,
});
export type ErrorReport = z.infer<typeof errorReportSchema>;

/**
 * An error that the app met. It comes from strangers too, so nothing in it is trusted: it is limited, scrubbed and
 * counted by address.
 */
export const logError = endpoint({
  id: 'logError',
  method: 'POST',
  path: '/api/admin/log-error',
  access: 'public',
  body: errorReportSchema,
  responses: { 204: undefined, 400: problemSchema, 429: problemSchema },
});

export const errorStates = ['open', 'resolved'] as const;
export type ErrorState = (typeof errorStates)[number];

/** Equal errors: the same message from the same place in the code. */
export const errorGroupSchema = z.object({
  id: z.string(),
  message: z.string(),
  state: z.enum(errorStates),
  count: z.number(),
  firstSeen: timeSchema,
  lastSeen: timeSchema,
  /** Set where it came again after it had been resolved. */
  returned: z.optional(timeSchema),
});
export type ErrorGroup = z.infer<typeof errorGroupSchema>;

/** One time that an error was met. */
export const errorOccurrenceSchema = z.object({
  id: errorIdSchema,
  time: timeSchema,
  /** The message of this occurrence. Absent in reports that came before it was kept. */
  message: z.optional(z.string()),
  /** The path of the page, without what may be secret in its address. */
  path: z.string(),
  /** In words, such as `Chrome 131, Windows`; it may be empty. */
  browser: z.string(),
  stack: z.string(),
  componentStack: z.string(),
});
export type ErrorOccurrence = z.infer<typeof errorOccurrenceSchema>;

/** The group of all errors beyond the kinds that may be new in a day. Its message is empty. */
export const otherErrors = 'other'.padEnd(22, '-');
/** How many groups are listed at most. */
export const shownGroups = 200;
/** How many occurrences of a group are kept and shown. */
export const shownOccurrences = 20;
const ofGroup = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });
const groupDetails = z.extend(errorGroupSchema, { occurrences: z.array(errorOccurrenceSchema) });
export type ErrorGroupDetails = z.infer<typeof groupDetails>;

/** The groups of a state, the latest first; with the number of an error, the group that it belongs to, if any. */
export const listErrorGroups = endpoint({
  id: 'listErrorGroups',
  method: 'GET',
  path: '/api/admin/errors',
  access: 'admin',
  query: z.strictObject({ state: z.optional(z.enum(errorStates)), errorId: z.optional(errorIdSchema) }),
  responses: { 200: z.object({ items: z.array(errorGroupSchema), open: z.number() }), ...adminRefusals },
});

/** With its latest occurrences, and with the one that has the number that is asked for, however many came after it. */
export const getErrorGroup = endpoint({
  id: 'getErrorGroup',
  method: 'GET',
  path: '/api/admin/errors/{id}',
  access: 'admin',
  pathParameters: ofGroup,
  query: z.strictObject({ errorId: z.optional(errorIdSchema) }),
  responses: { 200: groupDetails, ...changeRefusals },
});

/** Resolves a group, or opens it again. A resolved one opens by itself when its error comes again. */
export const changeErrorState = endpoint({
  id: 'changeErrorState',
  method: 'PUT',
  path: '/api/admin/errors/{id}/state',
  access: 'admin',
  idempotent: true,
  pathParameters: ofGroup,
  body: z.strictObject({ state: z.enum(errorStates) }),
  responses: { 200: errorGroupSchema, ...changeRefusals },
});
