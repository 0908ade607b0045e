import { foldPhrase } from '#contracts/text/folding.ts';
import { inAll } from '../language/all-languages.ts';
import { wholeWords } from '../language/expressions.ts';

const same = wholeWords(inAll(({ intents }) => intents.same));

/** Whether it is asked if two are one: "is Grishko the same as Nikolay?". */
export const asksSame = (question: string): boolean => same.test(foldPhrase(question));
