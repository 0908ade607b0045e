import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inEach } from '../language/all-languages.ts';
import { wholeWords } from '../language/expressions.ts';
import { untoldKinds } from './untold-kinds.ts';

const patterns = inEach(({ intents }) =>
  untoldKinds.map(({ topic, ...kind }) => ({ ...kind, asked: wholeWords(intents.topics[topic].asked) })),
);

const untoldKind = (question: string, language: Language, points: readonly string[]) => {
  const [asked, told] = [foldPhrase(question).replaceAll(/[^\p{L}\p{N}]+/gu, ' '), foldPhrase(points.join('\n'))];
  return patterns
    .get(language)
    ?.find((kind) => kind.asked.test(asked) && ![kind.told, kind.asked].some((one) => one.test(told)));
};

/** Whether the question wants such a thing and none of what is to be shown says it. */
export const isUntold = (question: string, language: Language, points: readonly string[]): boolean =>
  untoldKind(question, language, points) !== undefined;

/** Whether what is to be shown is of use all the same. */
export const hasRest = (question: string, language: Language, points: readonly string[]): boolean =>
  untoldKind(question, language, points)?.hasRest === true;
