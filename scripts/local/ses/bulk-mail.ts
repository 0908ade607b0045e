import { randomUUID } from 'node:crypto';
import { addressesIn, type Mailbox, parseMailbox, shown } from './addresses.ts';
import { compose } from './compose.ts';
import type { MailStoreOptions, StoredMail } from './mail-store.ts';
import { createMessageId } from './message-id.ts';
import type { BulkEntry, SendBulkInput } from './send-bulk-input.ts';
import { fillTemplate, missingOf, requireSimpleTemplate, type TemplateValues, variablesIn } from './template-text.ts';

/** The result of one entry of a bulk call. */
export interface EntryResult {
  Status: 'SUCCESS' | 'INVALID_PARAMETER' | 'ACCOUNT_THROTTLED' | 'ACCOUNT_DAILY_QUOTA_EXCEEDED';
  Error?: string;
  MessageId?: string;
}

/** A mail of a bulk call, or why there is none. */
export type BulkMail =
  | { result: EntryResult; mail: StoredMail; missing?: string }
  | { result: EntryResult; mail?: undefined };

type Headers = BulkEntry['ReplacementHeaders'];
/** A header of the entry wins over the template's of the same name. */
const headersOf = (ofTemplate: Headers, ofEntry: Headers): Headers => {
  const names = new Set(ofEntry.map(({ Name }) => Name.toLowerCase()));
  return [...ofTemplate.filter(({ Name }) => !names.has(Name.toLowerCase())), ...ofEntry];
};

const valuesOf = ({ DefaultContent }: SendBulkInput, entry: BulkEntry): TemplateValues => ({
  ...DefaultContent.Template.TemplateData,
  ...entry.ReplacementEmailContent.ReplacementTemplate.ReplacementTemplateData,
});

interface Mailboxes {
  from: Mailbox;
  to: Mailbox[];
  cc: Mailbox[];
  bcc: Mailbox[];
  replyTo: Mailbox[];
}
const mailboxesOf = (input: SendBulkInput, { Destination }: BulkEntry, read = parseMailbox): Mailboxes => ({
  from: read(input.FromEmailAddress),
  to: Destination.ToAddresses.map(parseMailbox),
  cc: Destination.CcAddresses.map(parseMailbox),
  bcc: Destination.BccAddresses.map(parseMailbox),
  replyTo: input.ReplyToAddresses.map(read),
});

/** The addresses of all who are to get mail of a call, those that cannot be read left out. */
export const bulkRecipients = ({ BulkEmailEntries }: SendBulkInput): string[] =>
  BulkEmailEntries.flatMap(({ Destination }) => Object.values(Destination).flat()).flatMap(addressesIn);

/** Reads a mailbox that stands in all entries of a call once. */
const readingOnce = (): typeof parseMailbox => {
  const known = new Map<string, Mailbox>();
  return (text) => {
    const mailbox = known.get(text) ?? parseMailbox(text);
    known.set(text, mailbox);
    return mailbox;
  };
};

/** The MIME message of one entry, written on request. */
const sourceOf = async (input: SendBulkInput, index: number, { id, time }: StoredMail): Promise<Buffer> => {
  const entry = input.BulkEmailEntries[index];
  if (entry === undefined) throw new Error(`the call has no entry ${index}`);
  const { TemplateContent, Headers } = input.DefaultContent.Template;
  const values = valuesOf(input, entry);
  const fill = (text: string | undefined) => (text === undefined ? undefined : fillTemplate(text, values));
  return compose({
    id,
    date: new Date(time),
    ...mailboxesOf(input, entry),
    content: {
      Subject: fillTemplate(TemplateContent.Subject, values),
      Body: { Html: fill(TemplateContent.Html), Text: fill(TemplateContent.Text) },
      Headers: headersOf(Headers, entry.ReplacementHeaders),
      Attachments: [],
    },
  });
};

/** Reads back a call as it is kept, and writes one of its messages. */
export const writeBatchMail: MailStoreOptions['write'] = (input, index, mail) =>
  sourceOf(input as SendBulkInput, index, mail);

/** The mails of a bulk call, an entry each, in the order of the call. @throws an AwsError for what the twin lacks. */
export const bulkMails = (
  input: SendBulkInput,
  { time, configurationSet }: { time: number; configurationSet: string | undefined },
): BulkMail[] => {
  const { Subject, Html, Text } = input.DefaultContent.Template.TemplateContent;
  const texts = [Subject, Html, Text].filter((text) => text !== undefined);
  for (const text of texts) requireSimpleTemplate(text);
  // No mail is written here, so of its texts it is enough to know which values they ask for.
  const wanted = [...new Set(texts.flatMap(variablesIn))];
  const [batch, read] = [randomUUID(), readingOnce()];
  return input.BulkEmailEntries.map((entry, index): BulkMail => {
    let mailboxes: Mailboxes;
    try {
      mailboxes = mailboxesOf(input, entry, read);
    } catch (error) {
      return { result: { Status: 'INVALID_PARAMETER', Error: error instanceof Error ? error.message : '' } };
    }
    const { from, to, cc, bcc } = mailboxes;
    const recipients = [...to, ...cc, ...bcc].map(({ address }) => address);
    if (recipients.length === 0) return { result: { Status: 'INVALID_PARAMETER', Error: 'A mail needs a recipient' } };
    const values = valuesOf(input, entry);
    const missing = missingOf(wanted, values);
    const id = createMessageId(time);
    const mail: StoredMail = {
      id,
      time: new Date(time).toISOString(),
      from: shown(from),
      to: recipients,
      subject: missing === undefined ? fillTemplate(Subject, values) : Subject,
      configurationSet,
      tags: Object.fromEntries(
        [...input.DefaultEmailTags, ...entry.ReplacementTags].map((tag) => [tag.Name, tag.Value]),
      ),
      simulated: {},
      batch: { id: batch, index },
    };
    return { result: { Status: 'SUCCESS', MessageId: id }, mail, ...(missing === undefined ? {} : { missing }) };
  });
};
