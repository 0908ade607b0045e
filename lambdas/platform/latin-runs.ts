import { isolateLtr } from '#contracts/text/isolate.ts';

/**
 * In a Hebrew text, what belongs together from left to right: a name of several Latin words, a range of numbers, a sign
 * before a number. Whatever shows it would otherwise turn `120–150` into `150–120`.
 */
const word = String.raw`[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d'’&+#@./-]*`;
const words = String.raw`${word}(?:[ \u00A0](?:& )?${word})*`;
const phrase = String.raw`${words}(?:[ \u00A0]\(${words}\))?`;
const amount = String.raw`[$€£₪]?\d[\d.,:]*[ \u00A0]?[%$€£₪]?`;
const range = String.raw`${amount}[ \u00A0]?[-–—−][ \u00A0]?${amount}`;
const signed = String.raw`(?<![\p{L}\p{N}])[-−+±]\d[\d.,]*%?`;
const run = new RegExp(`${range}|${signed}|${phrase}`, 'gu');

/** What a single word or number needs no help with. */
const isSimple = (text: string): boolean => /^[\p{L}\p{M}]+$|^[\d.,]+$/u.test(text);
/** The end of a sentence is no part of the name before it. */
const sentenceEnd = /[.,/&'’ \u00A0-]+$/u;

export interface Run {
  text: string;
  isLatin: boolean;
}

/** The text in pieces, of which some run from left to right. */
export const latinRuns = (text: string): Run[] => {
  // A line without any Hebrew, such as an address, is one.
  if (!/\p{Script=Hebrew}/u.test(text) && /\p{L}/u.test(text)) return [{ text, isLatin: true }];
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(run)) {
    const latin = found.replace(sentenceEnd, '');
    if (latin === '' || isSimple(latin)) continue;
    if (index > end) runs.push({ text: text.slice(end, index), isLatin: false });
    runs.push({ text: latin, isLatin: true });
    end = index + latin.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isLatin: false });
  return runs;
};

/** The text with marks around these pieces, for where no element can stand. */
export const isolateRuns = (text: string): string =>
  latinRuns(text)
    .map((piece) => (piece.isLatin ? isolateLtr(piece.text) : piece.text))
    .join('');
