import { isHostName } from './host-name.ts';

/**
 * Text as a user types it, with three signs: a blank line begins a paragraph, `## ` a heading, `- ` a point of a list.
 * Addresses in it become links. Everything else, HTML too, is text. The form, the function and the pages all read it
 * here.
 */
export type PlainBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: PlainPart[][] }
  | { kind: 'list'; items: PlainPart[][] };

/** A piece of a line: text, or a link that shows where it leads. */
export interface PlainPart {
  text: string;
  href?: string;
}

/** Of a whole text, in UTF-16 code units. */
export const plainTextLimit = 20_000;

/** As in `lineText`, but isolates may stand in it: they end with the line, so that nothing around it turns. */
const allowedLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E]*$/u;
export const isPlainText = (text: string): boolean => text.split(/\r?\n/).every((line) => allowedLine.test(line));

/**
 * One form of the text that a user has typed or pasted: nothing invisible that could turn the text, no blanks at its
 * ends.
 */
export const tidyPlainText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/g, '')
    .toWellFormed()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Never more than an address holds: a line of many `h` must not be searched again from each of them. */
const address = /\bhttps:\/\/[^\s<>"\p{Cc}\p{Cf}]{1,2000}|\bmailto:[\w.+-]{1,64}@[\w.-]{1,253}/gu;

/** The end of a sentence does not belong to an address, nor does a bracket that was opened before it. */
const withoutEnd = (found: string): string => {
  let text = found;
  for (;;) {
    const shorter = text.replace(/[.,;:!?'’”»״׳…*]+$/u, '');
    const isClosed = shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length;
    text = isClosed ? shorter.slice(0, -1) : shorter;
    if (!isClosed) return text;
  }
};

/** Where a link leads; nothing for what only looks like an address, or shows another host than the one that it names. */
const linkOf = (text: string): PlainPart | undefined => {
  const url = URL.parse(text);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') {
    const [name = '', host = ''] = text.slice('mailto:'.length).split('@');
    return name && isHostName(host) ? { text: `${name}@${host}`, href: `mailto:${name}@${host}` } : undefined;
  }
  const isOwn = text.slice('https://'.length).toLowerCase().startsWith(url.host);
  return isOwn && isHostName(url.hostname) && url.username + url.password === '' ? { text, href: url.href } : undefined;
};

/** The pieces of a line, in their order. */
const partsOf = (line: string): PlainPart[] => {
  const parts: PlainPart[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(address)) {
    const text = withoutEnd(found);
    const link = linkOf(text);
    if (!link) continue;
    if (index > end) parts.push({ text: line.slice(end, index) });
    parts.push(link);
    end = index + text.length;
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
};

const heading = /^##\s+(.+)/;
const point = /^-\s+(.+)/;
/** A sign that nothing follows. */
const bareSign = /^(##|-)$/;

export const parsePlainText = (text: string): PlainBlock[] => {
  const blocks: PlainBlock[] = [];
  let isInParagraph = false;
  const lines = tidyPlainText(text).split('\n');
  for (const line of lines.map((each) => each.trim())) {
    const last = blocks.at(-1);
    const title = heading.exec(line)?.[1];
    const item = point.exec(line)?.[1];
    const isText = title === undefined && item === undefined && line !== '' && !bareSign.test(line);
    if (title !== undefined) blocks.push({ kind: 'heading', text: title });
    // Points with blank lines between them are one list.
    else if (item !== undefined && last?.kind === 'list') last.items.push(partsOf(item));
    else if (item !== undefined) blocks.push({ kind: 'list', items: [partsOf(item)] });
    else if (isText && isInParagraph && last?.kind === 'paragraph') last.lines.push(partsOf(line));
    else if (isText) blocks.push({ kind: 'paragraph', lines: [partsOf(line)] });
    isInParagraph = isText;
  }
  return blocks;
};

/** A line as it reads, without the addresses behind its links. */
export const textOf = (parts: readonly PlainPart[]): string => parts.map(({ text }) => text).join('');
