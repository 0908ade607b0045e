import {
  answerResults,
  type FailureReason,
  failureReasons,
  latencyBounds,
  type Rung,
  type UsageRow,
  type UsageSpan,
  usageSpans,
} from '#contracts/ai-usage/endpoints.ts';
import { feedbackReasons } from '#contracts/ai-usage/feedback.ts';
import { type Language, languages } from '#contracts/text/language.ts';

const sumOf = <T>(items: readonly T[], numberOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** Up to how long a share of the answers took. `isMore`: at least so long, because longer times are not distinguished. */
export interface AnsweringTime {
  milliseconds: number;
  isMore: boolean;
}

/** By the buckets of the counters, as if the answers of each were spread evenly. Undefined where there is none. */
export const answeringTime = (latency: readonly number[], share: number): AnsweringTime | undefined => {
  const all = sumOf(latency, (count) => count);
  if (all === 0) return undefined;
  let before = 0;
  for (const [place, count] of latency.entries()) {
    const from = latencyBounds[place - 1] ?? 0;
    const to = latencyBounds[place];
    if (count > 0 && before + count >= share * all) {
      if (to === undefined) return { milliseconds: from, isMore: true };
      return { milliseconds: Math.round(from + ((share * all - before) / count) * (to - from)), isMore: false };
    }
    before += count;
  }
  return undefined;
};

const latencyOf = (rows: readonly UsageRow[]): number[] =>
  Array.from({ length: latencyBounds.length + 1 }, (_, place) => sumOf(rows, ({ latency }) => latency[place] ?? 0));

const counts = <Key extends string>(keys: readonly Key[], countOf: (key: Key) => number) =>
  keys.map((key) => ({ key, count: countOf(key) })).filter(({ count }) => count > 0);

const notHelpfulOf = (rows: readonly UsageRow[]): number =>
  sumOf(rows, (row) => sumOf(Object.values(row.notHelpful), (count) => count));

/** All that was counted, by what it can be divided. Kinds that did not occur are left out. */
export const usageFigures = (rows: readonly UsageRow[]) => {
  const latency = latencyOf(rows);
  const failures = rows.flatMap((row) => row.failures);
  const models = [...new Set(rows.map(({ model }) => model))];
  return {
    calls: sumOf(rows, ({ calls }) => calls),
    median: answeringTime(latency, 0.5),
    slow: answeringTime(latency, 0.95),
    inputTokens: sumOf(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sumOf(rows, ({ outputTokens }) => outputTokens),
    microDollars: sumOf(rows, ({ microDollars }) => microDollars),
    helpful: sumOf(rows, ({ helpful }) => helpful),
    notHelpful: notHelpfulOf(rows),
    reasons: counts([...feedbackReasons, 'none'], (reason) => sumOf(rows, ({ notHelpful }) => notHelpful[reason])),
    languages: counts(languages, (language) =>
      sumOf(
        rows.filter((row) => row.language === language),
        ({ calls }) => calls,
      ),
    ),
    models: counts(models, (model) =>
      sumOf(
        rows.filter((row) => row.model === model),
        ({ calls }) => calls,
      ),
    ),
    results: counts(answerResults, (result) => sumOf(rows, ({ results }) => results[result])),
    failures: counts(failureReasons, (why) =>
      sumOf(
        failures.filter((failure) => failure.why === why),
        ({ count }) => count,
      ),
    ),
  };
};
/** Answers of models that were written and not shown. */
const filtered: readonly FailureReason[] = ['wrongLanguage', 'unverified'];
const failuresOf = (rows: readonly UsageRow[], reasons: readonly FailureReason[]): number =>
  sumOf(
    rows.flatMap(({ failures }) => failures).filter(({ why }) => reasons.includes(why)),
    ({ count }) => count,
  );

/** The counts of one hour or day. */
export interface UsageStep {
  from: string;
  calls: number;
  rungs: Record<Rung, number>;
  median: AnsweringTime | undefined;
  slow: AnsweringTime | undefined;
  microDollars: number;
  languages: Record<Language, number>;
  tokens: number;
  helpful: number;
  notHelpful: number;
  /** Answers of models: those that they refused, and those that were not shown. */
  refused: number;
  filtered: number;
}

export const usageSteps = (steps: readonly string[], rows: readonly UsageRow[]): UsageStep[] =>
  steps.map((from) => {
    const own = rows.filter((row) => row.from === from);
    const latency = latencyOf(own);
    const callsOf = (part: Partial<Pick<UsageRow, 'rung' | 'language'>>) =>
      sumOf(
        own.filter((row) => (part.rung ?? row.rung) === row.rung && (part.language ?? row.language) === row.language),
        ({ calls }) => calls,
      );
    return {
      from,
      calls: sumOf(own, ({ calls }) => calls),
      rungs: {
        model: callsOf({ rung: 'model' }),
        second: callsOf({ rung: 'second' }),
        basic: callsOf({ rung: 'basic' }),
      },
      languages: Object.fromEntries(languages.map((language) => [language, callsOf({ language })])) as Record<
        Language,
        number
      >,
      median: answeringTime(latency, 0.5),
      slow: answeringTime(latency, 0.95),
      microDollars: sumOf(own, ({ microDollars }) => microDollars),
      tokens: sumOf(own, ({ inputTokens, outputTokens }) => inputTokens + outputTokens),
      helpful: sumOf(own, ({ helpful }) => helpful),
      notHelpful: notHelpfulOf(own),
      refused: failuresOf(own, ['refused']),
      filtered: failuresOf(own, filtered),
    };
  });

/** The span that an address names; a day where it names none. */
export const readSpan = (parameters: URLSearchParams): UsageSpan =>
  usageSpans.find((span) => span === parameters.get('span')) ?? 'day';
