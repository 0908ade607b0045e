import type { Language } from '#contracts/text/language.ts';
import { isOfCraft } from '#lambdas/knowledge/search.ts';
import { inEach } from '../language/all-languages.ts';
import type { ClauseTable } from '../language/clause-table.ts';
import { wholeWords } from '../language/expressions.ts';

export interface ClauseText {
  text: string;
  asks: boolean;
}

/** More questions than a person keeps in mind are one with the last of them. */
const mostQuestions = 4;
/** So few words say nothing by themselves: "thanks". */
const fewWords = 2;
/** A lead to a question is short; a story that begins with "when" is none. */
const longestLead = 14;

/** A point within a number or a name parts nothing, and Spanish says where a question begins. */
const sentence = /(?<=[.?!;…])\s+|\n+|\s+[—–-]\s+|\s*[()]\s*|(?<!(?:^|[.?!…]\s+)(?:\p{L}+ ){0,3}\p{L}+,\s*)(?=¿)/u;
const plain = (text: string): string => text.replace(/^[\s,:¿¡]+/u, '').trim();
const countOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const patternsOf = ({ joints, attached, opens, opensAsked, anywhere, embeds, leads, requests }: ClauseTable) => {
  const joined = `(?:(?:${joints})\\s+)`;
  const behind = attached ? `${joined}*${attached}|${joined}+` : `${joined}+`;
  const start = attached ? `^${joined}*(?:${attached})?` : `^${joined}*`;
  /** The text after a colon asks, regardless of the text before it. */
  const breaks = (opens: string): RegExp =>
    new RegExp(
      `:\\s*(?:${behind})?(?=(?:${opens})(?!\\p{L}))|` +
        `(?<!(?<!\\p{L})(?:${embeds}))(?:(?:,\\s*(?:${behind})?|\\s+(?:${behind}))(?=(?:${opens})(?!\\p{L}))|,?\\s+(?=(?:${anywhere})(?!\\p{L})))`,
      'giu',
    );
  const kinds = (opens: string) => ({
    breaks: breaks(`${opens}|${requests}`),
    begins: new RegExp(`${start}(?:${opens}|${anywhere})(?!\\p{L})`, 'iu'),
  });
  return {
    stated: kinds(opens),
    asked: kinds(opensAsked ? `${opens}|${opensAsked}` : opens),
    joined: new RegExp(start, 'iu'),
    requests: wholeWords(requests, 'iu'),
    leads: new RegExp(`${start}(?:${leads})(?!\\p{L})`, 'iu'),
  };
};
const patterns = inEach(({ clauses }) => patternsOf(clauses));
type Patterns = ReturnType<typeof patternsOf>;

/** The parts of a sentence, where what follows asks by itself. */
const partsOf = (text: string, { stated, asked, joined, requests, leads }: Patterns): ClauseText[] => {
  const isAsked = /\?\s*$/u.test(text);
  const { breaks, begins } = isAsked ? asked : stated;
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(breaks)) {
    const before = plain(text.slice(from, index));
    const isLead = leads.test(before) && countOf(before) <= longestLead && !begins.test(before);
    // "Every how many weeks": what stands before an asking word may belong to it.
    const isBegun = countOf(before) <= fewWords && !/[,:]/u.test(gap);
    if (isLead || isBegun) continue;
    parts.push(before);
    from = index + gap.length;
  }
  const last = plain(text.slice(from));
  return [...parts, last]
    .filter((part) => countOf(part) > 0)
    .map((part) => ({
      text: begins.test(part) ? part.replace(joined, '') : part,
      asks: (isAsked && part === last) || begins.test(part) || requests.test(part),
    }));
};

/** A few words go with what stands beside them, where they say something of the craft or ask, and else are left out. */
const withoutFragments = (parts: readonly ClauseText[], language: Language): ClauseText[] => {
  const whole: ClauseText[] = [];
  let ahead = '';
  for (const part of parts) {
    const last = whole.at(-1);
    if (countOf(part.text) > fewWords) {
      whole.push({ ...part, text: `${ahead}${part.text}` });
      ahead = '';
    } else if (part.asks || isOfCraft(part.text, language)) {
      if (last) whole[whole.length - 1] = { ...last, text: `${last.text} ${part.text}`, asks: last.asks || part.asks };
      else ahead = `${ahead}${part.text} `;
    }
  }
  return whole;
};

const withFewQuestions = (parts: readonly ClauseText[]): ClauseText[] => {
  const last = parts.filter(({ asks }) => asks)[mostQuestions - 1];
  const place = last ? parts.indexOf(last) + 1 : parts.length;
  const rest = parts.slice(place);
  if (!last || !rest.some(({ asks }) => asks)) return parts.map(({ text, asks }) => ({ text, asks }));
  return [...parts.slice(0, place - 1), { ...last, text: [last, ...rest].map(({ text }) => text).join(' ') }];
};

/** The one that a message without a question asks by: the longest that speaks of the craft, as "wide feet low arch shoe" does. */
const withOneQuestion = (clauses: readonly ClauseText[], language: Language): ClauseText[] => {
  const ofCraft = clauses.filter(({ text }) => isOfCraft(text, language));
  const question = (ofCraft.length > 0 ? ofCraft : clauses).reduce<ClauseText | undefined>(
    (longest, one) => (longest && longest.text.length >= one.text.length ? longest : one),
    undefined,
  );
  return clauses.map((one) => (one === question ? { ...one, asks: true } : one));
};

/** The clauses of what a message asks, each as it was written, without the word that joins it to the one before. */
export const clausesOf = (text: string, language: Language): ClauseText[] => {
  const sentences = text.normalize('NFC').split(sentence);
  const parts = withoutFragments(
    sentences.flatMap((one) => partsOf(one, patterns[language])),
    language,
  );
  if (parts.length < 2) return text === '' ? [] : [{ text, asks: true }];
  return parts.some(({ asks }) => asks) ? withFewQuestions(parts) : withOneQuestion(parts, language);
};
