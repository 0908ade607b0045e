import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { wordsOf } from '#lambdas/knowledge/search.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import { askedPart } from './asked-part.ts';
import { clausesOf } from './clauses.ts';
import { dangersIn } from './danger.ts';
import type { Reading, TextReading } from './reading.ts';
import { wantsIn } from './wants.ts';

const patterns = inEach(({ intents, turns, cleared }) => ({
  cleared: beginning(cleared),
  meaning: wholeWords(intents.meaning),
  same: wholeWords(intents.same),
  tests: beginning(intents.tests),
  shop: beginning(intents.shop),
  goesOn: new RegExp(`^(?:${turns.joins})|(?<!\\p{L})(?:${turns.refers})(?!\\p{L})`, 'u'),
  shorter: wholeWords(turns.shorter),
}));
/** Who asks for fewer words uses few. */
const fewWords = 7;

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

/** The questions of a message as one text, where they were separated from the story around them. */
export const askedTogether = (
  questions: readonly TextReading[],
  language: Language,
): Pick<Reading, 'asked' | 'isAboutShop'> => {
  const asked = readText(questions.map(({ text }) => text).join(' '), language);
  return { asked, isAboutShop: patterns[language].shop.test(asked.folded) };
};

/** The context that a message is read with. */
export interface Around {
  /** The messages of the same conversation before it, oldest first. */
  earlier?: readonly string[] | undefined;
  /** The one in which it is asked: beside it a year of birth is an age. */
  year?: number | undefined;
}

/** Reads a message in its language. Pain, illness and children are looked for in all of it, and what is asked in the part that asks. */
export const readQuestion = (question: string, language: Language, { earlier = [], year }: Around = {}): Reading => {
  const folded = foldPhrase(question);
  const asked = askedPart(question);
  const isCleared = patterns[language].cleared.test(folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
  return {
    question,
    language,
    asked: asked === question ? readText(question, language, folded) : readText(asked, language),
    clauses: clausesOf(asked, language).map(({ text, asks }) => ({ ...readText(text, language), asks })),
    goesOn: patterns[language].goesOn.test(folded),
    asksShorter: wordsOf(question).length <= fewWords && patterns[language].shorter.test(folded),
    earlier: earlier.map((one) => readQuestion(one, language, { year })),
    ...dangersIn(folded, language, { year, isCleared }),
    isCleared,
    isAboutShop: patterns[language].shop.test(folded),
  };
};
