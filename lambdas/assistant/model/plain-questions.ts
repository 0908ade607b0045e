import type { Found } from '#lambdas/knowledge/search.ts';
import type { Clause, TextReading } from './reading.ts';

/** So like one of a passage's own a plain question must be; where none is like it, the site has nothing of it. */
const plainEnough = 0.4;
const isMet = (found: readonly Found[]): boolean =>
  found.some(({ isOwn, likeness }) => isOwn || likeness >= plainEnough);

/**
 * Questions that stand alone, with nothing of a story in them. One whose nearest passage answers another of them asks the same in words that are
 * not as near.
 */
export const plainQuestions = (clauses: readonly Clause[], near: (one: TextReading) => readonly Found[]) => {
  const all = clauses.map((asked) => ({ text: asked.text, asked, found: near(asked) }));
  const nearest = ({ found }: (typeof all)[number]): string | undefined => found[0]?.passage.id;
  const met = new Set(all.filter(({ found }) => isMet(found)).map(nearest));
  return all
    .filter((one) => isMet(one.found) || !met.has(nearest(one)))
    .map((one) => (isMet(one.found) ? one : { ...one, found: [] }));
};
