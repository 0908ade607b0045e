import { isDerived } from '#lambdas/knowledge/search.ts';

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
/** Without what the site's content repeats of a passage that was written to answer: the same price twice. */
export const withoutRepeats = <T extends { passage: { id: string }; text: string }>(points: readonly T[]): T[] => {
  const own = points.filter(({ passage }) => !isDerived(passage.id)).map(({ text }) => new Set(numbersIn(text)));
  return points.filter(({ passage, text }) => {
    const numbers = numbersIn(text);
    const isRepeated = own.some((there) => numbers.every((number) => there.has(number)));
    return !isDerived(passage.id) || numbers.length === 0 || !isRepeated;
  });
};
