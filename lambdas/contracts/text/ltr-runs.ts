import { isolateLtr } from './isolate.ts';

/**
 * In a text from right to left: the parts that read from left to right and would be shown in another order than they
 * were typed. A telephone number, a range, a price with its sign or a name of several words is set apart as a whole or
 * not at all. The order follows the Unicode bidirectional algorithm (UAX 9). Two of its rules are enough to recognise
 * the parts that keep their order by themselves; all else is set apart.
 */

/** Hebrew, Arabic and their like, with Arabic digits. */
const rtl = '\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC';
const rtlLetter = new RegExp(`[${rtl}]`);
export const hasRtl = (text: string): boolean => rtlLetter.test(text);
/** Whether its first letter is from left to right. */
export const beginsLtr = (text: string): boolean => {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return first !== undefined && !hasRtl(first);
};

/** Unseen letters from right to left, as they come along with copied text: within a number they break it in two. */
const unseen = /[\u200F\u061C]/g;
/** Stands for what is filled in later, which has a direction of its own. */
const filledIn = '\uFFFC';
const variable = /\{\{[^{}]*\}\}/g;

/** A letter from right to left with what follows it: the hyphen of `ב-5`, a quotation mark within a word. Or else a word. */
const words = new RegExp(`[${rtl}]+[-־–"״'׳:]*|([^\\s${filledIn}${rtl}]+)`, 'gu');

/** Marks that stand around a word in a sentence, and take their place as in every language. */
const opening = /^(?:[("'“”„«»[{¿¡‘…\u2600-\u27BF\uD83C-\uDFFF]|\uFE0F)+/;
const closing = /[)"'”“»«\]}’.,;:!?…\-–—&\u2600-\u27BF\uD83C-\uDFFF]|\uFE0F/;
const brackets = ['()', '[]', '{}'] as const;

/** A name begins with a letter; a number has none. A telephone number in groups begins as such. */
type Kind = 'name' | 'number' | 'telephone' | 'other';
const kindOf = (word: string): Kind => {
  if (/^\p{L}/u.test(word)) return 'name';
  if (/\p{L}/u.test(word) || !/\p{N}/u.test(word)) return 'other';
  return /^[+*0]/.test(word) ? 'telephone' : 'number';
};

/** From where to where something reads from left to right. */
export interface Span {
  start: number;
  end: number;
}

/** A word without what stands around it. Its end is looked for sign by sign: an expression would take a square of the time for a long row of signs. */
const coreOf = (text: string, start: number): Span | undefined => {
  const [before = ''] = opening.exec(text) ?? [];
  const rest = text.slice(before.length);
  let end = rest.length;
  while (end > 0 && closing.test(rest.charAt(end - 1))) end -= 1;
  const core = rest.slice(0, end);
  // A bracket that was opened within the word belongs to it.
  for (const [open = '', close = ''] of brackets) {
    if (core.lastIndexOf(open) > core.lastIndexOf(close)) end = Math.max(end, rest.indexOf(close, core.length) + 1);
  }
  const from = start + before.length;
  return /[\p{L}\p{N}]/u.test(core) ? { start: from, end: from + end } : undefined;
};

/** Whether two words belong together, by what stands between them. */
const belongTogether = (one: Kind, between: string, other: Kind, word: string): boolean => {
  if (one === 'name') return between === ' ' || (other === 'name' && /^ [&+] $/.test(between));
  if (one === 'other') return false;
  // The short word of a unit: `5 mm`, `40 EUR`.
  if (other === 'name') return between === ' ' && /^\p{L}{1,3}$/u.test(word);
  if (other === 'other') return false;
  if (one === 'telephone' && /^\)?[ \u00A0]\(?$/.test(between)) return true;
  return /^(?: ?[-–—−] ?|\u00A0)$/.test(between) || (between === ' ' && /^[-–—−]/.test(word));
};

/** Words that begin and end with what has a direction, and numbers as they are written everywhere (W4 and W5). */
const keepsOrder = (text: string): boolean =>
  /^(?:\p{L}|\p{L}[^\u200F\u061C]*[\p{L}\p{M}\d]|[#%$°\p{Sc}‰]*\d+(?:[-+,.:/\u2212]\d+)*[#%$°\p{Sc}‰]*)$/u.test(text);

/** The words of a text that read from left to right, those that belong together as one, which is what its first word is. */
const spansOf = (text: string): (Span & { kind: Kind })[] => {
  const spans: (Span & { kind: Kind })[] = [];
  for (const { 1: found = '', index } of text.matchAll(words)) {
    const span = coreOf(found, index);
    if (!span) continue;
    const word = text.slice(span.start, span.end);
    const [before, kind] = [spans.at(-1), kindOf(word)];
    if (before && belongTogether(before.kind, text.slice(before.end, span.start), kind, word)) {
      // `(03) 555-1234`
      if (text[before.start - 1] === '(' && text[before.end] === ')') before.start -= 1;
      before.end = span.end;
    } else spans.push({ ...span, kind });
  }
  return spans;
};

/** From where to where a text from right to left must be set apart. Variables in braces are left out. */
export const ltrSpans = (typed: string): Span[] => {
  const text = typed.replaceAll(variable, (found) => filledIn.repeat(found.length));
  // A line without any such letter, such as an address, is one.
  if (!hasRtl(text) && /\p{L}/u.test(text)) return [{ start: 0, end: typed.length }];
  const spans = spansOf(text);
  return spans.filter(({ start, end, kind }, place) => {
    const shown = text.slice(start, end);
    // Letters draw what follows them to their own side, up to the next letter from right to left.
    const next = spans[place + 1];
    const draws = kind === 'name' && next !== undefined && !hasRtl(text.slice(end, next.start));
    return draws || !keepsOrder(shown);
  });
};

export interface Run {
  text: string;
  isLtr: boolean;
}

/** A part of a text in pieces: apart are those of the spans that lie in it. */
export const runsBetween = (text: string, spans: readonly Span[], from: number, to: number): Run[] => {
  const runs: Run[] = [];
  let done = from;
  for (const { start, end } of spans) {
    if (start < from || end > to) continue;
    if (start > done) runs.push({ text: text.slice(done, start), isLtr: false });
    runs.push({ text: text.slice(start, end).replaceAll(unseen, ''), isLtr: true });
    done = end;
  }
  if (done < to) runs.push({ text: text.slice(done, to), isLtr: false });
  return runs;
};

/** The text in pieces, of which some are to be set apart. */
export const ltrRuns = (text: string): Run[] => runsBetween(text, ltrSpans(text), 0, text.length);

/** The text with marks around these pieces, for where no element can stand. */
export const isolateRuns = (text: string): string =>
  ltrRuns(text)
    .map((run) => (run.isLtr ? isolateLtr(run.text) : run.text))
    .join('');
