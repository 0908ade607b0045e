import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import { askedPart } from './asked-part.ts';
import { clausesOf } from './clauses.ts';
import { dangersIn, isAlarming, isReturning } from './danger.ts';
import type { Reading, TextReading } from './reading.ts';
import { wantsIn } from './wants.ts';

const meaning = wholeWords(inAll(({ intents }) => intents.meaning));
const same = wholeWords(inAll(({ intents }) => intents.same));
const tests = beginning(inAll(({ intents }) => intents.tests));
const shop = inEach(({ intents }) => beginning(intents.shop));

/** Reads a part of a message, or all of it, for what it asks. */
export const readText = (text: string, folded = foldPhrase(text)): TextReading => {
  const words = folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return {
    text,
    folded,
    words,
    wants: wantsIn(folded),
    asksMeaning: meaning.test(words),
    asksSame: same.test(folded),
    asksTests: tests.test(folded),
  };
};

/** Reads a message in its language. Pain, illness and children are looked for in all of it, and what is asked in the part that asks. */
export const readQuestion = (question: string, language: Language): Reading => {
  const folded = foldPhrase(question);
  const asked = askedPart(question);
  return {
    question,
    language,
    asked: asked === question ? readText(question, folded) : readText(asked),
    clauses: clausesOf(asked, language).map(({ text, asks }) => ({ ...readText(text), asks })),
    dangers: dangersIn(folded, language),
    isAlarming: isAlarming(folded, language),
    isReturning: isReturning(folded, language),
    isAboutShop: shop.get(language)?.test(folded) ?? false,
  };
};
