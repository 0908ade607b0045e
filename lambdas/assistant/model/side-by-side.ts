import { conceptsOf, type Found, isDerived, isFiller, type PassageIndex, wordsOf } from '#lambdas/knowledge/search.ts';
import { type Aspect, comparedAspects, isHistory } from './compared-aspects.ts';
import { type Point, pointsOf } from './points.ts';
import type { TextReading } from './reading.ts';
import { saysWhatIsWanted, wantsSize } from './wants.ts';

/** The beginning of a comparison: that the foot decides, or how synthetic shoes differ from the others. */
const comparison = { ofAny: 'fit-fitter', withSynthetic: 'compare-brand', ofSizes: 'size-street' };
const synthetic = /^(?:gaynor-minden|gm-|sd-elektra)/;
export const isSynthetic = (subject: string): boolean => synthetic.test(subject);

const comparedBy = (asked: TextReading, named: readonly string[]): string => {
  if (wantsSize(asked)) return comparison.ofSizes;
  return named.some(isSynthetic) ? comparison.withSynthetic : comparison.ofAny;
};

/** Questions with these are about the makers, or about all that is known. */
const ofMakers = new Set(['same', 'founder', 'family', 'place', 'owner']);
/**
 * The origin of a maker does not help to choose a shoe: it is given where only the names, a difference or just the
 * origin is asked.
 */
const asksHistory = ({ text, language }: TextReading, index: PassageIndex): boolean => {
  const words = wordsOf(index.withoutNames(text)).filter((word) => !isFiller(word, language));
  return words.length === 0 || words.some((word) => conceptsOf(word, language).some((one) => ofMakers.has(one)));
};

/** So many sentences more are read beside what the question names. */
const mostBeside = 2;
/** Of what the question does not name, one row: of models what they are like, of makers rather their prices. */
const besideNamed = (
  asked: TextReading,
  named: readonly string[],
  index: PassageIndex,
  { first, rows, isOfFoot }: { first: readonly Point[]; rows: readonly Point[]; isOfFoot: boolean },
): Point[] => {
  if (named.some(isSynthetic) && !named.every(isSynthetic))
    return pointsOf(index.byId(comparison.withSynthetic), asked, index, 1);
  const said = new Set(first.map(({ text }) => text));
  const unsaid = rows.filter(({ text }) => !said.has(text));
  const isOfModels = unsaid.every(({ passage }) => passage.kind === 'model');
  const order: readonly Aspect[] = isOfFoot && !isOfModels ? ['price', 'shoes'] : ['shoes', 'price'];
  const inOrder = order.map((aspect) => unsaid.filter((one) => one.aspect === aspect));
  return inOrder.find(({ length }) => length > 0 && length <= mostBeside) ?? [];
};

/** Said before the rows of a comparison. */
interface Before {
  /** By the attributes that the question names. */
  first: readonly Point[];
  /** True of all shoes. */
  generally: readonly Point[];
}

/** Each brand or model that the question names, side by side: what it asks by before all else, and their history last. */
export const sideBySide = (
  asked: TextReading,
  named: readonly string[],
  found: readonly Found[],
  index: PassageIndex,
  { first, generally }: Before,
): Point[] => {
  const aspects = comparedAspects(named, index);
  const rows: readonly Point[] = asked.wants.size > 0 ? [] : aspects;
  const said = new Set([...first, ...rows].map(({ text }) => text));
  const chosen = named.flatMap((subject): Point[] => {
    const about = index.about(subject);
    const wanted = found.find(({ passage }) => passage.subject === subject && saysWhatIsWanted(passage, asked));
    const telling = about.find((passage) => saysWhatIsWanted(passage, asked));
    const special = wanted?.passage ?? telling;
    if (special) return pointsOf(special, asked, index, 2);
    const shoes = about.find(({ choosing }) => choosing);
    const history = about.find((passage) => isHistory(passage) && !isDerived(passage.id));
    // Of a brand where it comes from, and then what its shoes are like.
    if (rows.length > 0 || !shoes || !history) return pointsOf(shoes ?? about[0], asked, index, 2);
    const [origin = ''] = history.text;
    return [{ passage: history, text: origin }, ...pointsOf(shoes, asked, index, 1)];
  });
  const beside = chosen.filter(({ text }) => !said.has(text));
  // Which brand, of those that are named, looks nothing up.
  const looksUp = [...asked.wants].some((want) => want !== 'model');
  const isOfFoot = first.some(({ aspect }) => aspect === 'foot');
  const isOfAll = named.every((subject) => first.some(({ passage }) => passage.subject === subject));
  if (isOfFoot || (isOfAll && !looksUp))
    return [...first, ...(looksUp ? beside : besideNamed(asked, named, index, { first, rows: aspects, isOfFoot }))];
  const opening = asked.wants.has('year') ? [] : pointsOf(index.byId(comparedBy(asked, named)), asked, index, 1);
  const others = rows.filter(({ text }) => first.every((one) => one.text !== text));
  return [
    ...first,
    ...(generally.length > 0 ? generally : opening),
    ...others.filter(({ aspect }) => aspect !== 'founded'),
    // The rest of the question, beside the aspects.
    ...(rows.length > 0 ? beside.map((one): Point => ({ ...one, aspect: 'more' })) : beside),
    ...(asksHistory(asked, index) ? others.filter(({ aspect }) => aspect === 'founded') : []),
  ];
};

/** Whether points are about two brands or models, where the question is which one to take. */
export const isSideBySide = (asked: TextReading, points: readonly Point[], index: PassageIndex): boolean =>
  !asked.wants.has('year') &&
  index.subjectsIn(asked.text).length > 1 &&
  new Set(points.flatMap(({ passage }) => passage.subject ?? [])).size > 1;
