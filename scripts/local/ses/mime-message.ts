import { parseHeaderValue } from 'nodemailer/lib/mime-funcs';
import { decodeText, decodeWords, unescapeBytes } from './encoded-words.ts';

/** A mail as its reader sees it. */
export interface ReadableMail {
  /** Decoded, by lower-case name; a repeated header's values are joined. */
  headers: Record<string, string>;
  subject: string;
  html?: string;
  text?: string;
}

/** Parts within parts: no honest mail goes deeper. */
const deepest = 8;

/** One byte is one character here, until a part says what its bytes mean. */
const split = (part: string): { headers: Record<string, string>; body: string } => {
  const end = /(?:^|\r?\n)\r?\n/.exec(part);
  const head = end === null ? part : part.slice(0, end.index);
  const headers: Record<string, string> = Object.create(null);
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value = ''] = /^([^\s:]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return { headers, body: end === null ? '' : part.slice(end.index + end[0].length) };
};

const decodedBody = (body: string, encoding = '7bit'): Buffer => {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return unescapeBytes(body.replaceAll(/=[ \t]*\r?\n/g, ''));
    default:
      return Buffer.from(body, 'latin1');
  }
};

const partsOf = (body: string, boundary: string): string[] => {
  const literal = boundary.replaceAll(/\W/g, '\\$&');
  const delimiter = (end: string) => new RegExp(`(?:^|\\r?\\n)--${literal}${end}[ \\t]*(?:\\r?\\n|$)`);
  const [content = ''] = body.split(delimiter('--'), 1);
  return content.split(delimiter('')).slice(1);
};

/** The first body of each kind that is not an attachment. */
const bodiesOf = (part: string, depth = 0): Pick<ReadableMail, 'html' | 'text'> => {
  const { headers, body } = split(part);
  const { value, params } = parseHeaderValue(headers['content-type'] ?? 'text/plain');
  const type = value.toLowerCase();
  if (/^attachment/i.test(headers['content-disposition'] ?? '')) return {};
  if (type.startsWith('multipart/') && params.boundary && depth < deepest) {
    const found = partsOf(body, params.boundary).map((each) => bodiesOf(each, depth + 1));
    return Object.assign({}, ...found.toReversed());
  }
  if (type !== 'text/html' && type !== 'text/plain') return {};
  const content = decodeText(decodedBody(body, headers['content-transfer-encoding']), params.charset);
  return type === 'text/html' ? { html: content } : { text: content };
};

/** The headers of a MIME message as they stand in it, by lower-case name. */
export const readHeaders = (source: Buffer): Record<string, string> => split(source.toString('latin1')).headers;

/** Reads a MIME message: headers, HTML and plain text; attachments stay in the source. */
export const readMimeMessage = (source: Buffer): ReadableMail => {
  const message = source.toString('latin1');
  const headers = Object.fromEntries(
    Object.entries(split(message).headers).map(([name, value]) => [
      name,
      decodeWords(decodeText(Buffer.from(value, 'latin1'))),
    ]),
  );
  return { headers, subject: headers.subject ?? '', ...bodiesOf(message) };
};
