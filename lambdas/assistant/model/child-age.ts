import type { Language } from '#contracts/text/language.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';

/** From this age on a teacher may think of pointe, and from the year before where she has said yes, as professional schools do. */
const usualAge = 12;
export const oldEnough = (isCleared: boolean): number => (isCleared ? usualAge - 1 : usualAge);

const yearBefore = new RegExp(`(?<![\\d.,])${usualAge - 1}(?!\\d)`, 'gu');
/** A text in which an age that the teacher's yes allows is old enough. */
export const withoutAllowedAge = (text: string, isCleared: boolean): string =>
  isCleared ? text.replaceAll(yearBefore, String(usualAge)) : text;

const patterns = inEach(({ dangers: { age }, intents: { grownUp } }) => ({
  born: new RegExp(
    `(?<!\\p{L})(?:${age.born})(?<before>20\\d\\d)${age.bornBehind ? `|(?<behind>20\\d\\d)${age.bornBehind}` : ''}`,
    'u',
  ),
  practice: age.practice === undefined ? undefined : beginning(age.practice, 'gu'),
  child: wholeWords(age.child),
  grownUp: beginning(grownUp.said),
}));

/** When and by whom an age is stated. */
export interface Aged {
  /** That of the message. */
  year: number | undefined;
  /** Says that the teacher has allowed pointe. */
  isCleared: boolean;
}

/**
 * Whether a stated year of birth makes a child in this year; only the years are compared, so that at twelve the doubt
 * is the teacher's.
 */
export const isBornLate = (folded: string, language: Language, { year, isCleared }: Aged): boolean => {
  const groups = patterns[language].born.exec(folded)?.groups;
  const born = Number(groups?.before ?? groups?.behind);
  return year !== undefined && born <= year && year - born < oldEnough(isCleared);
};

/** A folded text without how long a person dances, in which "five years" is no age. */
export const withoutPractice = (folded: string, language: Language): string => {
  const { practice } = patterns[language];
  return practice ? folded.replaceAll(practice, ' ') : folded;
};

/** Whether an adult states her own age, and mentions no child: any other age in the message is long ago. */
export const isGrownUp = (folded: string, language: Language): boolean => {
  const { grownUp, child } = patterns[language];
  const text = folded.replaceAll(/['’]/gu, ' ');
  return grownUp.test(text) && !child.test(text);
};
