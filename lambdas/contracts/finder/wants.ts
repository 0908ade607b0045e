import type { AttributeName, KnownModel } from '../catalog/known-models.ts';
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

/** One rule’s preference for one attribute of the next pair. */
export interface Preference {
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

/** The next two values beyond the last pair’s; none at the end of the scale, and none where that pair comes in several. */
const beyond = (scale: Values, [value, ...others]: Values, steps: 1 | -1): Values => {
  if (value === undefined || others.length > 0) return [];
  const place = scale.indexOf(value);
  return [place + steps, place + 2 * steps].flatMap((next) => scale[next] ?? []);
};

/** The preferences for the next pair, rule by rule. A step away from the last pair is known only where that pair is. */
export const preferencesOf = (foot: Foot, models: readonly KnownModel[]): Preference[] => {
  const last = models.find(({ id }) => id === foot.lastPair?.model);
  return ruleIds.flatMap((rule) => {
    const { when, wants, weight } = rules[rule];
    if (weight === 0 || !applies(foot, when)) return [];
    return Object.entries(wants).flatMap(([name, { values = [], steps }]): Preference[] => {
      const attribute = name as AttributeName;
      const before = last?.attributes[attribute]?.values;
      const preferred = steps && before ? beyond(scales[attribute] ?? [], before, steps) : values;
      return preferred.length > 0 ? [{ rule, attribute, values: preferred, weight }] : [];
    });
  });
};

/** The facts that a dancer is advised by besides the foot itself. */
const beside: readonly string[] = ['level', 'ankle', 'strength', 'budget'];

/** Whether a preference comes from the foot, and not from the level alone. */
export const isOfFoot = ({ rule }: Preference): boolean =>
  Object.keys(rules[rule].when).some((answer) => !beside.includes(answer));

/** The advice besides: on preferences that no model meets, and on a step from a last pair that is not known well enough. */
export const adviceFor = (foot: Foot, preferences: readonly Preference[]): RuleId[] =>
  ruleIds.filter(
    (rule) => applies(foot, rules[rule].when) && !preferences.some((preference) => preference.rule === rule),
  );

/** A step away from what is preferred speaks a little against a shoe. */
const aStepAway = -0.3;
/** A model that comes in many values meets a preference with some of them only: which one to ask for is left to the fitting. */
const leastMet = 0.5;

/**
 * How well values meet preferred ones. 1: all of them do, down to half where few do. Below 0: none does, by a step or more; where
 * two of three values are preferred, the third is the opposite.
 */
export const meets = (attribute: AttributeName, values: Values, preferred: Values): number => {
  const scale = scales[attribute];
  const met = values.filter((value) => preferred.includes(value)).length;
  if (met > 0) return leastMet + (1 - leastMet) * (met / values.length);
  if (!scale) return -0.5;
  const steps = values.flatMap((value) =>
    preferred.map((other) => Math.abs(scale.indexOf(value) - scale.indexOf(other))),
  );
  const isOpposite = scale.length - preferred.length === 1;
  return Math.min(...steps) === 1 && !isOpposite ? aStepAway : -1;
};

/** Whether two preferences for an attribute pull to the two ends of its scale, or no value of it meets both. */
export const pullApart = (attribute: AttributeName, one: Values, other: Values): boolean => {
  const [lowest, highest] = [scales[attribute]?.[0], scales[attribute]?.at(-1)];
  const has = (values: Values, end: string | number | undefined) => end !== undefined && values.includes(end);
  const isLow = (values: Values) => has(values, lowest) && !has(values, highest);
  const isHigh = (values: Values) => has(values, highest) && !has(values, lowest);
  const meet = one.some((value) => other.includes(value));
  return !meet || (isLow(one) && isHigh(other)) || (isHigh(one) && isLow(other));
};
