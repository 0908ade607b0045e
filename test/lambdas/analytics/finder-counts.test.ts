import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finderDimensions, finderMeasures } from '#contracts/analytics/figures.ts';
import { type VisitEvent, visitReportSchema } from '#contracts/analytics/visits.ts';
import type { finderSteps } from '#contracts/finder/counting.ts';
import { type OpenAnalytics, openAnalytics, view } from './analytics-harness.ts';

const noon = Date.UTC(2026, 10, 23, 10);
let analytics: OpenAnalytics;
beforeEach(async () => {
  analytics = await openAnalytics(noon);
});
afterEach(() => analytics.close());

const step = (name: (typeof finderSteps)[number]): VisitEvent => ({ kind: 'finder', step: name });
const come = async (visitor: number, ...events: VisitEvent[]) =>
  analytics.tell({ at: noon + visitor, ip: `10.0.0.${visitor}`, country: 'IL', events: [view('/find'), ...events] });
const today = async (filter: { language?: 'he'; country?: string; page?: string } = {}) => {
  await analytics.fold();
  return analytics.read({ period: 'day', ...filter });
};

describe('the finder', () => {
  it('has its starts, its ends, where it was left, the shoes opened, and the facts missing', async () => {
    for (let visitor = 0; visitor < 5; visitor += 1) {
      await come(
        visitor,
        ...[step('start'), step('result')],
        { kind: 'finderModel', id: 'freed-studios-i' },
        { kind: 'finderFact', attribute: 'width' },
      );
      await come(visitor + 10, step('start'), { kind: 'finderLeft', question: 'toes' });
    }
    await come(20, step('start'), step('stop'));
    await come(21, step('start'), step('noShoe'));
    await come(22, step('needsMore'));
    const { totals, lists } = await today();
    expect(totals.now).toMatchObject({ finderStarts: 12, finderShoes: 5, finderStopped: 1, finderNone: 2 });
    expect(lists.finderLeft).toEqual({ items: [{ value: 'toes', count: 5 }], rest: 0 });
    expect(lists.finderModel).toEqual({ items: [{ value: 'freed-studios-i', count: 5 }], rest: 0 });
    expect(lists.finderFact).toEqual({ items: [{ value: 'width', count: 5 }], rest: 0 });
    expect(lists.page.items).toEqual([{ value: '/find', count: 13 }]);
  });

  it('lists nothing that fewer than five have in common', async () => {
    for (let visitor = 0; visitor < 4; visitor += 1)
      await come(
        visitor,
        { kind: 'finderLeft', question: 'toes' },
        { kind: 'finderModel', id: 'freed-studios-i' },
        { kind: 'finderFact', attribute: 'width' },
      );
    const { lists } = await today();
    for (const dimension of finderDimensions) expect(lists[dimension]).toEqual({ items: [], rest: 4 });
  });

  it('is counted of everything only, so that no filter leaves a few of its readers', async () => {
    for (let visitor = 0; visitor < 6; visitor += 1)
      await come(visitor, step('start'), step('result'), { kind: 'finderLeft', question: 'toes' });
    for (const filter of [{ language: 'he' }, { country: 'IL' }, { page: '/find' }] as const) {
      const { totals, lists } = await today(filter);
      expect(totals.now.views).toBe(6);
      for (const measure of finderMeasures) expect(totals.now[measure]).toBe(0);
      for (const dimension of finderDimensions) expect(lists[dimension]).toEqual({ items: [], rest: 0 });
    }
  });

  it('leaves nothing with what is kept of a visitor', async () => {
    await come(1, step('start'), step('stop'), { kind: 'finderFact', attribute: 'throat' });
    await come(1, { kind: 'finderLeft', question: 'bunion' }, { kind: 'finderModel', id: 'freed-studios-i' });
    await analytics.fold();
    const { table } = analytics;
    const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
    const kept = Items.filter(({ pk }) => String(pk).startsWith('VISITOR#'));
    expect(kept.length).toBeGreaterThan(0);
    // The page that was shown may be known, as any other.
    expect(JSON.stringify(kept).replaceAll('/find', '')).not.toMatch(/finder|stop|throat|bunion|studios/);
  });

  it('takes no words but its own, so that nobody makes the table grow', async () => {
    const events = [
      ...[
        { kind: 'finder', step: 'eating' },
        { kind: 'finder', step: 'start', answer: 'wide' },
      ],
      ...['budget', 'years', 'lastModel', 'troubles', 'made-up'].map((question) => ({ kind: 'finderLeft', question })),
      ...[
        { kind: 'finderFact', attribute: 'made-up' },
        { kind: 'finderModel', id: 'a b' },
      ],
      { kind: 'finderModel', id: 'x'.repeat(65) },
    ];
    for (const event of events)
      expect(visitReportSchema.safeParse({ language: 'he', events: [event] }).success, JSON.stringify(event)).toBe(
        false,
      );
    for (let report = 0; report < 25; report += 1)
      await come(
        report % 5,
        ...Array.from(
          { length: 9 },
          (_none, at): VisitEvent => ({ kind: 'finderModel', id: `made-up-${report}-${at}` }),
        ),
      );
    const { lists } = await today();
    expect(lists.finderModel).toEqual({ items: [], rest: 0 });
  });

  it('is no more than a person makes of it', async () => {
    for (let report = 0; report < 20; report += 1)
      await analytics.tell({ at: noon, ip: '10.0.0.1', events: Array.from({ length: 20 }, () => step('start')) });
    expect((await today()).totals.now.finderStarts).toBeLessThanOrEqual(60);
  });
});
