import type { Inline, Mark, RichText, TextNode } from '#contracts/text/rich-text.ts';
import { isSafeLink } from '#contracts/text/rich-text.ts';
import { byLine, joinedText, slicesOf } from '#contracts/text/text-slices.ts';

/** Not within a word or another address. Braces end it, as nothing is filled in in links. */
const typedAddress = /(?<![\w@./])(?:https?:\/\/|www\.)[^\s\p{C}<>"“”„«»{}\\|^`]+/giu;
/** Marks behind an address in a sentence. */
const closing = /[.,;:!?'’…–—]$/;
const brackets = [
  ['(', ')'],
  ['[', ']'],
] as const;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Without the sentence around it: a closing bracket is the address's own where it opened one. */
const addressIn = (found: string): string => {
  let address = found;
  for (;;) {
    const isAround = brackets.some(
      ([open, close]) => address.endsWith(close) && countOf(address, close) > countOf(address, open),
    );
    if (!isAround && !closing.test(address)) return address;
    address = address.slice(0, -1);
  }
};

/** No link is longer. */
const mostLetters = 2_048;

/** Where an address leads; undefined for what only looks like one. */
const hrefOf = (address: string): string | undefined => {
  const href = /^www\./i.test(address) ? `https://${address}` : address;
  const host = URL.parse(href)?.hostname ?? '';
  return /[^.]\.[^.]/.test(host) && isSafeLink(href) ? href : undefined;
};

const isLink = ({ marks = [] }: TextNode): boolean => marks.some(({ type }) => type === 'link');

const linkRun = (run: readonly TextNode[]): TextNode[] => {
  const typed = joinedText(run);
  const cut = (start: number, end: number, more: readonly Mark[] = []): TextNode[] =>
    slicesOf(run, start, end).map(({ node, from, to }) => {
      const marks = [...(node.marks ?? []), ...more];
      return { type: 'text', text: typed.slice(from, to), ...(marks.length > 0 ? { marks } : {}) };
    });
  const linked: TextNode[] = [];
  let done = 0;
  for (const { 0: found, index } of typed.matchAll(typedAddress)) {
    if (found.length > mostLetters) continue;
    const address = addressIn(found);
    const end = index + address.length;
    const href = hrefOf(address);
    // Half of an address would lead elsewhere; and who has made a link of it knows where it leads.
    const isCut = typed.startsWith('{', index + found.length);
    if (href === undefined || isCut || slicesOf(run, index, end).some(({ node }) => isLink(node))) continue;
    linked.push(...cut(done, index), ...cut(index, end, [{ type: 'link', attrs: { href } }]));
    done = end;
  }
  return [...linked, ...cut(done, typed.length)];
};

const link = (node: unknown): unknown => {
  const { type, content } = node as { type?: string; content?: unknown[] };
  if (!content) return node;
  const isPassage = type === 'paragraph' || type === 'heading';
  const linked = isPassage ? byLine<Inline>(content as Inline[], linkRun, (other) => [other]) : content.map(link);
  return { ...(node as object), content: linked };
};

/** The body in which each address that was typed as text (`https://…`, `www.…`) is a link to it. */
export const withTypedLinks = (body: RichText): RichText => link(body) as RichText;
