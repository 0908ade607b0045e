import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import { askedPart } from './asked-part.ts';
import { clausesOf } from './clauses.ts';
import { dangersIn, isAlarming, isReturning, possibleIn } from './danger.ts';
import type { Reading, TextReading } from './reading.ts';
import { wantsIn } from './wants.ts';

const patterns = inEach(({ intents }) => ({
  meaning: wholeWords(intents.meaning),
  same: wholeWords(intents.same),
  tests: beginning(intents.tests),
  shop: beginning(intents.shop),
}));

/** Reads a part of a message, or all of it, for what it asks in its language: a word of one is part of another word elsewhere. */
export const readText = (text: string, language: Language, folded = foldPhrase(text)): TextReading => {
  const words = folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const { meaning, same, tests } = patterns[language];
  return {
    text,
    language,
    folded,
    words,
    wants: wantsIn(folded, language),
    asksMeaning: meaning.test(words),
    asksSame: same.test(folded),
    asksTests: tests.test(folded),
  };
};

/**
 * Reads a message in its language. Pain, illness and children are looked for in all of it, and what is asked in the part that asks. A year of birth is an age
 * only beside `year`, the one in which it is asked.
 */
export const readQuestion = (question: string, language: Language, year?: number): Reading => {
  const folded = foldPhrase(question);
  const asked = askedPart(question);
  const dangers = dangersIn(folded, language, year);
  return {
    question,
    language,
    asked: asked === question ? readText(question, language, folded) : readText(asked, language),
    clauses: clausesOf(asked, language).map(({ text, asks }) => ({ ...readText(text, language), asks })),
    dangers,
    possible: possibleIn(folded, language, dangers),
    isAlarming: isAlarming(folded, language),
    isReturning: isReturning(folded, language),
    isAboutShop: patterns[language].shop.test(folded),
  };
};
