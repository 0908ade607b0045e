import * as z from 'zod/mini';
import { poolMail } from '#contracts/platform/mail-kinds.ts';
import { timeSchema } from '#contracts/text/fields.ts';

/** The event "Email Bounced" that SES puts on the account's event bus, as far as we read it. */
const bounceEventSchema = z.object({
  detail: z.object({
    eventType: z.literal('Bounce'),
    mail: z.object({ messageId: z.string(), tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
    bounce: z.object({
      bounceType: z.string(),
      bounceSubType: z.string(),
      timestamp: timeSchema,
      bouncedRecipients: z.array(z.object({ emailAddress: z.string() })),
    }),
  }),
});

/** A mail that came back. */
export interface Bounce {
  messageId: string;
  /** The kind that the sender of the mail has noted on it; without notes the user pool has sent it. */
  kind: string;
  language: string;
  /** Who did not get it. */
  recipients: string[];
  time: string;
}

/**
 * SES reports a full mailbox or a slow server only after it has given up. But it also takes a person's automatic reply
 * for a bounce, of no type that says more.
 */
const isReply = (type: string, subType: string): boolean =>
  type === 'Undetermined' || (type === 'Transient' && subType === 'General');

/** Reads an event as it lies in the queue. @throws an error for anything else. */
export const readBounce = (text: string): Bounce => {
  const { mail, bounce } = bounceEventSchema.parse(JSON.parse(text)).detail;
  return {
    messageId: mail.messageId,
    kind: mail.tags?.kind?.[0] ?? poolMail,
    language: mail.tags?.language?.[0] ?? '',
    recipients: isReply(bounce.bounceType, bounce.bounceSubType)
      ? []
      : bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress),
    time: bounce.timestamp,
  };
};
