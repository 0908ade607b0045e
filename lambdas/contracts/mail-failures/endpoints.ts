import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { adminRefusals } from '../http/refusals.ts';
import { mailProviders } from '../platform/mail-providers.ts';
import { timeSchema } from '../text/fields.ts';

/**
 * Why a mail was not sent: the server did not take it, was not found, or did not answer in time; it refused the log-in;
 * there was no safe connection; or we do not connect to such a server.
 */
const unsentReasons = ['refused', 'notReached', 'timedOut', 'loginRefused', 'tls', 'notAllowed'] as const;
export type UnsentReason = (typeof unsentReasons)[number];

/** Why a mail did not arrive: it was not sent, or it came back. */
export const mailFailureReasons = [...unsentReasons, 'bounced'] as const;
export type MailFailureReason = (typeof mailFailureReasons)[number];

/** A mail of the product that did not arrive. */
export const mailFailureSchema = z.object({
  time: timeSchema,
  /** Which of `mailKinds`; a kept one may be older than the product. */
  kind: z.string(),
  /** Empty where it is not known, as of mails that the user pool sends by itself. */
  language: z.string(),
  provider: z.enum(mailProviders),
  reason: z.enum(mailFailureReasons),
  /** The recipient, as `d***@g***.com`. */
  recipient: z.string(),
});
export type MailFailureRecord = z.infer<typeof mailFailureSchema>;

/** How long each is kept. */
export const mailFailureDays = 30;

/** Newest first, and how many there were. In an hour with many, only some are kept one by one. */
export const listMailFailures = endpoint({
  id: 'listMailFailures',
  method: 'GET',
  path: '/api/admin/mail-failures',
  access: 'admin',
  query: z.strictObject({ limit: pageSizeQuery, cursor: cursorQuery }),
  responses: {
    200: z.object({
      items: z.array(mailFailureSchema),
      nextCursor: z.optional(z.string()),
      /** In the last 24 hours, and in the days that are kept. */
      counts: z.object({ day: z.number(), month: z.number() }),
    }),
    ...adminRefusals,
  },
});
