import PostalMime, { decodeWords, type Email } from 'postal-mime';

/** A mail as its reader sees it. */
export interface ReadableMail {
  /** Decoded, by lower-case name; a repeated header's values are joined. */
  headers: Record<string, string>;
  subject: string;
  html?: string;
  text?: string;
}

/** Parts within parts: no honest mail goes deeper. */
const parse = (source: Buffer): Promise<Email> => PostalMime.parse(source, { maxNestingDepth: 8 });

const joined = (headers: Email['headers']): Record<string, string> => {
  const values: Record<string, string> = Object.create(null);
  for (const { key, value } of headers) values[key] = values[key] === undefined ? value : `${values[key]}, ${value}`;
  return values;
};

/** The line break before a part's end belongs to the boundary (RFC 2046, 5.1.1); the parser leaves it in the text. */
const withoutLastBreak = (body: string): string => body.replace(/\n$/, '');

/** The headers of a MIME message as they stand in it, by lower-case name. */
export const readHeaders = async (source: Buffer): Promise<Record<string, string>> =>
  joined((await parse(source)).headers);

/** Reads a MIME message: headers, HTML and plain text; attachments stay in the source. */
export const readMessage = async (source: Buffer): Promise<ReadableMail> => {
  const { headers, subject = '', html, text } = await parse(source);
  const decoded = Object.entries(joined(headers)).map(([name, value]) => [name, decodeWords(value)]);
  return {
    headers: Object.fromEntries(decoded),
    subject,
    ...(html === undefined ? {} : { html: withoutLastBreak(html) }),
    ...(text === undefined ? {} : { text: withoutLastBreak(text) }),
  };
};
