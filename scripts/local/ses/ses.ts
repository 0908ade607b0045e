import path from 'node:path';
import type { BusEntry } from '../eventbridge/event-bus.ts';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Stack } from '../template/stack.ts';
import { parseMailbox, shown } from './addresses.ts';
import { bounceMail, reporter } from './bounce-mail.ts';
import { bulkMails, bulkRecipients, type EntryResult, writeBatchMail } from './bulk-mail.ts';
import { createDayCount } from './day-count.ts';
import { badRequest, notFound, notVerified, tooFast } from './errors.ts';
import { type MailSetup, readMailSetup } from './mail-setup.ts';
import { type MailStore, openMailStore, type StoredMail } from './mail-store.ts';
import { createMessageId } from './message-id.ts';
import { createOutcomes } from './outcomes.ts';
import { readOutgoingMail } from './outgoing-mail.ts';
import { bulkActions, permissionsToSend, type SendAction } from './permissions.ts';
import { readSendBulk } from './send-bulk-input.ts';
import { readSendEmail } from './send-email-input.ts';
import { createSendRate, type SendQuota } from './send-rate.ts';
import { openSuppressionList, type SuppressionList } from './suppression.ts';

/** A mail that a service of AWS sends in its own name, such as Cognito's. */
export interface ServiceMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text?: string;
  configurationSet?: string | undefined;
}

/** The SES v2 stand-in. Anything that SES refuses is thrown as the AwsError that it would return. */
export interface Ses {
  /** Sends without asking IAM and gives back the message id. */
  send(mail: ServiceMail): Promise<string>;
  /** The operation SendEmail. */
  sendEmail(caller: Caller, input: unknown): Promise<{ MessageId: string }>;
  /** The operation SendBulkEmail. */
  sendBulkEmail(caller: Caller, input: unknown): Promise<{ BulkEmailEntryResults: EntryResult[] }>;
  /** How many recipients had mail in the last 24 hours. */
  sentLastDay(): number;
  quota: SendQuota;
  setup: MailSetup;
  mails: MailStore;
  suppression: SuppressionList;
}

export interface SesOptions {
  stack: Stack;
  folder: string;
  authorizer: Authorizer;
  quota: SendQuota;
  /** How many mails are kept. */
  keptMails?: number | undefined;
  /** Puts an event of a mail on the account's event bus. */
  publish(entry: BusEntry): Promise<void>;
  now(): number;
  onProblem(message: string): void;
}

