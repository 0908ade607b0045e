import type { Foot } from '#contracts/finder/foot.ts';
import { match, type Reason } from '#contracts/finder/match.ts';
import { type RuleId, rules } from '#contracts/finder/rules.ts';
import { stopsOf } from '#contracts/finder/stops.ts';
import type { KnownModel } from '#contracts/known-models.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { assistantTexts } from './assistant-texts.ts';
import type { Reading } from './reading.ts';
import { asksForShoes, toldFoot } from './told-foot.ts';

/** A shoe to try on first, with the finder's reasons in its words. */
export interface FootShoe {
  name: string;
  text: string;
  /** Of whom a reason is known; empty where all are widely said. */
  address: string;
}
/** What the match says to a message that describes a foot, or asks for shoes for it. */
export interface FootAnswer {
  /** Up to three; none where none is asked for, too little is told, or something comes before any shoe. */
  shoes: readonly FootShoe[];
  /** The address of the finder with what is told, from the `#` on. */
  finder: string;
  /** Nobody has told whether it is a first pair. */
  mayBeFirst: boolean;
  /** It is one, or no teacher has said yes: nobody is shown a model. */
  needsLeave: boolean;
  /** Whether shoes answer a question. */
  isAnswered: (question: string) => boolean;
}
/** Undefined where a message neither describes a foot nor asks for shoes for one that was described before. */
export type ShoesFor = (reading: Reading, index: PassageIndex) => FootAnswer | undefined;

/** What the finder says of each of its rules. */
export type RuleTexts = Readonly<Record<RuleId, string>>;

/** By what shoes are named in a language. */
interface KnownShoes {
  models: readonly KnownModel[];
  brandName: (id: string) => string;
  texts: RuleTexts;
  language: Language;
}

/** Of a foot of which one thing is told, the passages say more. */
const leastTold = 2;
/** More reasons are in the finder. */
const mostReasons = { for: 3, against: 2 } as const;

/** The weightiest first. */
const rulesOf = (reasons: readonly Reason[], most: number): RuleId[] =>
  [...new Set(reasons.map(({ rule }) => rule))].sort((a, b) => rules[b].weight - rules[a].weight).slice(0, most);

/** Whoever tells nothing of a first pair has a teacher's yes as far as shoes go: the answer says what holds for a first one. */
const asDancer = (foot: Foot): Foot => (foot.level === undefined ? { ...foot, teacher: foot.teacher ?? 'yes' } : foot);

const shoesOf = (foot: Foot, { models, brandName, texts, language }: KnownShoes): FootShoe[] => {
  const own = assistantTexts(language);
  const found = match(asDancer(foot), models);
  if ('stops' in found) return [];
  return found.shoes.map((shoe): FootShoe => {
    const said = (list: readonly Reason[], most: number) => rulesOf(list, most).map((rule) => texts[rule]);
    const against = said(shoe.against, mostReasons.against);
    const name = `${brandName(shoe.model.brandId)} ${shoe.model.name}`;
    const reasons = [
      ...said(shoe.for, mostReasons.for),
      ...(against.length > 0 ? [own('againstShoe').replace('{{reasons}}', () => against.join(' '))] : []),
    ];
    return {
      name,
      text: own('shoe')
        .replace('{{shoe}}', () => isolate(name))
        .replace('{{reasons}}', () => reasons.join(' ')),
      address: shoe.for.flatMap(({ sources }) => sources)[0] ?? '',
    };
  });
};

/** Names shoes for a foot by the match that the finder goes by. */
export const shoesFor =
  (known: KnownShoes): ShoesFor =>
  (reading, index) => {
    const told = toldFoot(reading, index);
    if (!told || !(told.asksShoes || told.isDescribed)) return undefined;
    const { foot, finder, count, asksShoes } = told;
    return {
      shoes: asksShoes && count >= leastTold ? shoesOf(foot, known) : [],
      finder,
      mayBeFirst: foot.level === undefined && foot.teacher === undefined,
      needsLeave: stopsOf(asDancer(foot)).includes('leave'),
      isAnswered: (question) => asksForShoes(question, known.language),
    };
  };
