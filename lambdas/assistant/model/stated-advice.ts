import type { Found, LocalizedPassage } from '#lambdas/knowledge/search.ts';
import { withoutDenials } from './denied.ts';
import { traitsIn } from './foot-statements.ts';
import { isAnswered } from './rank-passages.ts';
import { readText } from './read-question.ts';
import type { Clause, TextReading } from './reading.ts';

/** Passages that say what to do, or not to do, about something that a user has or does. */
const ofAdvice =
  /^(?:fit-(?:padding|pinch|heel|sink|plie|releve|trouble)|size-nogrow|care-(?!life|early|rotate)|breakin-|sew-|buy-return|part-(?:vamp|quarters|wings|drawstring)|safe-(?:nerve|nails|allergy|pain)|foot-(?!outline|width|profile))/;
/**
 * How near a statement must be to a passage; a long clause is less similar to any, and scores higher where it is near.
 */
const enough = [
  { likeness: 0.5, score: 100 },
  { likeness: 0.4, score: 600 },
];
const isNear = (found: Found): boolean =>
  isAnswered(found) && enough.some((least) => found.likeness >= least.likeness && found.score >= least.score);

/** More would hide what was asked. */
const most = 2;

/** Something that is not asked about, but that there is advice on. */
export interface Stated {
  text: string;
  said: TextReading;
  found: Found;
}

/**
 * The wrong or unwise plans in the clauses that only belong to a story: "half a size bigger, for next year". Where a
 * shoe is chosen, also what they say about the foot. Passages that were found for what is `asked` are left out.
 */
export const statedIn = (
  clauses: readonly Clause[],
  asked: readonly LocalizedPassage[],
  near: (one: TextReading) => readonly Found[],
): Stated[] => {
  const isChoosing = asked.some(({ choosing }) => choosing);
  const story = clauses.filter(({ asks }) => !asks);
  const stated = story
    .flatMap((clause) => (isChoosing ? [clause, ...traitsIn(clause)] : [clause]))
    .flatMap(({ text, language }): Stated[] => {
      // "No pain, it is only a nuisance" reports no pain.
      const said = readText(withoutDenials(text), language);
      const [found] = near(said);
      const isOf = found && ofAdvice.test(found.passage.id) && isNear(found);
      return isOf && asked.every(({ id }) => id !== found.passage.id) ? [{ text, said, found }] : [];
    });
  return [...new Map(stated.map((one) => [one.found.passage.id, one])).values()].slice(0, most);
};
