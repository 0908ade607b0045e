import type { Found, PassageIndex } from '#lambdas/knowledge/search.ts';
import { inAll } from '../language/all-languages.ts';
import { choosePoints } from './choose-points.ts';
import type { Point } from './points.ts';
import { isAnswered } from './rank-passages.ts';
import { readText } from './read-question.ts';
import type { Clause, TextReading } from './reading.ts';

/** Passages on one trait of a foot, and on shoes for it. */
export const isOfFoot = (id: string): boolean => /^(?:foot|choose)-(?!first)/.test(id);
/** Parts traits in a story: "a wide foot, a low arch and a narrow heel". */
const joint = new RegExp(`[,;.:!?]|${inAll(({ traits }) => traits)}`, 'u');
/** The parts of a text that may each state a trait. */
export const partsOf = (text: string): string[] =>
  text
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** The traits that a clause may state, each by itself. */
export const traitsIn = (clause: Clause): Clause[] =>
  partsOf(clause.text).map((part) => ({ ...clause, ...readText(part, clause.language) }));

/** How like a trait must be to what its passage is asked, and how much one of its points must say of it. */
const likeEnough = 0.45;
const mostTraits = 3;

/** Points for each trait of the foot in a story, two or more of them; the right shoe depends on all of them. */
export const pointsOfFoot = (
  clauses: readonly Clause[],
  near: (one: TextReading) => readonly Found[],
  index: PassageIndex,
): Point[] => {
  const stated = clauses.flatMap((clause) =>
    traitsIn(clause).flatMap((trait) => {
      const [best] = near(trait);
      const isTrait = best && isAnswered(best) && isOfFoot(best.passage.id) && best.likeness >= likeEnough;
      return isTrait ? [{ trait, passage: best.passage }] : [];
    }),
  );
  const traits = [...new Map(stated.map((one) => [one.passage.id, one])).values()].slice(0, mostTraits);
  if (traits.length < 2) return [];
  return traits.flatMap(({ trait, passage }) =>
    choosePoints(passage, trait, index, traits.length > 2 ? 1 : 2).map((text): Point => ({ passage, text })),
  );
};
