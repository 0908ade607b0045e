import { isolateLtr } from './isolate.ts';

/**
 * In a text from right to left: what reads from left to right, and would be shown in another order than it was typed. A telephone
 * number, a range, a price with its sign, a name of several words is set apart as a whole or not at all. The order follows the Unicode
 * bidirectional algorithm (UAX 9), of which two rules are enough to tell what keeps its order by itself; all else is set apart.
 */

/** Hebrew, Arabic and their like, with Arabic digits. */
const rtl = String.raw`\u0590-\u08FF\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFC}\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;
/** Marks of direction that the writer has set. */
const marks = String.raw`\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069`;
/** Unseen letters from right to left, as they come along with copied text: within a number they break it in two. */
const turning = String.raw`\u200F\u061C`;
/** Stands for what is filled in later, which has a direction of its own. */
const filledIn = '\uFFFC';
const variable = /\{\{[^{}]*\}\}/g;

/** With what follows a letter: the hyphen of `ב-5`, a quotation mark within a word. */
const rtlPart = `[${rtl}]+[-־–"״'׳:]*`;
const shown = String.raw`(?:(?![${rtl}])[^\s${marks}${filledIn}])`;
const words = new RegExp(String.raw`${rtlPart}|(?<word>${shown}+(?:[${turning}\u200E]+${shown}+)*)`, 'gu');
const rtlLetter = new RegExp(`[${rtl}]`, 'u');
export const hasRtl = (text: string): boolean => rtlLetter.test(text);
const unseen = new RegExp(`[${turning}]`, 'g');
const isArabic = /[\u0600-\u08FF\u{FB50}-\u{FDFF}\u{FE70}-\u{FEFC}]/u;

/** A telephone number in groups with blanks: it begins as such, or has three groups or more. */
const groups = new RegExp(
  String.raw`(?<=^|[\s("'“„«]|[${rtl}][-–־]?)(?:(?:[+*]\d|\(?0)\d*\)?(?:[ \u00A0-]\(?\d+\)?)+|\d{2,4}(?:[ \u00A0-]\d{2,4}){2,})(?=$|[\s.,;:!?…)"'”»]+(?:$|[\s${rtl}])|[\s${rtl}])`,
  'gu',
);

/** What stands around a word in a sentence, and takes its place as in every language. */
const opening = /^(?:[("'“”„«»[{¿¡‘…]|\p{Extended_Pictographic}\u{FE0F}?)+/u;
const closing = /(?:[)"'”“»«\]}’.,;:!?…\-–—־&]|\p{Extended_Pictographic}\u{FE0F}?)+$/u;
const pairs = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** From where to where something reads from left to right. */
interface Span {
  start: number;
  end: number;
}

/** A bracket that was opened within the word belongs to it, and so does a sign after a letter or digit alone. */
const coreOf = (text: string, start: number): Span | undefined => {
  const from = start + (opening.exec(text)?.[0].length ?? 0);
  const rest = text.slice(from - start);
  let cut = closing.exec(rest)?.[0].length ?? 0;
  while (cut > 0) {
    const [sign = ''] = rest.slice(rest.length - cut);
    const open = pairs.get(sign);
    const inner = rest.slice(0, rest.length - cut);
    if (!open || inner.lastIndexOf(open) <= inner.lastIndexOf(sign)) break;
    cut -= 1;
  }
  const core = rest.slice(0, rest.length - cut);
  return /[\p{L}\p{N}]/u.test(core) ? { start: from, end: from + core.length } : undefined;
};

const amount = /^[^\p{L}]*\p{N}[^\p{L}]*$/u;
const name = /^\p{L}/u;
/** A number with the short word of its unit: `5 mm`, `40 EUR`. */
const unit = /^\p{L}{1,3}$/u;

/** Whether two words belong together, by what stands between them. */
const belongTogether = (one: string, between: string, other: string): boolean => {
  if (amount.test(one) && amount.test(other)) {
    return (
      /^[ \u00A0]?[-–—−][ \u00A0]?$/.test(between) || between === '\u00A0' || (between === ' ' && /^[-–—−]/.test(other))
    );
  }
  if (/^[ \u00A0]$/.test(between)) return name.test(one) || (amount.test(one) && unit.test(other));
  return name.test(one) && name.test(other) && /^ [&+] $/.test(between);
};

/** Words that begin and end with what has a direction, and numbers as they are written everywhere (W4 and W5). */
const keepsOrder = (text: string): boolean =>
  /^\p{L}(?:.*[\p{L}\p{M}\d])?$/su.test(text) || /^[#%$°\p{Sc}‰]*\d+(?:[-+,.:/\u2212]\d+)*[#%$°\p{Sc}‰]*$/u.test(text);

/** The words of a text that read from left to right, those that belong together as one. */
const spansOf = (text: string): Span[] => {
  const whole = [...text.matchAll(groups)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const single = [...text.matchAll(words)]
    .flatMap(({ groups: found, index }) => (found?.word ? (coreOf(found.word, index) ?? []) : []))
    .filter(({ start, end }) => !whole.some((span) => start < span.end && end > span.start));
  const spans: Span[] = [];
  for (const span of [...whole, ...single].sort((one, other) => one.start - other.start)) {
    const before = spans.at(-1);
    const [one, between, other] = [
      text.slice(before?.start, before?.end),
      text.slice(before?.end, span.start),
      text.slice(span.start, span.end),
    ];
    if (before && belongTogether(one, between, other)) before.end = span.end;
    else spans.push({ ...span });
  }
  return spans;
};

/** Marks of the writer's that enclose what follows them; what they enclose is left as it is. */
const enclosing = /[\u202A-\u202E\u2066-\u2068][^\u202C\u2069]*[\u202C\u2069]?/g;
const blank = (found: string): string => filledIn.repeat(found.length);

/** From where to where a text from right to left must be set apart. Variables in braces are left out. */
export const ltrSpans = (typed: string): Span[] => {
  // A line without any such letter, such as an address, is one.
  if (!hasRtl(typed) && /\p{L}/u.test(typed.replaceAll(variable, ''))) return [{ start: 0, end: typed.length }];
  const text = typed.replaceAll(variable, blank).replaceAll(enclosing, blank);
  const spans = spansOf(text);
  return spans.filter(({ start, end }, place) => {
    const shown = text.slice(start, end);
    // Letters draw what follows them to their own side, up to the next letter from right to left.
    const next = spans[place + 1];
    const draws = name.test(shown) && next !== undefined && !hasRtl(text.slice(end, next.start));
    const isPlain = /^\p{L}+$|^\d+$/u.test(shown);
    return draws || !keepsOrder(shown) || (isArabic.test(text) && !isPlain);
  });
};

export interface Run {
  text: string;
  isLtr: boolean;
}

/** The text in pieces, of which some are to be set apart. */
export const ltrRuns = (text: string): Run[] => {
  const runs: Run[] = [];
  let done = 0;
  for (const { start, end } of ltrSpans(text)) {
    if (start > done) runs.push({ text: text.slice(done, start), isLtr: false });
    runs.push({ text: text.slice(start, end).replaceAll(unseen, ''), isLtr: true });
    done = end;
  }
  if (done < text.length) runs.push({ text: text.slice(done), isLtr: false });
  return runs;
};

/** The text with marks around these pieces, for where no element can stand. */
export const isolateRuns = (text: string): string =>
  ltrRuns(text)
    .map((run) => (run.isLtr ? isolateLtr(run.text) : run.text))
    .join('');
