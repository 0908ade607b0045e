import { randomUUID } from 'node:crypto';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Stack } from '../template/stack.ts';
import { shown, simulatedOutcome } from './addresses.ts';
import { badRequest, notFound, notVerified } from './errors.ts';
import { identityArn, type MailSetup, readMailSetup } from './mail-setup.ts';
import { type MailStore, openMailStore } from './mail-store.ts';
import { type OutgoingMail, readOutgoingMail } from './outgoing-mail.ts';
import { readSendEmail } from './send-email-input.ts';

/** A mail that a service of AWS sends in its own name, such as Cognito's. */
export interface ServiceMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text?: string;
  configurationSet?: string | undefined;
}

/** The SES v2 stand-in. What SES refuses is thrown as the AwsError that it would answer. */
export interface Ses {
  /** Sends without asking IAM and gives back the message id. */
  send(mail: ServiceMail): Promise<string>;
  /** The operation SendEmail. */
  sendEmail(caller: Caller, input: unknown): Promise<{ MessageId: string }>;
  /** How many mails were sent in the last 24 hours. */
  sentLastDay(): number;
  setup: MailSetup;
  mails: MailStore;
}

export interface SesOptions {
  stack: Stack;
  folder: string;
  authorizer: Authorizer;
  now(): number;
}

const dayMilliseconds = 86_400_000;
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** In the form of SES's ids in this region: time, then chance. */
const createMessageId = (time: number): string => `0107${time.toString(16).padStart(12, '0')}-${randomUUID()}-000000`;

/** Opens the stand-in over a folder that keeps what was sent. */
export const openSes = async ({ stack, folder, authorizer, now }: SesOptions): Promise<Ses> => {
  const setup = readMailSetup(stack);
  const mails = await openMailStore(folder);

  /** Checks sender and configuration set, IAM first as on AWS, and gives back the set's name. */
  const admit = ({ action, from, recipients }: OutgoingMail, asked?: string, caller?: Caller): string | undefined => {
    const identity = setup.identityFor(from.address);
    const name = asked ?? identity?.configurationSet;
    const set = name === undefined ? undefined : setup.configurationSet(name);
    if (caller !== undefined) {
      const resources = [identity?.arn ?? identityArn(from.address), ...(set === undefined ? [] : [set.arn])];
      const context = { 'ses:fromaddress': from.address };
      const wanted = resources.map((resource) => ({ action, resource, context }));
      authorizer.require(caller, wanted);
    }
    if (identity === undefined) throw notVerified(from.address);
    if (set?.state === 'missing') throw notFound(`Configuration set <${name}> does not exist.`);
    if (set?.state === 'paused') {
      throw new AwsError('SendingPausedException', `Sending is paused for configuration set <${name}>.`);
    }
    if (recipients.length === 0) throw badRequest('A mail needs a recipient');
    return name;
  };

  const submit = async (input: unknown, caller?: Caller): Promise<string> => {
    const { EmailTags, ConfigurationSetName, ...content } = readSendEmail(input);
    const mail = await readOutgoingMail(content);
    const configurationSet = admit(mail, ConfigurationSetName, caller);
    const date = new Date(now());
    const id = createMessageId(date.getTime());
    const source = await mail.source(id, date);
    const outcomes = mail.recipients.map((address) => [address, simulatedOutcome(address)]);
    await mails.add(
      {
        id,
        time: date.toISOString(),
        from: shown(mail.from),
        to: mail.recipients,
        subject: mail.subject,
        configurationSet,
        tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
        bytes: source.length,
        simulated: Object.fromEntries(outcomes.filter(([, outcome]) => outcome !== undefined)),
      },
      source,
    );
    return id;
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
    sentLastDay: () => {
      const start = new Date(now() - dayMilliseconds).toISOString();
      return mails.list({}).filter(({ time }) => time > start).length;
    },
    setup,
    mails,
  };
};
