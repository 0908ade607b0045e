import { environment } from '../template/environment.ts';
import { simulatedOutcome } from './addresses.ts';
import type { EventKind } from './event-destinations.ts';
import type { StoredMail } from './mail-store.ts';

/** The outcomes of a mail at one of its recipients. */
export type Outcome = 'delivered' | 'bounced' | 'complained' | 'suppressed' | 'globallySuppressed';

export interface MailEvent {
  kind: EventKind;
  /** The part of an event of this kind beside the mail. */
  detail: object;
}

/** By the mailbox simulator; all other mail is delivered. */
export const outcomeOf = (address: string): Outcome => {
  const simulated = simulatedOutcome(address);
  if (simulated === 'bounce') return 'bounced';
  if (simulated === 'complaint') return 'complained';
  return simulated === 'suppressionlist' ? 'globallySuppressed' : 'delivered';
};

const bounce = (timestamp: string, emailAddress: string, subType: string, diagnosticCode: string): MailEvent => ({
  kind: 'BOUNCE',
  detail: {
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: subType,
      bouncedRecipients: [{ emailAddress, action: 'failed', status: '5.1.1', diagnosticCode }],
      timestamp,
    },
  },
});

const delivery = (timestamp: string, address: string): MailEvent => ({
  kind: 'DELIVERY',
  detail: { delivery: { timestamp, processingTimeMillis: 0, recipients: [address], smtpResponse: '250 ok' } },
});

const complaint = (timestamp: string, emailAddress: string): MailEvent => ({
  kind: 'COMPLAINT',
  detail: {
    complaint: { complainedRecipients: [{ emailAddress }], timestamp, complaintFeedbackType: 'abuse' },
  },
});

const atRecipient = (outcome: Outcome, time: string, address: string): MailEvent[] => {
  switch (outcome) {
    case 'delivered':
      return [delivery(time, address)];
    case 'complained':
      return [delivery(time, address), complaint(time, address)];
    case 'bounced':
      return [bounce(time, address, 'General', 'smtp; 550 5.1.1 user unknown')];
    case 'suppressed':
      return [bounce(time, address, 'OnAccountSuppressionList', 'the address is on the account suppression list')];
    case 'globallySuppressed':
      return [bounce(time, address, 'Suppressed', 'the address is on the suppression list of SES')];
  }
};

/** The events of a mail that SES took: it counts as sent also where it is suppressed, as on AWS. */
export const eventsOf = (mail: StoredMail, outcomes: ReadonlyMap<string, Outcome>): MailEvent[] => [
  { kind: 'SEND', detail: { send: {} } },
  ...mail.to.flatMap((address) => atRecipient(outcomes.get(address) ?? 'delivered', mail.time, address)),
];

/** The event of a mail that SES took and then could not write, because a value is missing. */
export const renderingFailure = (name: string): MailEvent => ({
  kind: 'RENDERING_FAILURE',
  detail: { failure: { errorMessage: `Attribute '${name}' is not present in the rendering data.`, templateName: '' } },
});

/** The part of every event about its mail. Tags are lists, with those that SES adds. */
export const mailDetail = ({ id, time, from, to, subject, tags, configurationSet }: StoredMail) => ({
  timestamp: time,
  source: from,
  sendingAccountId: environment.account,
  messageId: id,
  destination: to,
  headersTruncated: false,
  headers: [],
  commonHeaders: { from: [from], to, messageId: id, subject },
  tags: {
    ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
    'ses:configuration-set': [configurationSet ?? ''],
  },
});
