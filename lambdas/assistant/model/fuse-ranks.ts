import type { Found, PassageIndex } from '#lambdas/knowledge/search.ts';

/** Of reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009): how little the very first places differ. */
const damping = 60;
const shareOf = (place: number): number => (place < 0 ? 0 : 1 / (damping + place));

/** A question that is one of the passage's own, or nearly, needs no other opinion. */
const almostSame = 0.9;
/** Whether what words have found first is so surely meant that `fuseRanks` leaves it as it is. */
export const isPlain = (best: Found | undefined): boolean =>
  best !== undefined && (best.isOwn || best.likeness >= almostSame);
/** The share of the best score below which words speak against a passage: of another brand, say. */
const leastOfBest = 0.5;

/** A passage that has none of the question's words. */
const byMeaningOnly = (passage: Found['passage'], isOfCraft: boolean): Found => ({
  ...{ passage, isOfCraft, isOwn: false },
  ...{ score: 0, coverage: 0, likeness: 0, stated: 0, known: 0 },
});

/**
 * Passages by both of their places: among those that were found by words, and among the nearest by meaning (`nearest`, ids). Scores of
 * the two say nothing of each other, so only places count.
 */
export const fuseRanks = (found: readonly Found[], nearest: readonly string[], index: PassageIndex): Found[] => {
  const [best] = found;
  if (nearest.length === 0 || isPlain(best)) return [...found];
  const others = nearest
    .filter((id) => found.every(({ passage }) => passage.id !== id))
    .flatMap((id) => index.byId(id) ?? [])
    .map((passage) => byMeaningOnly(passage, best?.isOfCraft ?? false));
  const all = [...found, ...others];
  const isDoubted = ({ score }: Found): boolean => score > 0 && score < (best?.score ?? 0) * leastOfBest;
  const ranks = new Map(
    all.map((one, place) => {
      const byWords = place < found.length ? place : -1;
      const byMeaning = isDoubted(one) ? -1 : nearest.indexOf(one.passage.id);
      return [one, shareOf(byWords) + shareOf(byMeaning)];
    }),
  );
  const rankOf = (one: Found): number => ranks.get(one) ?? 0;
  return all.sort((a, b) => rankOf(b) - rankOf(a));
};
