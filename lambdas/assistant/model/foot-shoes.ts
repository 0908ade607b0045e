import type { AttributeName, KnownModel } from '#contracts/catalog/known-models.ts';
import type { Foot } from '#contracts/finder/foot.ts';
import { match, type Reason } from '#contracts/finder/match.ts';
import { type RuleId, rules } from '#contracts/finder/rules.ts';
import { stopsOf } from '#contracts/finder/stops.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { assistantTexts } from './assistant-texts.ts';
import type { PairIn } from './own-pair.ts';
import type { Reading } from './reading.ts';
import { asksForShoes, statedFoot } from './stated-foot.ts';

/** A shoe to try on first, with the finder's reasons in its words. */
export interface FootShoe {
  name: string;
  text: string;
  /** Of whom a reason is known; where all are widely said, the table of its brand’s models, which says so. */
  address: string;
}
/** The match's reply to a message that describes a foot, or asks for shoes for it. */
export interface FootAnswer {
  /** Up to three; none where none is asked for, too little is known, or something comes before any shoe. */
  shoes: readonly FootShoe[];
  /** The address of the finder with what is known, from the `#` on. */
  finder: string;
  /** The user has not said whether it is a first pair. */
  mayBeFirst: boolean;
  /** The model that has failed a user who asks for another. */
  failed: string | undefined;
  /** It is a first pair, or no teacher has said yes: no model is shown. */
  needsLeave: boolean;
  /** Whether shoes answer a question. */
  isAnswered: (question: string) => boolean;
}
/** Undefined where a message neither describes a foot nor asks for shoes for one that was described before. */
export type ShoesFor = (reading: Reading, index: PassageIndex) => FootAnswer | undefined;

/** The words of the finder: what it says of each of its rules, and how it names the attributes of a shoe and their values. */
export interface ShoeWords {
  rule: Readonly<Record<RuleId, string>>;
  nameOf: (attribute: AttributeName) => string;
  valueOf: (attribute: AttributeName, value: string | number) => string;
}

/** By what shoes are named in a language. */
interface KnownShoes {
  models: readonly KnownModel[];
  brandName: (id: string) => string;
  words: ShoeWords;
  pairIn: PairIn;
  language: Language;
}

/** Where only one thing is known about a foot, the passages say more. */
const leastStated = 2;
/** More reasons are in the finder. */
const mostReasons = { for: 3, against: 2 } as const;

/** The weightiest first. */
const rulesOf = (reasons: readonly Reason[], most: number): RuleId[] =>
  [...new Set(reasons.map(({ rule }) => rule))].sort((a, b) => rules[b].weight - rules[a].weight).slice(0, most);

/**
 * A user who mentions no first pair counts as having a teacher's yes for shoes: the answer says what applies to a first
 * one.
 */
const asDancer = (foot: Foot): Foot => (foot.level === undefined ? { ...foot, teacher: foot.teacher ?? 'yes' } : foot);

/** Of more values, an attribute is named by its first and last. */
const mostListed = 3;
const end = /[.!?…]$/u;

/**
 * A rule in the finder's words, with what is known about the shoe: why "a shoe of that level" speaks against it is
 * shown by its level alone.
 */
const sayingWhat = (
  { attributes }: KnownModel,
  reasons: readonly Reason[],
  { words, language }: Pick<KnownShoes, 'words' | 'language'>,
) => {
  const factOf = ({ attribute }: Reason): string => {
    const all = (attributes[attribute]?.values ?? []).map((value) => words.valueOf(attribute, value));
    const name = words.nameOf(attribute);
    return assistantTexts(language)('fact')
      .replace('{{attribute}}', () => name.charAt(0).toLocaleLowerCase(language) + name.slice(1))
      .replace('{{values}}', () => (all.length > mostListed ? `${all[0]} – ${all.at(-1)}` : all.join(', ')));
  };
  return (rule: RuleId, key: 'reasonFor' | 'reasonAgainst'): string => {
    const facts = reasons.filter((reason) => reason.rule === rule).map(factOf);
    return assistantTexts(language)(key)
      .replace('{{rule}}', () => words.rule[rule].replace(end, ''))
      .replace('{{facts}}', () => facts.join('; '));
  };
};

const shoesOf = (foot: Foot, lastLine: string | undefined, known: KnownShoes): FootShoe[] => {
  const { models, brandName, language } = known;
  const own = assistantTexts(language);
  const others = lastLine === undefined ? models : models.filter(({ line }) => line !== lastLine);
  const found = match(asDancer(foot), others);
  if ('stops' in found) return [];
  return found.shoes.map((shoe): FootShoe => {
    const said = (side: 'for' | 'against', key: 'reasonFor' | 'reasonAgainst') => {
      const say = sayingWhat(shoe.model, shoe[side], known);
      return rulesOf(shoe[side], mostReasons[side]).map((rule) => say(rule, key));
    };
    const against = said('against', 'reasonAgainst');
    const name = `${brandName(shoe.model.brandId)} ${shoe.model.name}`;
    const reasons = [
      ...said('for', 'reasonFor'),
      ...(against.length > 0 ? [own('againstShoe').replace('{{reasons}}', () => against.join(' '))] : []),
    ];
    return {
      name,
      text: own('shoe')
        .replace('{{shoe}}', () => isolate(name))
        .replace('{{reasons}}', () => reasons.join(' ')),
      address:
        shoe.for.flatMap(({ sources }) => sources)[0] ?? `/compare?brand=${encodeURIComponent(shoe.model.brandId)}`,
    };
  });
};

/** Names shoes for a foot by the match that the finder goes by. */
export const shoesFor =
  (known: KnownShoes): ShoesFor =>
  (reading, index) => {
    const stated = statedFoot(reading, index, known.pairIn);
    if (!stated || !(stated.asksShoes || stated.isDescribed)) return undefined;
    const { foot, finder, count, asksShoes, lastLine } = stated;
    const { model, troubles = [] } = foot.lastPair ?? {};
    return {
      shoes: asksShoes && count >= leastStated ? shoesOf(foot, lastLine, known) : [],
      finder,
      mayBeFirst: foot.level === undefined && foot.teacher === undefined,
      failed: asksShoes && troubles.length > 0 ? model : undefined,
      needsLeave: stopsOf(asDancer(foot)).includes('leave'),
      isAnswered: (question) => stated.isAdded || asksForShoes(question, known.language),
    };
  };
