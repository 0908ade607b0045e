import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { unsubscribeMarkSchema } from '../newsletter/endpoints.ts';
import { timeSchema } from '../text/fields.ts';

/** The server's own name of a mail (UIDL), in letters that an address may hold. */
export const inboxMailIdSchema = z.string().check(z.regex(/^[\w-]{1,96}$/));

const mailboxSchema = z.object({ name: z.string(), address: z.string() });
export type InboxMailbox = z.infer<typeof mailboxSchema>;

/** A mail in the list, as its headers say. Texts may be empty: senders need not write them. */
export const inboxMailSchema = z.object({
  id: inboxMailIdSchema,
  /** Bytes, as the server counts them. */
  size: z.number(),
  from: mailboxSchema,
  subject: z.string(),
  /** When it was sent, by its sender's clock. */
  date: z.optional(timeSchema),
  /** Which of the product's own mails it is, such as `signUpCode`, as far as its sender and subject show. */
  kind: z.optional(z.string()),
  /** Whether it reports what became of another mail. */
  isReport: z.boolean(),
  /** Whether that is what its reader says of it, such as that it is spam. */
  isComplaint: z.optional(z.boolean()),
  /** Whether its subject asks to get no more mail. */
  isUnsubscribe: z.boolean(),
  /** Which subscription it means, where it is an answer to one of our own mails (`listReaders` finds its reader). */
  unsubscribeMark: z.optional(unsubscribeMarkSchema),
});
export type InboxMail = z.infer<typeof inboxMailSchema>;

/** The findings of a receiving server (RFC 8601). `none` also stands for a header that is not there. */
export const checkResults = ['pass', 'fail', 'neutral', 'none'] as const;
export type CheckResult = (typeof checkResults)[number];

/** The receiving server's report about a mail. Only the header that came last is looked at: that server wrote it. */
export const mailChecksSchema = z.object({
  /** The name that the server gives itself; empty where it reports nothing. */
  server: z.string(),
  spf: z.enum(checkResults),
  dkim: z.enum(checkResults),
  dmarc: z.enum(checkResults),
  /** The header by which readers unsubscribe: part of what a DKIM signature that passed covers, there without, or not there. */
  unsubscribe: z.enum(['signed', 'unsigned', 'none']),
});
export type MailChecks = z.infer<typeof mailChecksSchema>;

/**
 * The outcome of a mail at an address: it failed for good, failed although the address may be good, is still tried, arrived, was
 * called spam by its reader, or the report does not say.
 */
export const deliveryOutcomes = ['permanent', 'passing', 'delayed', 'arrived', 'complained', 'unclear'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Why, as far as the code of a report says (RFC 3463). */
export const deliveryReasons = [
  'noMailbox',
  'noDomain',
  'mailboxDisabled',
  'mailboxFull',
  'tooLarge',
  'unreachable',
  'expired',
  'refused',
  'other',
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

const deliveryRecipientSchema = z.object({
  /** To which the mail was sent, as the report writes it. */
  address: z.string(),
  /** The address to which a server handed the mail on. */
  forwardedTo: z.optional(z.string()),
  outcome: z.enum(deliveryOutcomes),
  reason: z.enum(deliveryReasons),
  /** Such as `5.1.1`, or `550` where there is no other code; empty without one. */
  status: z.string(),
  /** In the words of the server that reports. */
  said: z.string(),
});
export type DeliveryRecipient = z.infer<typeof deliveryRecipientSchema>;

export const inboxMailDetailsSchema = z.extend(inboxMailSchema, {
  to: z.array(mailboxSchema),
  text: z.string(),
  /** Plain elements without scripts, styles, links and pictures, for a frame that may do nothing. Empty without HTML. */
  html: z.string(),
  /** Whether text or HTML is longer than what is shown. */
  isCut: z.boolean(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  checks: mailChecksSchema,
  /** Whom a report concerns; empty where this is not known, and for any other mail. */
  recipients: z.array(deliveryRecipientSchema),
});
export type InboxMailDetails = z.infer<typeof inboxMailDetailsSchema>;

/** How many mails a page has. */
export const inboxPageSize = 20;

const refusals = { ...adminRefusals, 409: problemSchema, 503: problemSchema };
const ofMail = z.strictObject({ id: inboxMailIdSchema });

/** Newest first, with what the server is called and whether its connection is encrypted. Mails stay on the server. */
export const listInboxMails = endpoint({
  id: 'listInboxMails',
  method: 'GET',
  path: '/api/admin/inbox/mails',
  access: 'admin',
  query: z.strictObject({ cursor: cursorQuery }),
  responses: {
    200: z.object({
      server: z.string(),
      port: z.number(),
      isEncrypted: z.boolean(),
      total: z.number(),
      items: z.array(inboxMailSchema),
      nextCursor: z.optional(z.string()),
    }),
    ...refusals,
  },
});

export const getInboxMail = endpoint({
  id: 'getInboxMail',
  method: 'GET',
  path: '/api/admin/inbox/mails/{id}',
  access: 'admin',
  pathParameters: ofMail,
  responses: { 200: inboxMailDetailsSchema, ...refusals, 404: problemSchema },
});

/** Deletes it from the server, for everybody who reads there. */
export const deleteInboxMail = endpoint({
  id: 'deleteInboxMail',
  method: 'DELETE',
  path: '/api/admin/inbox/mails/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofMail,
  responses: { 204: undefined, ...changeRefusals, 503: problemSchema },
});

/** Logs in, as the settings are saved, and fetches nothing. */
export const testInboxConnection = endpoint({
  id: 'testInboxConnection',
  method: 'POST',
  path: '/api/admin/inbox/test-connection',
  access: 'admin',
  isRepeatable: true,
  confirmed: true,
  responses: { 204: undefined, ...refusals },
});
