/** Where the headers of a part begin, where its text begins, and where it ends. */
interface Part {
  start: number;
  body: number;
  end: number;
}

const boundary = /boundary[ \t]{0,3}=[ \t]{0,3}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;

/** From where on a part may be, and where its text begins: after the first empty line, if there is one. */
const partAt = (mail: string, start: number, end: number): Part => {
  // The line before may be the first of the two.
  const from = Math.max(0, start - 2);
  const text = mail.slice(from, end);
  const [found] = ['\r\n\r\n', '\n\n']
    .map((gap) => ({ at: text.indexOf(gap), length: gap.length }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return { start, body: found ? from + found.at + found.length : end, end };
};

/** The parts of a mail, including those within others; anything around parts is one of them. */
const partsOf = (mail: string): Part[] => {
  const names = new Set([...mail.matchAll(boundary)].map(([, quoted, plain]) => quoted ?? plain ?? ''));
  const parts: Part[] = [];
  let start = 0;
  for (let at = names.size > 0 ? mail.indexOf('\n--') : -1; at !== -1; at = mail.indexOf('\n--', at + 1)) {
    const lineEnd = mail.indexOf('\n', at + 1);
    const line = mail.slice(at + 3, lineEnd === -1 ? undefined : Math.min(lineEnd, at + 300)).trimEnd();
    if (!names.has(line) && !(line.endsWith('--') && names.has(line.slice(0, -2)))) continue;
    parts.push(partAt(mail, start, at));
    if (lineEnd === -1) return parts;
    start = lineEnd + 1;
  }
  return [...parts, partAt(mail, start, mail.length)];
};

const header = (headers: string, name: string): string | undefined =>
  new RegExp(`^${name}:((?:.|\\r?\\n[ \\t])*)`, 'im').exec(headers)?.[1];

const bytesOf = (body: string, encoding: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const plain = body.replaceAll(/=[ \t]{0,10}\r?\n/g, '');
  return Buffer.from(
    plain.replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
};

const isKnown = (charset: string): boolean => {
  try {
    new TextDecoder(charset);
    return true;
  } catch {
    return false;
  }
};
/**
 * Sets of one byte for each letter, in which any bytes are a text. A name that is not one of a set may be written by a
 * program that knows none.
 */
const saysLittle = (charset: string): boolean =>
  charset === '' ||
  !isKnown(charset) ||
  /^(?:us-?ascii|ascii|ansi_x3|iso-?8859|latin|l\d|windows-125|cp125|x-cp125|koi8|macintosh|x-mac)/.test(charset);
/** Programs write this of texts whose set they do not know. */
const isNoSet = (charset: string): boolean =>
  charset === '' || !isKnown(charset) || /^(?:us-?ascii|ascii)$/.test(charset);

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The set that an HTML text names for itself. */
const namedIn = (html: Buffer): string | undefined => {
  const [, name] = /<meta[^>]{1,200}charset[ ]?=[ ]?["']?([\w-]{2,40})/i.exec(html.toString('latin1', 0, 4_096)) ?? [];
  return name && isKnown(name) ? name.toLowerCase() : undefined;
};

/** Which set of characters a text is in, where it is another one than is declared. */
const trueCharset = (bytes: Buffer, declared: string, isHtml: boolean): string | undefined => {
  if (!saysLittle(declared) || bytes.every((byte) => byte < 0x80)) return undefined;
  // Hardly any text of another set is one of this by chance.
  if (isUtf8(bytes)) return 'utf-8';
  return isHtml && isNoSet(declared) ? namedIn(bytes) : undefined;
};

const charset = /charset[ \t]{0,3}=[ \t]{0,3}(?:"([^"\r\n]{0,100})"|([^\s;"]{0,100}))/i;

/** The headers of a part with the set of characters that its text is in. */
const withTrueCharset = (mail: string, { start, body, end }: Part): string => {
  const headers = mail.slice(start, body);
  const type = header(headers, 'content-type');
  if (type !== undefined && !/^\s*text\//i.test(type)) return headers;
  const [, quoted, plain] = charset.exec(type ?? '') ?? [];
  const encoding = (header(headers, 'content-transfer-encoding') ?? '').trim().toLowerCase();
  const bytes = bytesOf(mail.slice(body, end), encoding);
  const found = trueCharset(bytes, (quoted ?? plain ?? '').trim().toLowerCase(), /^\s*text\/html/i.test(type ?? ''));
  if (!found) return headers;
  const named = `charset=${found}`;
  if (type === undefined) return `Content-Type: text/plain; ${named}\r\n${headers}`;
  const [kind] = type.split(';');
  return headers.replace(type, () =>
    charset.test(type) ? type.replace(charset, named) : `${kind?.trimEnd()}; ${named}`,
  );
};

/**
 * The same mail, with the right set of characters in the headers of each of its texts. Many programs send UTF-8 under another name, or
 * leave the name to the HTML.
 */
export const withTrueCharsets = (source: Buffer): Buffer => {
  const mail = source.toString('latin1');
  const pieces: string[] = [];
  let done = 0;
  for (const part of partsOf(mail)) {
    pieces.push(mail.slice(done, part.start), withTrueCharset(mail, part));
    done = part.body;
  }
  pieces.push(mail.slice(done));
  return Buffer.from(pieces.join(''), 'latin1');
};
