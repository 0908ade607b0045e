import * as z from 'zod/mini';
import { answerResults, failureReasons, latencyBounds, rungs, type UsageRow } from '#contracts/ai-usage/endpoints.ts';
import { feedbackReasons } from '#contracts/ai-usage/feedback.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { ownValue } from '#contracts/text/own-value.ts';
import type { AnswerOutcome } from '#lambdas/assistant/index.ts';
import { beginningOf } from '../model/usage-step.ts';

/** The counters of an item are attributes of their own, because ADD knows no others. */
export type Counters = Record<string, number>;

const bucketOf = (milliseconds: number): number => {
  const place = latencyBounds.findIndex((bound) => milliseconds <= bound);
  return place < 0 ? latencyBounds.length : place;
};

/** The counts that an answer adds. */
export const countersOf = (outcome: AnswerOutcome): Counters => {
  const counters: Counters = {
    calls: 1,
    inputTokens: outcome.inputTokens,
    outputTokens: outcome.outputTokens,
    microDollars: outcome.microDollars,
    [`result ${outcome.result}`]: 1,
    [`latency ${bucketOf(outcome.milliseconds)}`]: 1,
  };
  for (const { why, model } of outcome.failures) {
    const name = `failed ${why} ${model}`;
    counters[name] = (ownValue(counters, name) ?? 0) + 1;
  }
  return counters;
};

/** `helpful`, or `notHelpful` with a reason or `none`: as it is kept with the answer, and what it is counted as. */
export const verdictOf = ({ isHelpful, reason }: { isHelpful: boolean; reason?: string | undefined }): string =>
  isHelpful ? 'helpful' : `notHelpful ${reason ?? 'none'}`;

const itemSchema = z.looseObject({
  from: z.string(),
  language: languageSchema,
  rung: z.enum(rungs),
  provider: z.string(),
  model: z.string(),
});

const namedCounts = <Name extends string>(names: readonly Name[], read: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;

/** An item with its counters by name. */
export const usageRowOf = (item: unknown): UsageRow => {
  const { from, language, rung, provider, model, ...counters } = itemSchema.parse(item);
  const read = (name: string): number => Number(counters[name] ?? 0);
  const failures = Object.keys(counters).flatMap((name) => {
    const [, why, failed] = /^failed (\w+) (.+)$/.exec(name) ?? [];
    const known = failureReasons.find((reason) => reason === why);
    return known && failed ? [{ model: failed, why: known, count: read(name) }] : [];
  });
  return {
    from: beginningOf(from),
    ...{ language, rung, provider, model, failures },
    calls: read('calls'),
    results: namedCounts(answerResults, (result) => read(`result ${result}`)),
    inputTokens: read('inputTokens'),
    outputTokens: read('outputTokens'),
    microDollars: read('microDollars'),
    latency: Array.from({ length: latencyBounds.length + 1 }, (_, place) => read(`latency ${place}`)),
    helpful: read('helpful'),
    notHelpful: namedCounts([...feedbackReasons, 'none'], (reason) => read(`notHelpful ${reason}`)),
  };
};
