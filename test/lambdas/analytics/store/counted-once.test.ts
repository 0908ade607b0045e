import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Analytics } from '#contracts/analytics/figures.ts';
import { countAlone, countWrites } from '#lambdas/analytics/store/server-counts.ts';
import { type OpenAnalytics, openAnalytics, view } from '../analytics-harness.ts';

const noon = Date.UTC(2026, 10, 23, 10);
let analytics: OpenAnalytics;
beforeEach(async () => {
  analytics = await openAnalytics(noon);
});
afterEach(() => analytics.close());

const visitors = 120;
const send = async () => {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const told = { at: noon + visitor * 1_000, ip: `10.0.0.${visitor}`, country: 'IL' };
    await analytics.tell({ ...told, events: [view('/'), view('/products')] });
    await analytics.tell({ ...told, at: told.at + 500, events: [{ kind: 'maker', id: 'freed' }] });
  }
  return analytics.waiting.splice(0);
};
const whole = { views: 2 * visitors, visits: visitors, visitors, makerClicks: visitors };
const expectWhole = (figures: Analytics) => {
  expect(figures.totals.now).toMatchObject(whole);
  expect(figures.lists.exit.items).toEqual([{ value: '/products', count: visitors }]);
  expect(figures.lists.country.items).toEqual([{ value: 'IL', count: visitors }]);
};

describe('a report of a visit', () => {
  it('counts once, however often the queue hands it over, to however many readers at once', async () => {
    const messages = await send();
    for (let time = 0; time < 5; time += 1) {
      await Promise.all([analytics.folding()(messages), analytics.folding()(messages.toReversed())]);
    }
    // Readers that meet too often leave messages to the queue, which brings them again.
    expect((await analytics.folding()(messages)).size).toBe(0);
    expectWhole(await analytics.read({ period: 'day' }));
  });

  it('is neither lost nor counted twice, at whichever call its reader is killed', async () => {
    const messages = await send();
    let calls = 0;
    let isDone = false;
    for (let lives = 1; !isDone; lives += 1) {
      const table = analytics.otherTable();
      let left = lives % 7;
      // A killed reader sends nothing more; of what it sent it does not know whether it was done.
      table.client.middlewareStack.add(
        (next) => async (input) => {
          if (left === 0) throw new Error('killed before the call');
          left -= 1;
          calls += 1;
          const reply = await next(input);
          if (left === 0) throw new Error('killed after the call');
          return reply;
        },
        { step: 'initialize', name: 'kill' },
      );
      const failures = await analytics
        .folding(table)(messages)
        .catch(() => new Map([['all', 'killed']]));
      isDone = failures.size === 0;
      table.client.destroy();
      if (lives > 400) break;
    }
    expect(calls).toBeGreaterThan(visitors / 10);
    await analytics.folding()(messages);
    expectWhole(await analytics.read({ period: 'day' }));
  });
});

describe('a question to the assistant', () => {
  it('is counted although visits are being counted in the same items', async () => {
    const table = analytics.otherTable();
    let refused = 0;
    table.client.middlewareStack.add(
      (next) => async (input) => {
        if (refused === 4) return next(input);
        refused += 1;
        throw new TransactionConflictException({ message: 'Transaction is ongoing for the item', $metadata: {} });
      },
      { step: 'initialize', name: 'conflict' },
    );
    const writes = countWrites(table, analytics.settings.readSettings, () => analytics.moment.now);
    await countAlone(table, writes, 'questions')();
    table.client.destroy();
    expect(refused).toBe(4);
    for (const period of ['hour', 'day', 'week'] as const) {
      expect((await analytics.read({ period })).totals.now.questions).toBe(1);
    }
  });
});
