import type { LocalizedPassage, PassageIndex } from '#lambdas/knowledge/search.ts';
import type { TextReading } from './reading.ts';
import { saidOfWanted } from './wants.ts';

/** A passage about a part of the shoe begins with what that part is, which is of use to a user who asks just that. */
const ofPart = /^part-/;
const ofFirst = 3;

/** Those points of a passage that say most of what is asked, in their order; the first one always, where none beats it clearly. */
export const choosePoints = (
  passage: LocalizedPassage,
  asked: TextReading,
  index: PassageIndex,
  most: number,
): string[] => {
  // The first point answers the passage's main question.
  const first = ofPart.test(passage.id) && !asked.asksMeaning ? 0 : ofFirst;
  const scored = passage.text.map((text, place) => {
    const meets = saidOfWanted(text, asked);
    return { text, place, score: index.overlap(asked.text, text) + meets * 6 + (place === 0 ? first : 0) };
  });
  const chosen = scored.toSorted((a, b) => b.score - a.score || a.place - b.place).slice(0, most);
  const [best] = chosen;
  // The best point stands first, the rest as it was written.
  return best ? [best, ...chosen.slice(1).toSorted((a, b) => a.place - b.place)].map(({ text }) => text) : [];
};
