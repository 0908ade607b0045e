import type { Language } from '#contracts/text/language.ts';
import { inEach } from '../language/all-languages.ts';

/** Who does or has it is no word between a shoe and its trouble: "my shank and I broke my toe". */
const person = 'i|she|he|we|me|and|je|elle|il|et|y|yo|me|я|она|и|אני|היא|לי|לה';

const patterns = inEach(({ dangers: { shoe, complaint }, prefix = '' }) => {
  const parts = `(?:${shoe.parts})`;
  const states = `(?:${shoe.states})\\p{L}*`;
  const between = `(?: (?!(?:${person})(?!\\p{L}))[\\p{L}\\d]+){0,4}?`;
  /** A shoe's harm to a foot is of the foot: "the box broke my toenail", "the elastic cuts into my heel". */
  const ofFoot = `(?! (?:into |in )?(?:my|her|his|me|mi|los|mon|mes|un|une|мне|ей|לי|לה) (?:\\p{L}+ )?(?:${complaint.parts}))`;
  return new RegExp(
    `(?<!\\p{L})${prefix}(?:${parts}\\p{L}*${between} ${states}${ofFoot}|${states} (?:\\p{L}{1,3} )?${parts}\\p{L}*|${shoe.alone})`,
    'gu',
  );
});

/** A folded text without punctuation, without what is wrong with a shoe: it is broken or slips off beside a foot that is well. */
export const withoutShoeTrouble = (plain: string, language: Language): string =>
  plain.replaceAll(patterns[language], ' ').replaceAll(/\s+/gu, ' ').trim();
