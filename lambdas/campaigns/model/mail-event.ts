import * as z from 'zod/mini';
import { welcomeMail } from '#contracts/platform/mail-kinds.ts';
import type { MailPlace } from '#lambdas/newsletter/index.ts';
import type { Reported } from './outcomes.ts';

const tagSchema = z.optional(z.array(z.string()));
const recipientsSchema = z.array(z.object({ emailAddress: z.string() }));

/** When and with which program a person, or something else, opened a mail or followed a link in it. */
const visitSchema = z.object({ timestamp: z.optional(z.string()), userAgent: z.optional(z.string()) });

/** An event that SES puts on the account's event bus about a mail, as far as we read it. */
const eventSchema = z.object({
  detail: z.object({
    eventType: z.string(),
    mail: z.object({
      messageId: z.string(),
      timestamp: z.string(),
      tags: z.object({ campaign: tagSchema, chunk: tagSchema, position: tagSchema, probe: tagSchema, kind: tagSchema }),
    }),
    bounce: z.optional(
      z.object({ bounceType: z.string(), bounceSubType: z.string(), bouncedRecipients: recipientsSchema }),
    ),
    complaint: z.optional(
      z.object({ complainedRecipients: recipientsSchema, complaintSubType: z.nullish(z.string()) }),
    ),
    open: z.optional(visitSchema),
    click: z.optional(z.extend(visitSchema, { link: z.string() })),
  }),
});
type Detail = z.infer<typeof eventSchema>['detail'];

export interface MailEvent {
  place: MailPlace;
  reported?: Reported | undefined;
  /** The address that was followed. */
  link?: string | undefined;
  /** No campaign may write to these addresses any more. */
  suppress?: { reason: 'bounced' | 'complained'; addresses: string[] } | undefined;
}

/** Of a mail that no campaign has, which the product sends by itself: it counts nowhere. */
export interface SingleMailEvent {
  single: NonNullable<MailEvent['suppress']>;
}

/** Programs that fetch pictures before anybody looks at the mail. Apple's says of itself nothing but this. */
const fetchers = [/^Mozilla\/5\.0$/, /GoogleImageProxy/, /YahooMailProxy/];
/** Programs that follow links before a reader may: no browser calls itself so. Browsers begin with `Mozilla/5.0 (`. */
const scanners = [
  /^(?!Mozilla\/\d)(?!Opera\/)\S/,
  /^Mozilla\/5\.0$/,
  /bot\b|crawl|spider|preview|scan|headless|barracuda|proofpoint|mimecast/i,
];
/** No reader opens a mail so soon after it was sent, let alone follows a link; programs that guard mailboxes do. */
const soonMilliseconds = 5_000;

const isMachine = ({ mail }: Detail, visit: Detail['open'], programs: readonly RegExp[]): boolean =>
  programs.some((program) => program.test(visit?.userAgent ?? '')) ||
  Date.parse(visit?.timestamp ?? '') - Date.parse(mail.timestamp) < soonMilliseconds;

/** Nothing was sent, because the address stands on a suppression list of SES. */
const isSuppressed = (subType: string): boolean => subType === 'Suppressed' || subType === 'OnAccountSuppressionList';

/** An answer of an absent reader comes as a bounce that says no more than this. */
const isReply = (type: string, subType: string): boolean =>
  type === 'Undetermined' || (type === 'Transient' && subType === 'General');

const ofBounce = ({ bounce }: Detail): Pick<MailEvent, 'reported' | 'suppress'> => {
  if (!bounce || isReply(bounce.bounceType, bounce.bounceSubType)) return { reported: 'accepted' };
  if (isSuppressed(bounce.bounceSubType)) return { reported: 'suppressed' };
  const addresses = bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress);
  // A full mailbox may have room again the next time.
  return bounce.bounceType === 'Permanent'
    ? { reported: 'bounced', suppress: { reason: 'bounced', addresses } }
    : { reported: 'bounced' };
};

const ofComplaint = ({ complaint }: Detail): Pick<MailEvent, 'reported' | 'suppress'> =>
  complaint?.complaintSubType === 'OnAccountSuppressionList'
    ? { reported: 'suppressed' }
    : {
        reported: 'complained',
        suppress: {
          reason: 'complained',
          addresses: (complaint?.complainedRecipients ?? []).map(({ emailAddress }) => emailAddress),
        },
      };

/** The pages of a reader's own token, which belongs into no report. Who opens them has got the mail, and follows nothing in it. */
const isOwnPage = (link: string): boolean => /^https?:\/\/[^/]+\/(api\/)?newsletter([/?#]|$)/.test(link);

const meaningOf = (detail: Detail): Omit<MailEvent, 'place'> => {
  switch (detail.eventType) {
    case 'Send':
    case 'DeliveryDelay':
      return { reported: 'accepted' };
    case 'Delivery':
      return { reported: 'delivered' };
    case 'Bounce':
      return ofBounce(detail);
    case 'Complaint':
      return ofComplaint(detail);
    case 'Reject':
      return { reported: 'rejected' };
    case 'Rendering Failure':
      return { reported: 'rendering' };
    case 'Open':
      return { reported: isMachine(detail, detail.open, fetchers) ? 'openedByMachine' : 'opened' };
    case 'Click':
      if (isOwnPage(detail.click?.link ?? '')) return { reported: 'delivered' };
      // It has got the mail as well, and says nothing of its reader.
      if (isMachine(detail, detail.click, scanners)) return { reported: 'delivered' };
      return { reported: 'clicked', link: detail.click?.link };
    default:
      return {};
  }
};

const idForm = /^[0-9a-f-]{36}$/;
const numberForm = /^\d{1,7}$/;

/**
 * Reads an event as it lies in the queue: of a campaign's mail, of a probe, or of another mail through this configuration set. Of a mail
 * that welcomed a subscriber only what suppresses its address is of interest, of a test mail nothing. @throws an error for anything else.
 */
export const readMailEvent = (
  text: string,
): MailEvent | SingleMailEvent | { campaign: string; probe: string } | undefined => {
  const { detail } = eventSchema.parse(JSON.parse(text));
  const tag = (name: keyof Detail['mail']['tags']): string => detail.mail.tags[name]?.[0] ?? '';
  const [campaign, probe, chunk, position] = [tag('campaign'), tag('probe'), tag('chunk'), tag('position')];
  if (tag('kind') === welcomeMail) {
    const { suppress } = meaningOf(detail);
    return suppress && { single: suppress };
  }
  if (!idForm.test(campaign)) return undefined;
  if (probe !== '') return { campaign, probe };
  if (!numberForm.test(chunk) || !numberForm.test(position)) return undefined;
  return { place: { campaign, chunk: Number(chunk), position: Number(position) }, ...meaningOf(detail) };
};
