import { type Found, isDerived, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { comparedAspects } from './compared-aspects.ts';
import { type Point, pointsOf } from './points.ts';
import { tellsWhatIsWanted, wantsAnything, wantsSize, wantsYear } from './wants.ts';

/** What a comparison says first: that the foot decides, or how synthetic shoes differ from the others. */
const comparison = { ofAny: 'fit-fitter', withSynthetic: 'compare-brand', ofSizes: 'size-street' };
const synthetic = /^(?:gaynor-minden|gm-|sd-elektra)/;
export const isSynthetic = (subject: string): boolean => synthetic.test(subject);

const comparedBy = (question: string, named: readonly string[]): string => {
  if (wantsSize(question)) return comparison.ofSizes;
  return named.some(isSynthetic) ? comparison.withSynthetic : comparison.ofAny;
};

/** What is known of each brand or model that the question names, side by side: its shoes rather than its history. */
export const sideBySide = (
  question: string,
  named: readonly string[],
  found: readonly Found[],
  index: PassageIndex,
): Point[] => {
  const rows: Point[] = wantsAnything(question) ? [] : comparedAspects(named, index);
  const said = new Set(rows.map(({ text }) => text));
  const chosen = named.flatMap((subject): Point[] => {
    const about = index.about(subject);
    const wanted = found.find(({ passage }) => passage.subject === subject && tellsWhatIsWanted(passage, question));
    const telling = about.find((passage) => tellsWhatIsWanted(passage, question));
    const special = wanted?.passage ?? telling;
    if (special) return pointsOf(special, question, index, 2);
    const shoes = about.find(({ choosing }) => choosing);
    const history = about.find((passage) => passage.kind === 'brand' && !passage.choosing && !isDerived(passage.id));
    // Of a brand where it comes from, and then what its shoes are like.
    if (rows.length > 0 || !shoes || !history) return pointsOf(shoes ?? about[0], question, index, 2);
    const [origin = ''] = history.text;
    return [{ passage: history, text: origin }, ...pointsOf(shoes, question, index, 1)];
  });
  const beside = chosen.filter(({ text }) => !said.has(text));
  return [
    ...(wantsYear(question) ? [] : pointsOf(index.byId(comparedBy(question, named)), question, index, 1)),
    ...rows.filter(({ aspect }) => aspect !== 'founded'),
    // What the question asks beside the aspects.
    ...(rows.length > 0 ? beside.map((one): Point => ({ ...one, aspect: 'more' })) : beside),
    ...rows.filter(({ aspect }) => aspect === 'founded'),
  ];
};

/** Whether points are of two brands or models, of which somebody asked which one to take. */
export const isSideBySide = (question: string, points: readonly Point[], index: PassageIndex): boolean =>
  !wantsYear(question) &&
  index.subjectsIn(question).length > 1 &&
  new Set(points.flatMap(({ passage }) => passage.subject ?? [])).size > 1;
