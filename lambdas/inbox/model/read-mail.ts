import PostalMime, { type Address, decodeWords, type Email } from 'postal-mime';
import type { InboxMailbox, InboxMailDetails } from '#contracts/inbox/endpoints.ts';
import { cleanHtml } from './clean-html.ts';
import { compactHtml } from './closed-html.ts';
import { mailChecks } from './mail-checks.ts';
import { oneLine } from './one-line.ts';
import { isFeedbackReport } from './report/complaint.ts';
import { isDeliveryReport, readDeliveryReport } from './report/delivery-report.ts';
import { withTrueCharsets } from './true-charsets.ts';
import { unsubscribeRequest } from './unsubscribe-request.ts';

/** How much of a mail is shown, in UTF-16 code units. A reply of a function may have 6 MB. */
const shown = { text: 200_000, html: 500_000, attachments: 100 };

/** Text of several lines, without signs that turn the text around it. */
const lines = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '');

const mailboxes = (addresses: readonly Address[] = []): InboxMailbox[] =>
  addresses
    .flatMap((each) => each.group ?? [each])
    .slice(0, 50)
    .map(({ name, address = '' }) => ({ name: oneLine(name, 200), address: oneLine(address, 320) }));

const headersOf = (mail: Email) => {
  const { from, subject = '', date } = mail;
  const time = Date.parse(date ?? '');
  return {
    from: mailboxes(from ? [from] : [])[0] ?? { name: '', address: '' },
    subject: oneLine(subject),
    isReport: isDeliveryReport(mail),
    ...(isFeedbackReport(mail) ? { isComplaint: true } : {}),
    ...unsubscribeRequest(subject),
    ...(Number.isNaN(time) ? {} : { date: new Date(time).toISOString() }),
  };
};

/** As many parts as no honest mail has; each costs the parser what a page of text does. */
const mostParts = 1_000;
const lineFeed = 0x0a;
const dash = 0x2d;
/** How many lines may part a mail: they begin with two dashes and are not made of dashes alone. */
const hasTooManyParts = (source: Buffer): boolean => {
  let parts = 0;
  for (let at = 0; at !== -1 && parts <= mostParts; at = source.indexOf('\n--', at + 1, 'latin1')) {
    let place = source[at] === lineFeed ? at + 1 : at;
    if (source[place] !== dash || source[place + 1] !== dash) continue;
    while (source[place] === dash) place += 1;
    const next = source[place];
    if (next !== undefined && next > 0x20) parts += 1;
  }
  return parts > mostParts;
};

/** @throws for a mail of more parts, deeper nesting or longer headers than an honest one has */
const parse = async (source: Buffer): Promise<Email> => {
  if (hasTooManyParts(source)) throw new Error('too many parts');
  return PostalMime.parse(withTrueCharsets(source), { maxNestingDepth: 32, maxHeadersSize: 500_000 });
};

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? content.length : content.byteLength;

/** The headers of a mail. @throws where they are no headers of a mail */
export const readMailHeaders = async (source: Buffer) => headersOf(await parse(source));

/** The text that the elements of a mail enclose, in lines. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]{0,200}>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/**
 * A mail as it is shown: nothing in it acts. @throws where it is no mail
 * @param senders The addresses that the site's own mails come from.
 */
export const readMail = async (
  source: Buffer,
  senders: readonly string[],
): Promise<Omit<InboxMailDetails, 'id' | 'size' | 'kind'>> => {
  const mail = await parse(source);
  const text = lines(mail.text ?? '');
  const { html: written = '' } = mail;
  // Style sheets and pictures within a long mail are no reason to show nothing of its words.
  const html = written.length > shown.html ? compactHtml(written) : written;
  const harmless = cleanHtml(lines(html.slice(0, shown.html)));
  const headers = headersOf(mail);
  const recipients = headers.isReport ? readDeliveryReport(mail, text || textOf(harmless), senders) : [];
  // Such a report can also say that a mail is no spam.
  const isOfNobody = headers.isComplaint && recipients.length === 0;
  return {
    ...headers,
    isReport: headers.isReport && !isOfNobody,
    to: mailboxes(mail.to),
    text: text.slice(0, shown.text),
    html: harmless,
    isCut: text.length > shown.text || html.length > shown.html,
    attachments: mail.attachments.slice(0, shown.attachments).map(({ filename, mimeType, content }) => ({
      name: oneLine(filename ?? '', 200),
      type: oneLine(mimeType, 100),
      size: sizeOf(content),
    })),
    checks: mailChecks(mail.headers.map(({ key, value }) => ({ key, value: decodeWords(value) }))),
    recipients,
  };
};
