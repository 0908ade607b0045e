import type { LocalizedPassage } from './passage.ts';
import type { Subject } from './subject.ts';

/** About a brand or a model where none is named: what is true of all is meant. */
const unaskedBrand = 0.7;
const unaskedModel = 0.5;
/** A passage about another brand than the one in question. */
const otherSubject = 0.15;
/** About a model where its maker alone is named: there are many. */
const modelOfMaker = 0.7;
const sameSubject = 1.6;
/** About the same maker under another name. */
const sameMaker = 1.6;
/** How much a passage counts by whom it is about, beside the brands and models that a question names. */
export const subjectFactor = (subjects: readonly Subject[]) => {
  const makers = new Map(subjects.map(({ id, brand, sameAs }) => [id, brand ?? sameAs ?? id]));
  const sameMakers = new Set(subjects.flatMap(({ id, sameAs }) => (sameAs === undefined ? [] : [id, sameAs])));
  const makerOf = (subject: string) => makers.get(subject) ?? subject;

  return ({ subject, kind }: LocalizedPassage, named: readonly string[], titled: readonly string[] = []): number => {
    if (subject === undefined) return named.some((one) => titled.includes(one)) ? sameMaker : 1;
    if (named.length === 0) return kind === 'model' ? unaskedModel : unaskedBrand;
    if (named.includes(subject)) return sameSubject;
    if (!named.some((one) => makerOf(one) === makerOf(subject))) return otherSubject;
    if (kind === 'brand' && named.some((one) => sameMakers.has(one))) return sameMaker;
    return kind === 'model' ? modelOfMaker : 1;
  };
};
