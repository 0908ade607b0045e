import type { Language } from '#contracts/text/language.ts';
import { type PassageIndex, wordsOf } from '#lambdas/knowledge/search.ts';

/** Words that turn a statement into its opposite, as `wordsOf` leaves them: without accents, and `don t` for `don’t`. */
const patterns: Record<Language, string> = {
  he: 'ו?ש?(?:לא|אין|אינ[הםןו]?|איננ\\p{L}+|אינם|אינן|בלי|ללא|אסור|אל|מבלי|לעולם|אף)',
  en: 'not|no|never|none|neither|nor|without|cannot|\\p{L}*n t|avoid|hardly',
  ru: 'не|нет|ни|никогда|нельзя|без|никак\\p{L}*',
  fr: 'ne|n|pas|jamais|sans|aucun\\p{L}*|ni|non|evite\\p{L}*',
  es: 'no|nunca|jamas|sin|ni|ningun\\p{L}*|tampoco|evit\\p{L}+',
};
const pattern = (language: Language) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns[language]})(?!\\p{L})`, 'u');
const negations: Record<Language, RegExp> = {
  he: pattern('he'),
  en: pattern('en'),
  ru: pattern('ru'),
  fr: pattern('fr'),
  es: pattern('es'),
};

export const isNegated = (text: string, language: Language): boolean =>
  negations[language].test(wordsOf(text).join(' '));

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
    const scored = clauses.map((told) => ({ told, score: index.overlap(clause, told) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    if (best === 0) return !isNegated(clause, language);
    return scored.some(
      ({ told, score }) => score >= best * nearly && isNegated(told, language) === isNegated(clause, language),
    );
  });
};
