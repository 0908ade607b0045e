import { type Found, isDerived, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { comparedAspects } from './compared-aspects.ts';
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

/** The known facts of each brand or model that the question names, side by side: its shoes rather than its history. */
export const sideBySide = (
  asked: TextReading,
  named: readonly string[],
  found: readonly Found[],
  index: PassageIndex,
): Point[] => {
  const rows: Point[] = asked.wants.size > 0 ? [] : comparedAspects(named, index);
  const said = new Set(rows.map(({ text }) => text));
  const chosen = named.flatMap((subject): Point[] => {
    const about = index.about(subject);
    const wanted = found.find(({ passage }) => passage.subject === subject && saysWhatIsWanted(passage, asked));
    const telling = about.find((passage) => saysWhatIsWanted(passage, asked));
    const special = wanted?.passage ?? telling;
    if (special) return pointsOf(special, asked, index, 2);
    const shoes = about.find(({ choosing }) => choosing);
    const history = about.find((passage) => passage.kind === 'brand' && !passage.choosing && !isDerived(passage.id));
    // Of a brand where it comes from, and then what its shoes are like.
    if (rows.length > 0 || !shoes || !history) return pointsOf(shoes ?? about[0], asked, index, 2);
    const [origin = ''] = history.text;
    return [{ passage: history, text: origin }, ...pointsOf(shoes, asked, index, 1)];
  });
  const beside = chosen.filter(({ text }) => !said.has(text));
  return [
    ...(asked.wants.has('year') ? [] : pointsOf(index.byId(comparedBy(asked, named)), asked, index, 1)),
    ...rows.filter(({ aspect }) => aspect !== 'founded'),
    // The rest of the question, beside the aspects.
    ...(rows.length > 0 ? beside.map((one): Point => ({ ...one, aspect: 'more' })) : beside),
    ...rows.filter(({ aspect }) => aspect === 'founded'),
  ];
};

/** Whether points are of two brands or models, of which somebody asked which one to take. */
export const isSideBySide = (asked: TextReading, points: readonly Point[], index: PassageIndex): boolean =>
  !asked.wants.has('year') &&
  index.subjectsIn(asked.text).length > 1 &&
  new Set(points.flatMap(({ passage }) => passage.subject ?? [])).size > 1;
