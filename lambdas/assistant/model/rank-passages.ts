import { byNearness, type Found, isDerived, isTerm, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { fuseRanks, isPlain } from './fuse-ranks.ts';
import { readText } from './read-question.ts';
import type { TextReading } from './reading.ts';
import { withFigures } from './stated-figures.ts';
import { saysWhatIsWanted } from './wants.ts';

/**
 * A passage is about the question where it reaches one of these, by whether the question speaks of pointe shoes at all: the price of a house
 * and of a shoe are asked in the same words. Found by questions of the passages that the index did not have, and by others about the world.
 */
const enough = {
  ofCraft: [
    { score: 30, coverage: 0.15, likeness: 0.1, known: 0 },
    { score: 15, coverage: 0.4, likeness: 0, known: 0 },
  ],
  ofAnything: [
    { score: 130, coverage: 0.45, likeness: 0.51, known: 0.7 },
    { score: 60, coverage: 0.7, likeness: 0.3, known: 0.9 },
  ],
};
/** A passage that follows from the site's content was not written to answer: it must have most of the words that are asked. */
const enoughOfContent = [{ score: 15, coverage: 0.65, likeness: 0, known: 0 }];
const enoughFor = ({ passage, isOfCraft }: Found) => {
  if (isDerived(passage.id)) return enoughOfContent;
  return isOfCraft ? enough.ofCraft : enough.ofAnything;
};
export const isAnswered = (found: Found): boolean =>
  found.isOwn ||
  enoughFor(found).some((least) =>
    (['score', 'coverage', 'likeness', 'known'] as const).every((figure) => found[figure] >= least[figure]),
  );

export const mostPassages = 8;
const wantedFactor = { ofPrice: 2.5, ofOthers: 1.5 };

/**
 * The meaning of a glossary term is given where it is asked for; elsewhere it ranks behind a text that was written to
 * be of use.
 */
const unaskedMeaning = 0.7;

/** Nearest first; what says such a thing as is wanted comes nearer. */
const near = (found: readonly Found[], asked: TextReading, index: PassageIndex): Found[] =>
  found
    .map((one) => {
      if (isTerm(one.passage.id) && !asked.asksMeaning) return { ...one, score: one.score * unaskedMeaning };
      const isWanted =
        saysWhatIsWanted(one.passage, asked) || (asked.asksMeaning && index.isTitledBy(one.passage, asked.text));
      return isWanted
        ? { ...one, score: one.score * (asked.wants.has('price') ? wantedFactor.ofPrice : wantedFactor.ofOthers) }
        : one;
    })
    // It stands in the way of nothing that was written to answer.
    .filter((one) => !isDerived(one.passage.id) || isAnswered(one))
    .sort(byNearness);

/** The nearest passages by words: one that says such a thing as is wanted, or is just about what was asked, before one that only speaks of it. */
const rankedByWords = (asked: TextReading, index: PassageIndex): Found[] => {
  const of = (part: TextReading) => near(index.search(withFigures(part), mostPassages), part, index);
  const whole = of(asked);
  // A question may also contain a story or orders: where all sentences together find nothing, the sentence that asks
  // counts by itself.
  const sentences = asked.text.split(/(?<=[.?!…;])\s+/u);
  if (sentences.length < 2 || (whole[0] && isAnswered(whole[0]))) return whole;
  const likenessOf = ([first]: readonly Found[]): number => (first && isAnswered(first) ? first.likeness : 0);
  return sentences
    .map((sentence) => of(readText(sentence, asked.language)))
    .reduce((best, one) => (likenessOf(one) > likenessOf(best) ? one : best), whole);
};

/**
 * The nearest passages by words and, where `nearest` names some, by meaning. Passages that words have shown to be about
 * the question come first: how alike two meanings must be to say the same depends on the model, so nothing counts as
 * answered by meaning alone.
 */
export const ranked = (asked: TextReading, index: PassageIndex, nearest: readonly string[] = []): Found[] =>
  fuseRanks(rankedByWords(asked, index), nearest, index).sort((a, b) => Number(isAnswered(b)) - Number(isAnswered(a)));

/** Whether to know what the question means would change what is found: not where it asks nothing, or what a passage was written to answer. */
export const gainsByMeaning = (asked: TextReading, index: PassageIndex): boolean =>
  asked.text !== '' && !isPlain(rankedByWords(asked, index)[0]);

/** The same, by what the question asks beside the names in it. */
export const rankedWithoutNames = (asked: TextReading, index: PassageIndex): Found[] =>
  near(index.search(asked.text, mostPassages, { withoutNames: true }), asked, index);
