import { foldPhrase } from '#contracts/text/folding.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { untoldKinds } from './untold-kinds.ts';

const patterns = new Map(
  languages.map((language) => [
    language,
    untoldKinds.map(({ asked, ...kind }) => ({
      ...kind,
      asked: new RegExp(`(?<!\\p{L})(?:${asked[language]})(?!\\p{L})`, 'u'),
    })),
  ]),
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
