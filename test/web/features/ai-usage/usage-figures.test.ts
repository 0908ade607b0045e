import { describe, expect, it } from 'vitest';
import { latencyBounds, type UsageRow } from '#contracts/ai-usage/endpoints.ts';
import { timeText } from '#web/features/ai-usage/model/format.ts';
import { answeringTime, readSpan, usageFigures, usageSteps } from '#web/features/ai-usage/model/usage-figures.ts';
import { moneyText } from '#web/shared/admin-theme/format/money-text.ts';

const from = '2026-11-23T08:00:00.000Z';
/** Of each number of milliseconds, how many answers took so long. */
const latency = (times: Record<number, number>) => [
  ...latencyBounds.map((bound) => times[bound] ?? 0),
  times[Number.POSITIVE_INFINITY] ?? 0,
];
const row = (change: Partial<UsageRow> = {}): UsageRow => ({
  ...{ from, language: 'he', rung: 'basic', provider: 'basic', model: 'passages', calls: 4 },
  results: { answered: 3, unknown: 1, safety: 0 },
  ...{ inputTokens: 0, outputTokens: 0, microDollars: 0, latency: latency({ 25: 4 }), failures: [], helpful: 1 },
  notHelpful: { wrong: 0, notAsked: 0, unclear: 1, other: 0, none: 0 },
  ...change,
});

describe('how long answers took', () => {
  it('is told by the share of answers, within the bucket of each', () => {
    const counted = latency({ 100: 50, 1500: 45, 8000: 5 });
    expect(answeringTime(counted, 0.5)).toEqual({ milliseconds: 100, isMore: false });
    expect(answeringTime(counted, 0.95)).toEqual({ milliseconds: 1_500, isMore: false });
    expect(answeringTime(counted, 0.25)).toEqual({ milliseconds: 75, isMore: false });
  });

  it('is at least what the last bucket begins with, and nothing where nothing was asked', () => {
    expect(answeringTime(latency({ [Number.POSITIVE_INFINITY]: 2 }), 0.5)).toEqual({
      milliseconds: 8_000,
      isMore: true,
    });
    expect(answeringTime(latency({}), 0.5)).toBeUndefined();
  });

  it('is written in the reader’s way', () => {
    expect(timeText({ milliseconds: 180, isMore: false }, 'en')).toBe('180 ms');
    expect(timeText({ milliseconds: 8_000, isMore: true }, 'en')).toBe('> 8 sec');
    expect(timeText(undefined, 'fr')).toBe('–');
    expect(moneyText(1_075, 'en')).toBe('$0.0011');
    expect(moneyText(12_345_678, 'en')).toBe('$12.35');
    expect(moneyText(0, 'en')).toBe('$0.00');
  });
});

describe('the figures of a span', () => {
  const rows = [
    row(),
    row({
      ...{
        language: 'fr',
        rung: 'model',
        model: 'eu.a',
        calls: 2,
        microDollars: 900,
        inputTokens: 10,
        outputTokens: 5,
      },
      failures: [{ model: 'eu.b', why: 'slow', count: 2 }],
    }),
    row({ from: '2026-11-23T09:00:00.000Z', calls: 1 }),
  ];

  it('are sums over languages and models; what did not occur is left out', () => {
    expect(usageFigures(rows)).toMatchObject({
      calls: 7,
      inputTokens: 10,
      outputTokens: 5,
      microDollars: 900,
      helpful: 3,
      notHelpful: 3,
      languages: [
        { key: 'he', count: 5 },
        { key: 'fr', count: 2 },
      ],
      models: [
        { key: 'passages', count: 5 },
        { key: 'eu.a', count: 2 },
      ],
      failures: [{ key: 'slow', count: 2 }],
      reasons: [{ key: 'unclear', count: 3 }],
    });
  });

  it('are there for each hour, also for those without questions', () => {
    const steps = usageSteps(['2026-11-23T07:00:00.000Z', from], rows);
    expect(steps.map(({ calls }) => calls)).toEqual([0, 6]);
    expect(steps[1]).toMatchObject({ rungs: { model: 2, second: 0, basic: 4 }, microDollars: 900 });
    expect(steps[1]).toMatchObject({ languages: { he: 4, fr: 2, en: 0 }, tokens: 15, helpful: 2, notHelpful: 2 });
    expect(steps[0]?.median).toBeUndefined();
  });

  it('tell what models refused, and what they wrote that was not shown, for each hour', () => {
    const failures = (['refused', 'wrongLanguage', 'unverified', 'slow'] as const).map((why, place) => ({
      model: 'eu.b',
      why,
      count: place + 1,
    }));
    expect(usageSteps([from], [row({ failures })])).toMatchObject([{ refused: 1, filtered: 5 }]);
  });

  it('are those of a day, unless the address says otherwise', () => {
    expect(readSpan(new URLSearchParams('span=week'))).toBe('week');
    expect(readSpan(new URLSearchParams('span=century'))).toBe('day');
  });
});
