import { type LanguageWords, nameMark } from './language-words.ts';
import type { Meant } from './spelling.ts';
import { wordsOf } from './word-forms.ts';
import type { WordStatistics } from './word-statistics.ts';

/** A word that says something: under what it is found, of what it speaks, and how much it says. */
export interface Said {
  forms: readonly string[];
  concepts: readonly string[];
  weight: number;
  /** How often it is said. */
  times: number;
  /** Whether it is a name of a brand or model, or a word of one. */
  isName: boolean;
}

/** Another word of the same meaning says it less surely than the word itself. */
export const conceptShare = 0.6;

/** The words of texts, where words are as rare as in some passages. */
export const saidWords = (
  { contentWords, forms, concepts, isFiller, nameWords }: LanguageWords,
  { passagesWith, timesOf, weightOf }: WordStatistics,
  meant: Meant,
) => {
  const isKnown = (term: string): boolean => passagesWith(term) > 0;
  return {
    isKnown,
    /**
     * A question with its words as they were meant; a word of a known meaning was meant itself, regardless of similar
     * names.
     */
    spelled(question: string): string {
      const isMeant = (word: string) => isFiller(word) || [...forms(word), ...concepts(word)].some(isKnown);
      return wordsOf(question)
        .map((word) => (isMeant(word) ? word : (meant(word, timesOf) ?? word)))
        .join(' ');
    },
    weigh(question: string): Said[] {
      const times = new Map<string, number>();
      for (const word of contentWords(question)) times.set(word, (times.get(word) ?? 0) + 1);
      return [...times].map(([word, often]) => {
        const [all, meanings] = [forms(word), concepts(word)];
        const [first = ''] = all;
        const isName = first.startsWith(nameMark) || nameWords.has(first);
        return { forms: all, concepts: meanings, weight: weightOf(all, meanings), times: often, isName };
      });
    },
  };
};

export const weightIn = (words: readonly Said[], has: (term: string) => boolean): number =>
  words.reduce((sum, { forms, concepts, weight }) => {
    if (forms.some(has)) return sum + weight;
    return concepts.some(has) ? sum + weight * conceptShare : sum;
  }, 0);
