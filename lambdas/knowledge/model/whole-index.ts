import type { Language } from '#contracts/text/language.ts';
import { withSubjects } from './derived-subjects.ts';
import { byNearness, type Found } from './found.ts';
import { isDerived, type LocalizedPassage, type PassageOrigin } from './passage.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import { searchOnce } from './search-once.ts';
import type { Subject } from './subject.ts';

/** Beside an own passage that is as near, what follows from the site's content stands back: it was not written to answer. */
const weight: Record<PassageOrigin, number> = {
  seed: 1,
  written: 1,
  brand: 0.7,
  product: 0.7,
  post: 0.5,
  // It only says where to read on.
  tip: 0.4,
};

const middle = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * One language's passages: the assistant's own, and those that follow from the site's content. How rare a word is decides about scores, and
 * so about what counts as an answer; the own passages are therefore found as if they were alone, however much is published. Scores
 * of the others are brought to the same measure by the own passages that both have found.
 */
export const wholeIndex = (
  language: Language,
  stored: readonly LocalizedPassage[],
  known: readonly Subject[],
): PassageIndex => {
  const { passages, subjects } = withSubjects(language, stored, known);
  const written = passages.filter((passage) => !isDerived(passage.id));
  const indexOf = indexPassages(language, passages, subjects);
  const own = indexOf(({ id }) => !isDerived(id));
  if (written.length === passages.length) return searchOnce(own);
  const all = indexOf(() => true);
  /** Where no own passage has any of the words. */
  const usualMeasure = Math.log(2 + written.length) / Math.log(2 + passages.length);

  return searchOnce({
    ...own,
    size: all.size,
    names: all.names,
    byId: (id) => own.byId(id) ?? all.byId(id),
    about: (subject) => [...own.about(subject), ...all.about(subject).filter(({ id }) => isDerived(id))],
    knows: all.knows,

    search(question, limit, options) {
      const found = own.search(question, limit, options);
      const scores = new Map(found.map(({ passage, score }) => [passage.id, score]));
      const both = all.search(question, 2 * limit, options);
      const measure =
        middle(
          both.flatMap(({ passage, score }) => {
            const alone = scores.get(passage.id);
            return alone === undefined || score === 0 ? [] : [alone / score];
          }),
        ) ?? usualMeasure;
      const others = both
        .filter(({ passage }) => isDerived(passage.id))
        .map((one): Found => ({ ...one, score: one.score * measure * weight[one.passage.origin], isOwn: false }));
      return [...found, ...others].sort(byNearness).slice(0, limit);
    },
  });
};
