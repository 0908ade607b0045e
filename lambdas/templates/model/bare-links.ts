import { type Inline, isSafeLink, type RichText, type TextNode } from '#contracts/text/rich-text.ts';

/** An address as people type it. Braces belong to variables, which are not filled in in links. */
const address = /\b(?:https?:\/\/|www\.)[^\s<>"'{}\u200B-\u200F\u202A-\u202E\u2066-\u2069]+/giu;
/** What ends a sentence ends no address. */
const ends = new Set('.,;:!?…)]»”’׳״');
const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** The part of what was found that is the address: `(see https://a.example/b_(c))` ends with its own bracket. */
const addressIn = (found: string): string => {
  const opened = countOf(found, '(');
  let closed = countOf(found, ')');
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (!ends.has(last) || (last === ')' && closed <= opened)) break;
    if (last === ')') closed -= 1;
  }
  return found.slice(0, end);
};

const linked = (node: TextNode): TextNode[] => {
  const { text, marks = [] } = node;
  if (marks.some(({ type }) => type === 'link')) return [node];
  const parts: TextNode[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = addressIn(found);
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
    if (!isSafeLink(href) || !URL.parse(href)?.hostname.includes('.')) continue;
    if (index > done) parts.push({ ...node, text: text.slice(done, index) });
    parts.push({ ...node, text: shown, marks: [...marks, { type: 'link', attrs: { href } }] });
    done = index + shown.length;
  }
  if (done === 0) return [node];
  return done < text.length ? [...parts, { ...node, text: text.slice(done) }] : parts;
};

const link = (node: unknown): unknown => {
  const { type, content } = node as { type?: string; content?: unknown[] };
  if (!content) return node;
  const isPassage = type === 'paragraph' || type === 'heading';
  return {
    ...(node as object),
    content: isPassage
      ? (content as Inline[]).flatMap((inline) => (inline.type === 'text' ? linked(inline) : [inline]))
      : content.map(link),
  };
};

/** The body with a link over each address that stands in it as text: nobody can follow it otherwise, and nobody counts it. */
export const withBareLinks = (body: RichText): RichText => link(body) as RichText;
