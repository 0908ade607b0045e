import { type AttributeName, attributeNames, type KnownModel } from '../catalog/known-models.ts';
import type { Foot } from './foot.ts';
import { type RuleId, rules } from './rules.ts';
import { type Stop, stopsOf } from './stops.ts';
import { adviceFor, isOfFoot, meets, type Preference, preferencesOf, pullApart } from './wants.ts';

/** Why a shoe is named, or what speaks against it. */
export interface Reason {
  rule: RuleId;
  attribute: AttributeName;
  isSourced: boolean;
  sources: readonly string[];
}
export interface Suggestion {
  model: KnownModel;
  for: Reason[];
  against: Reason[];
  /** How much of what is preferred is known of it, by weight: 0 .. 1. */
  known: number;
  /** Attributes that are preferred and not known of it: what to ask the fitter. */
  toAsk: AttributeName[];
}
/** Two rules that pull an attribute apart: a fitting decides. */
export interface Contradiction {
  attribute: AttributeName;
  rules: [RuleId, RuleId];
}
export interface Shoes {
  /** The best ones, three at most. */
  shoes: Suggestion[];
  /** Models of which too little is known to be compared. */
  notEnough: KnownModel[];
  contradictions: Contradiction[];
  advice: RuleId[];
  /** More answers are needed before any shoe is better than another. */
  needsMore: boolean;
}
export type Match = { stops: Stop[] } | Shoes;

const most = 3;
/** With fewer known attributes a model is not compared. */
const leastKnown = 4;
/** One preference alone, or those of a level, cannot distinguish two feet. */
const leastPreferences = 2;
/** The weight of what must not happen again. */
const gravest = 3;
/** A claim that is widely made without a source weighs half. */
const weightOf = { sourced: 1, widelySaid: 0.5 } as const;

const knownOf = ({ attributes }: KnownModel): number =>
  attributeNames.filter((name) => attributes[name] !== undefined).length;

interface Judged extends Suggestion {
  score: number;
}

const judge = (model: KnownModel, preferences: readonly Preference[]): Judged => {
  const judged: Judged = { model, for: [], against: [], known: 0, toAsk: [], score: 0 };
  const all = preferences.reduce((sum, { weight }) => sum + weight, 0);
  for (const { rule, attribute, values, weight } of preferences) {
    const fact = model.attributes[attribute];
    if (!fact) {
      if (!judged.toAsk.includes(attribute)) judged.toAsk.push(attribute);
      continue;
    }
    const { confidence, sources } = fact;
    const fit = meets(attribute, fact.values, values);
    const reason: Reason = { rule, attribute, isSourced: confidence === 'sourced', sources };
    if (fit > 0) judged.for.push(reason);
    if (fit < 0) judged.against.push(reason);
    judged.known += weight / all;
    judged.score += fit * weight * weightOf[confidence];
  }
  return judged;
};

/** It would fail as the last pair did. */
const wouldFailAgain = ({ against }: Judged): boolean =>
  against.some(({ rule }) => rules[rule].when.troubles !== undefined && rules[rule].weight === gravest);

/** It is better where the last pair failed. */
const mends = ({ for: reasons }: Pick<Judged, 'for'>): boolean =>
  reasons.some(({ rule }) => rules[rule].when.troubles !== undefined);

/** Best first; of equals the one of which more is known, then by name. */
const bestFirst = (a: Judged, b: Judged): number =>
  b.score - a.score || b.known - a.known || (a.model.id < b.model.id ? -1 : 1);

/** Of models that are made alike, the best alone. */
const oneOfLine = (judged: readonly Judged[]): Judged[] => {
  const first = new Map(judged.toReversed().map((one) => [one.model.line ?? one.model.id, one]));
  return judged.filter((one) => first.get(one.model.line ?? one.model.id) === one);
};

const contradictionsIn = (preferences: readonly Preference[]): Contradiction[] =>
  preferences.flatMap((one, place) =>
    preferences
      .slice(place + 1)
      .filter((other) => other.attribute === one.attribute && pullApart(one.attribute, one.values, other.values))
      .map((other): Contradiction => ({ attribute: one.attribute, rules: [one.rule, other.rule] })),
  );

/**
 * Which shoes to try first for a foot, and why; or what comes before any shoe. It is where a fitting begins, never a
 * choice. Anything that is not known of a model counts neither for nor against it. The last pair is never named again
 * where something was wrong with it.
 */
export const match = (foot: Foot, models: readonly KnownModel[]): Match => {
  const stops = stopsOf(foot);
  if (stops.length > 0) return { stops };
  const preferences = preferencesOf(foot, models);
  const pointe = models.filter(({ isPrePointe, isDiscontinued }) => !isPrePointe && !isDiscontinued);
  const isComparable = (model: KnownModel): boolean => knownOf(model) >= leastKnown;
  const { model: lastId, troubles = [] } = foot.lastPair ?? {};
  const failed = troubles.length > 0 ? models.find(({ id }) => id === lastId) : undefined;
  /** The pair that failed, and what is made like it without being better where it failed. */
  const isLikeFailed = ({ model, ...judged }: Judged): boolean =>
    failed !== undefined &&
    (model.id === failed.id || (model.line !== undefined && model.line === failed.line && !mends(judged)));
  const needsMore = new Set(preferences.filter(isOfFoot).map(({ attribute }) => attribute)).size < leastPreferences;
  const judged = needsMore
    ? []
    : pointe
        .filter(isComparable)
        .map((model) => judge(model, preferences))
        .filter((one) => one.score > 0 && !wouldFailAgain(one) && !isLikeFailed(one))
        .sort(bestFirst);
  return {
    shoes: oneOfLine(judged)
      .slice(0, most)
      .map(({ score: _, ...one }) => one),
    notEnough: pointe.filter((model) => !isComparable(model)),
    contradictions: contradictionsIn(preferences),
    advice: adviceFor(foot, preferences),
    needsMore,
  };
};
