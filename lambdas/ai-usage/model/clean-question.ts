import { longestKeptQuestion } from '#contracts/ai-usage/feedback.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import { scrub } from '#contracts/text/scrub.ts';
import { withoutNames } from './names-of-people.ts';

const gap = '…';

/** Patterns that may lead to a person. Sizes, ages and the numbers of models have fewer digits. Quantifiers are bounded, so none is slow. */
const personal = [
  // Addresses of mail, also those that are taken apart: `name (at) mail . com`.
  /[\p{L}\p{N}._+-]{1,64}(?:@|%40|\s?[([](?:at|שטרודל)[)\]]\s?)[\p{L}\p{N}-]{1,63}(?:\s?\.\s?[\p{L}\p{N}-]{1,63}){1,4}/giu,
  /(?:https?:\/\/|www\.)\S{1,500}/giu,
  /@[\w.]{2,64}/gu,
  /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.[a-z]{2,24}(?![\p{L}\p{N}])(?:\/\S{0,500})?/giu,
  // Five digits and more, however they are divided: telephones, identity cards, credit cards.
  /\+?\p{Nd}(?:[\s()./\-–]{0,3}\p{Nd}){4,}/gu,
] as const;

/**
 * A question as it may be kept: one line without e-mail and web addresses, long numbers and what is most likely the name of a person, at
 * most 200 characters.
 */
export const cleanQuestion = (question: string): string => {
  const line = scrub(question.toWellFormed().slice(0, 1_000))
    .replace(/\[(?:masked|token|email|key|code)\]/g, gap)
    .replace(/\s+/gu, ' ');
  const kept = personal.reduce((text, pattern) => text.replace(pattern, gap), line);
  return [...withoutNames(kept.trim(), gap)].slice(0, longestKeptQuestion).join('').trim();
};

/** The same for questions that differ in case, accents, marks and spaces alone. Empty where nothing is left of it. */
export const foldedQuestion = (cleaned: string): string =>
  foldPhrase(cleaned)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
