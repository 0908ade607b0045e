import type { LocalizedPassage } from './passage.ts';
import { wordsOf } from './word-forms.ts';

/** How much two such questions must have in common: "what is a pointe shoe" and "what are pointe shoes" have it, "what is it" has not. */
const likeEnough = 0.7;

/**
 * Of passages, the questions without a word that says something, such as "what is a pointe shoe?". They are found by all of their words, as
 * the place of their passage.
 */
export const fillerQuestions = (passages: readonly LocalizedPassage[], isFiller: (word: string) => boolean) => {
  const found = passages.flatMap(({ questions }, place) =>
    questions.flatMap((question) => {
      const words = new Set(wordsOf(question));
      return [...words].every(isFiller) ? [{ place, words }] : [];
    }),
  );
  return (question: string, isAmong: (place: number) => boolean): number | undefined => {
    const asked = new Set(wordsOf(question));
    let best: { place: number; likeness: number } | undefined;
    for (const { place, words } of found) {
      const likeness = (2 * [...words].filter((word) => asked.has(word)).length) / (asked.size + words.size);
      if (isAmong(place) && likeness >= likeEnough && likeness > (best?.likeness ?? 0)) best = { place, likeness };
    }
    return best?.place;
  };
};
