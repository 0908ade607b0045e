import { type Language, languages } from '#contracts/text/language.ts';
import { type PassageIndex, wordsOf } from '#lambdas/knowledge/search.ts';
import { replyTables } from '../language/reply-tables.ts';

const negations = new Map(
  languages.map((language) => [
    language,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${replyTables[language].negation})(?!\\p{L})`, 'u'),
  ]),
);

export const isNegated = (text: string, language: Language): boolean =>
  negations.get(language)?.test(wordsOf(text).join(' ')) ?? false;

/** Parts of a sentence that each say yes or no; a comma or point within a number parts nothing. */
export const clausesOf = (text: string): string[] =>
  text.split(/[;:!?—–()]|[.,](?!\d)/u).filter((clause) => /\p{L}/u.test(clause));

/** Where another clause is nearly as near, it may be the one that is meant. */
const nearly = 0.75;

/** Whether what is said yes or no to is said so by the nearest of the known clauses. */
export const isSameWay = (
  sentence: string,
  known: readonly string[],
  language: Language,
  index: PassageIndex,
): boolean => {
  const clauses = known.flatMap(clausesOf);
  return clausesOf(sentence).every((clause) => {
    const scored = clauses.map((stated) => ({ stated, score: index.overlap(clause, stated) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    if (best === 0) return !isNegated(clause, language);
    return scored.some(
      ({ stated, score }) => score >= best * nearly && isNegated(stated, language) === isNegated(clause, language),
    );
  });
};
