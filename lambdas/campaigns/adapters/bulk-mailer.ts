import {
  type BulkEmailEntryResult,
  GetAccountCommand,
  SESv2Client,
  SendBulkEmailCommand,
  SendEmailCommand,
} from '@aws-sdk/client-sesv2';
import { type Mailbox, mailboxHeader } from '#lambdas/platform/mail/mail-address.ts';
import { type CallFault, callFaultOf, type EntryResult, entryResultOf } from './answers.ts';

/** One person's part of a call. */
export interface BulkEntry {
  /** In the form that mail servers know. */
  to: string;
  values: Record<string, string>;
  headers: Record<string, string>;
  tags: Record<string, string>;
}

export interface BulkMail {
  from: Mailbox;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  entries: readonly BulkEntry[];
}

/** SES has taken none of the mails. */
export class NotHandedOver extends Error {
  readonly fault: CallFault;

  constructor(fault: CallFault, cause: unknown) {
    super('SES has taken none of the mails', { cause });
    this.fault = fault;
  }
}

export interface BulkMailer {
  /**
   * Hands over up to 50 mails in one call, which is never repeated here.
   * @returns the results in the order of the entries.
   * @throws NotHandedOver where certainly none was taken; after any other error the outcome is unknown.
   */
  send(mail: BulkMail): Promise<EntryResult[]>;
  /** A mail to no recipient, which events report like any other. */
  probe(from: Mailbox, tags: Record<string, string>): Promise<void>;
  /** Recipients in a second that the account may send. */
  rate(): Promise<number>;
}

/** Shorter than a worker's lease, and longer than SES takes for 50 mails. */
export const callMilliseconds = 20_000;
const simulator = 'success@simulator.amazonses.com';
const named = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

/** For calls that a repetition would make twice: SES knows no key by which it would recognise the second one. */
const onceOnly = {
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 3_000, requestTimeout: callMilliseconds, throwOnRequestTimeout: true },
};

export const sesBulkMailer = (configurationSet: string, ses = new SESv2Client(onceOnly)): BulkMailer => ({
  async send({ from, replyTo, subject, html, text, entries }) {
    const command = new SendBulkEmailCommand({
      FromEmailAddress: mailboxHeader(from),
      ...(replyTo ? { ReplyToAddresses: [replyTo] } : {}),
      ConfigurationSetName: configurationSet,
      DefaultContent: {
        Template: { TemplateContent: { Subject: subject, Html: html, Text: text }, TemplateData: '{}' },
      },
      BulkEmailEntries: entries.map(({ to, values, headers, tags }) => ({
        Destination: { ToAddresses: [to] },
        ReplacementEmailContent: { ReplacementTemplate: { ReplacementTemplateData: JSON.stringify(values) } },
        ReplacementHeaders: named(headers),
        ReplacementTags: named(tags),
      })),
    });
    try {
      const { BulkEmailEntryResults = [] } = await ses.send(command);
      return BulkEmailEntryResults.map((result: BulkEmailEntryResult) => entryResultOf(result));
    } catch (error) {
      const fault = callFaultOf(error);
      throw fault ? new NotHandedOver(fault, error) : error;
    }
  },

  async probe(from, tags) {
    const words = { Data: 'Events arrive' };
    await ses.send(
      new SendEmailCommand({
        FromEmailAddress: mailboxHeader(from),
        ConfigurationSetName: configurationSet,
        Destination: { ToAddresses: [simulator] },
        Content: { Simple: { Subject: words, Body: { Text: words } } },
        EmailTags: named(tags),
      }),
    );
  },

  async rate() {
    const { SendQuota } = await ses.send(new GetAccountCommand());
    return SendQuota?.MaxSendRate ?? 1;
  },
});