interface Sending {
  actions: readonly SendAction[];
  from: string;
  recipients: readonly string[];
  /** The configuration set that the call names. */
  asked: string | undefined;
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Opens the stand-in over a folder that keeps what was sent. */
export const openSes = async ({
  stack,
  folder,
  authorizer,
  quota,
  keptMails,
  publish,
  now,
  onProblem,
}: SesOptions): Promise<Ses> => {
  const setup = readMailSetup(stack);
  const mails = await openMailStore(folder, { write: writeBatchMail, kept: keptMails });
  const suppression = await openSuppressionList(path.join(folder, 'suppressed.jsonl'), now);
  const rate = createSendRate(quota);
  const ofSenders = mails.list({}).filter(({ from }) => from !== reporter);
  const day = createDayCount(ofSenders.reverse(), now);

  /** Checks sender and configuration set, IAM first as on AWS, and gives back the set's name. */
  const admit = ({ asked, ...sending }: Sending, caller?: Caller): string | undefined => {
    const { from } = sending;
    const identity = setup.identityFor(from);
    const name = asked ?? identity?.configurationSet;
    const set = name === undefined ? undefined : setup.configurationSet(name);
    if (caller !== undefined) authorizer.require(caller, permissionsToSend(setup, { ...sending, set: set?.arn }));
    if (identity === undefined) throw notVerified(from);
    if (set?.state === 'missing') throw notFound(`Configuration set <${name}> does not exist.`);
    if (set?.state === 'paused') {
      throw new AwsError('SendingPausedException', `Sending is paused for configuration set <${name}>.`);
    }
    return name;
  };

  const { foretell, tell, tellMissing } = createOutcomes({
    setup,
    suppression,
    publish,
    returnToSender: async (mail, addresses) => {
      const bounce = bounceMail(mail, addresses, await mails.source(mail.id));
      await mails.add(bounce.mail, bounce.source);
    },
  });

  /**
   * The outcomes of mails that are kept are no longer part of the reply to the call: a refusal would make its caller
   * send them again.
   */
  const afterwards = async (all: readonly Promise<void>[]): Promise<void> => {
    for (const outcome of await Promise.allSettled(all)) {
      if (outcome.status === 'rejected')
        onProblem(`SES could not tell what became of a mail: ${String(outcome.reason)}`);
    }
  };

  const submit = async (input: unknown, caller?: Caller): Promise<string> => {
    const { EmailTags, ConfigurationSetName: asked, ...content } = readSendEmail(input);
    const mail = await readOutgoingMail(content);
    const configurationSet = admit(
      { actions: [mail.action], from: mail.from.address, recipients: mail.recipients, asked },
      caller,
    );
    if (mail.recipients.length === 0) throw badRequest('A mail needs a recipient');
    const date = new Date(now());
    const id = createMessageId(date.getTime());
    // Written before anything is counted or kept: a message that cannot be written is refused.
    const source = await mail.source(id, date);
    if (!rate.take(mail.recipients.length)) throw tooFast();
    const sent = foretell({
      id,
      time: date.toISOString(),
      from: shown(mail.from),
      to: mail.recipients,
      subject: mail.subject,
      configurationSet,
      tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
      bytes: source.length,
      simulated: {},
    });
    day.add(sent.mail.to.length);
    await mails.add(sent.mail, source);
    await afterwards([tell(sent)]);
    return id;
  };

  /** Why SES would not take so many recipients more, after those of the last day. */
  const limitFor = (recipients: number, lastDay: number): EntryResult | undefined => {
    if (lastDay + recipients > quota.Max24HourSend) {
      return { Status: 'ACCOUNT_DAILY_QUOTA_EXCEEDED', Error: 'Daily message quota exceeded.' };
    }
    return rate.take(recipients) ? undefined : { Status: 'ACCOUNT_THROTTLED', Error: 'Maximum sending rate exceeded.' };
  };

  const submitBulk = async (caller: Caller, input: unknown): Promise<EntryResult[]> => {
    const call = readSendBulk(input);
    const { FromEmailAddress: from, ConfigurationSetName: asked } = call;
    const sender = parseMailbox(from).address;
    const recipients = bulkRecipients(call);
    const configurationSet = admit({ actions: bulkActions, from: sender, recipients, asked }, caller);
    const entries = bulkMails(call, { time: now(), configurationSet });
    const taken: { mail: StoredMail; missing?: string }[] = [];
    let lastDay = day.recipients();
    const results = entries.map(({ result, ...entry }) => {
      if (entry.mail === undefined) return result;
      const recipients = entry.mail.to.length;
      const limit = limitFor(recipients, lastDay);
      if (limit !== undefined) return limit;
      lastDay += recipients;
      taken.push(entry);
      return result;
    });
    const sent = taken.filter(({ missing }) => missing === undefined).map(({ mail }) => foretell(mail));
    day.add(sent.reduce((sum, { mail }) => sum + mail.to.length, 0));
    await mails.addBatch(
      sent.map(({ mail }) => mail),
      call,
    );
    const missed = taken.flatMap(({ mail, missing }) => (missing === undefined ? [] : [tellMissing(mail, missing)]));
    await afterwards([...missed, ...sent.map(tell)]);
    return results;
  };

  return {
    send: ({ from, to, subject, html, text, configurationSet }) =>
      submit({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Html: utf8(html), ...(text === undefined ? {} : { Text: utf8(text) }) },
          },
        },
        ConfigurationSetName: configurationSet,
      }),
    sendEmail: async (caller, input) => ({ MessageId: await submit(input, caller) }),
    sendBulkEmail: async (caller, input) => ({ BulkEmailEntryResults: await submitBulk(caller, input) }),
    sentLastDay: day.recipients,
    quota,
    setup,
    mails,
    suppression,
  };
};
