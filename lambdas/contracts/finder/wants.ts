import type { AttributeName, KnownModel } from '../known-models.ts';
import type { Foot } from './foot.ts';
import { type RuleId, ruleIds, rules, type When } from './rules.ts';

/** The values of each attribute; of those that are a scale, in its order. */
const scales: { [Attribute in AttributeName]?: readonly (string | number)[] } = {
  boxTaper: [1, 2, 3, 4, 5],
  width: [1, 2, 3, 4, 5],
  shank: [1, 2, 3, 4, 5],
  profile: ['low', 'medium', 'high'],
  vampLength: ['short', 'medium', 'long'],
  wingHeight: ['low', 'medium', 'high'],
  platformWidth: ['narrow', 'medium', 'wide'],
  heel: ['narrow', 'medium', 'wide'],
  arch: ['low', 'medium', 'high'],
  compressibility: ['low', 'medium', 'high'],
  levels: ['beginner', 'intermediate', 'advanced', 'professional'],
};

type Values = readonly (string | number)[];

/** One rule’s wish for one attribute of the next pair. */
export interface Wish {
  rule: RuleId;
  attribute: AttributeName;
  values: Values;
  weight: number;
}

const isAmong = (answer: unknown, wanted: unknown): boolean => Array.isArray(wanted) && wanted.includes(answer);

/** Whether a foot is one that a rule speaks of; a question that was skipped is no answer to it. */
const applies = (foot: Foot, { troubles, ...answers }: When): boolean =>
  Object.entries(answers).every(([answer, wanted]) => isAmong(foot[answer as keyof Foot], wanted)) &&
  (troubles === undefined || troubles.some((trouble) => foot.lastPair?.troubles.includes(trouble)));

/** The values so many steps away, as far as the scale goes. */
const moved = (scale: Values, values: Values, steps: number): Values => {
  const places = values.map((value) => Math.min(scale.length - 1, Math.max(0, scale.indexOf(value) + steps)));
  return [...new Set(places.map((place) => scale[place]))].filter((value) => value !== undefined);
};

/** What is wished of the next pair, rule by rule. A step away from the last pair is known only where that pair is. */
export const wishesOf = (foot: Foot, models: readonly KnownModel[]): Wish[] => {
  const last = models.find(({ id }) => id === foot.lastPair?.model);
  return ruleIds.flatMap((rule) => {
    const { when, wants, weight } = rules[rule];
    if (weight === 0 || !applies(foot, when)) return [];
    return Object.entries(wants).flatMap(([name, want]): Wish[] => {
      const attribute = name as AttributeName;
      const scale = scales[attribute];
      const before = last?.attributes[attribute]?.values;
      if ('values' in want) return [{ rule, attribute, values: want.values, weight }];
      return scale && before ? [{ rule, attribute, values: moved(scale, before, want.steps), weight }] : [];
    });
  });
};

/** The advice that no model answers. */
export const adviceFor = (foot: Foot): RuleId[] =>
  ruleIds.filter((rule) => rules[rule].weight === 0 && applies(foot, rules[rule].when));

/** How well values meet wished ones: 1 they do, 0 a step away, -1 further; where there are no steps, half of that. */
export const meets = (attribute: AttributeName, values: Values, wished: Values): number => {
  const scale = scales[attribute];
  if (values.some((value) => wished.includes(value))) return 1;
  if (!scale) return -0.5;
  const steps = values.flatMap((value) => wished.map((other) => Math.abs(scale.indexOf(value) - scale.indexOf(other))));
  return Math.min(...steps) === 1 ? 0 : -1;
};

/** Whether two wishes for an attribute pull to the two ends of its scale, or no value of it meets both. */
export const pullApart = (attribute: AttributeName, one: Values, other: Values): boolean => {
  const [lowest, highest] = [scales[attribute]?.[0], scales[attribute]?.at(-1)];
  const has = (values: Values, end: string | number | undefined) => end !== undefined && values.includes(end);
  const isLow = (values: Values) => has(values, lowest) && !has(values, highest);
  const isHigh = (values: Values) => has(values, highest) && !has(values, lowest);
  const meet = one.some((value) => other.includes(value));
  return !meet || (isLow(one) && isHigh(other)) || (isHigh(one) && isLow(other));
};
