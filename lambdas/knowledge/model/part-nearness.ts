import { listOf } from './lists.ts';
import { fieldNumbers, fields, type PassageWords, visitEntries } from './passage-words.ts';
import { conceptShare, type Said } from './said-words.ts';
import type { WordStatistics } from './word-statistics.ts';

/** By passage, from 0 to 1. */
export interface PartNearness {
  /**
   * How like the question is to the nearest title or question: if each holds all words of the other, in any order, it
   * is the same question.
   */
  likeness: Float64Array;
  /** How much of what is asked, beside the names, the best of the points says by itself. */
  stated: Float64Array;
}

const weightOfAll = (words: readonly Said[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

/** How near a question is to single parts of passages. */
export const partNearness = (read: PassageWords, { isAmong, weights }: WordStatistics) => {
  const { entries, wordsOfPart, passageOfPart, fieldOfPart } = read;
  const parts = passageOfPart.length;

  return (words: readonly Said[]): PartNearness => {
    const [likeness, stated] = [0, 0].map(() => new Float64Array(read.lengths.length / fields.length)) as [
      Float64Array,
      Float64Array,
    ];
    const whole = weightOfAll(words);
    if (whole === 0) return { likeness, stated };
    const wholeStated = weightOfAll(words.filter(({ isName }) => !isName));
    /** By part: how much of the question it has, how much of its own is in the question, and the last word that it was found to have. */
    const [asked, said, last] = [new Float64Array(parts), new Float64Array(parts), new Uint32Array(parts)];
    /** By entry: how surely it was met. */
    const met = new Float64Array(entries.items.length);
    for (const [number, word] of words.entries()) {
      const meet = (term: string, share: number) =>
        visitEntries(read, term, (place, part, own) => {
          const field = fieldOfPart[part];
          if (field === fieldNumbers.subject || !isAmong(passageOfPart[part] ?? 0)) return;
          if (field === fieldNumbers.text && word.isName) return;
          if (last[part] !== number + 1) {
            last[part] = number + 1;
            asked[part] = (asked[part] ?? 0) + share * word.weight;
          }
          const before = met[place] ?? 0;
          if (before >= share) return;
          met[place] = share;
          said[part] = (said[part] ?? 0) + (share - before) * (weights[own] ?? 0);
        });
      for (const form of word.forms) meet(form, 1);
      for (const concept of word.concepts) meet(concept, conceptShare);
    }

    for (let part = 0; part < parts; part += 1) {
      const of = asked[part] ?? 0;
      if (of === 0) continue;
      const passage = passageOfPart[part] ?? 0;
      if (fieldOfPart[part] === fieldNumbers.text) {
        stated[passage] = Math.max(stated[passage] ?? 0, of / wholeStated);
        continue;
      }
      const own = listOf(wordsOfPart, part).reduce((sum, each) => sum + (weights[each] ?? 0), 0);
      const [recalled, precise] = [of / whole, (said[part] ?? 0) / own];
      likeness[passage] = Math.max(likeness[passage] ?? 0, (2 * recalled * precise) / (recalled + precise));
    }
    return { likeness, stated };
  };
};
