import { foldPhrase } from '#contracts/text/folding.ts';
import type { LocalizedPassage, PassageIndex } from '#lambdas/knowledge/search.ts';
import { inAll } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';

/** By what brands and models are set side by side, in this order. */
const aspects = ['shoes', 'foot', 'price', 'founded'] as const;
/** `more` is what the question asks beside them. */
export type Aspect = (typeof aspects)[number] | 'more';

export interface ComparedPoint {
  passage: LocalizedPassage;
  text: string;
  aspect: Aspect;
}
type Stated = Omit<ComparedPoint, 'aspect'>;

const year = /(?<!\d)(?:18|19|20)\d\d(?!\d)/u;
const price = new RegExp(`[$₪€]|${inAll(({ money }) => money)}`, 'u');
const foot = beginning(inAll(({ feet }) => feet));
const isPrice = (text: string): boolean => price.test(foldPhrase(text)) && /\d/.test(text);
/** More than this many cannot be read beside each other by all aspects. */
const many = 2;

/** Where a brand comes from, and not what its shoes are like. */
export const isHistory = ({ kind, choosing }: LocalizedPassage): boolean => kind === 'brand' && !choosing;

/** The known facts of a brand or model, by aspect. The first point of a passage says what its subject is. */
const statedOf = (subject: string, index: PassageIndex): Partial<Record<Aspect, Stated>> => {
  const about = index.about(subject);
  const history = about.find(isHistory);
  const shoes = about.find((passage) => !isHistory(passage));
  const [origin, nature] = [history?.text[0], shoes?.text[0]];
  const others = (shoes?.text ?? []).slice(1);
  const suited = others.find((text) => foot.test(foldPhrase(text)) && !isPrice(text));
  const cost = others.find(isPrice);
  return {
    ...(history && origin && year.test(origin) ? { founded: { passage: history, text: origin } } : {}),
    ...(shoes && nature ? { shoes: { passage: shoes, text: nature } } : {}),
    ...(shoes && suited ? { foot: { passage: shoes, text: suited } } : {}),
    ...(shoes && cost ? { price: { passage: shoes, text: cost } } : {}),
  };
};

/** The known facts of all these subjects by the same aspects, row by row; nothing where not even one aspect is. */
export const comparedAspects = (subjects: readonly string[], index: PassageIndex): ComparedPoint[] => {
  const stated = subjects.map((subject) => statedOf(subject, index));
  const rows = aspects.flatMap((aspect) => {
    const row = stated.flatMap((each) => each[aspect] ?? []);
    return row.length === subjects.length ? [row.map((one) => ({ ...one, aspect }))] : [];
  });
  return (subjects.length > many ? rows.slice(0, 2) : rows).flat();
};
