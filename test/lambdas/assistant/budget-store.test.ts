import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgetStore } from '#lambdas/assistant/index.ts';
import { openTestTable } from '#test/support/test-table.ts';

let opened: Awaited<ReturnType<typeof openTestTable>>;
const moment = { now: 0 };
beforeAll(async () => {
  opened = await openTestTable();
});
afterAll(() => opened.close());
let days = 0;
beforeEach(() => {
  // A month of its own for each test.
  days += 40;
  moment.now = Date.UTC(2027, 0, 10, 12) + days * 24 * 60 * 60 * 1000;
});
const store = () => budgetStore(opened.table, () => moment.now);

describe('the budget of models', () => {
  it('is never exceeded, however many questions come at once, and reaches its limit exactly', async () => {
    const budget = store();
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => budget.reserve(100, { day: 1_050, month: 10_000 })),
    );
    expect(taken.filter((reservation) => reservation !== undefined)).toHaveLength(10);
    expect(await budget.state()).toMatchObject({ spentToday: 1_000, spentThisMonth: 1_000 });
    expect(await budget.reserve(50, { day: 1_050, month: 10_000 })).toBeDefined();
    expect(await budget.reserve(1, { day: 1_050, month: 10_000 })).toBeUndefined();
  });

  it('holds for the month as for the day, and gives the day back what the month refuses', async () => {
    const budget = store();
    const taken = await Promise.all(Array.from({ length: 20 }, () => budget.reserve(100, { day: 10_000, month: 700 })));
    expect(taken.filter((reservation) => reservation !== undefined)).toHaveLength(7);
    expect(await budget.state()).toMatchObject({ spentToday: 700, spentThisMonth: 700 });
  });

  it('counts what a call did cost, of the day on which it was made', async () => {
    const budget = store();
    const limits = { day: 1_000, month: 5_000 };
    const reservation = await budget.reserve(900, limits);
    const before = await budget.state();
    moment.now += 24 * 60 * 60 * 1000;
    if (!reservation) throw new Error('nothing was reserved');
    await budget.settle(reservation, 40);
    expect(await budget.state()).toMatchObject({ spentToday: 0 });
    moment.now -= 24 * 60 * 60 * 1000;
    expect(before).toMatchObject({ spentToday: 900, spentThisMonth: 900 });
    expect(await budget.state()).toMatchObject({ spentToday: 40, spentThisMonth: 40 });
  });

  it('counts a call that was never settled as spent', async () => {
    await store().reserve(900, { day: 1_000, month: 5_000 });
    // Another instance, after the first one has died.
    expect(await store().reserve(200, { day: 1_000, month: 5_000 })).toBeUndefined();
  });

  it('lets nothing through where it is nothing', async () => {
    expect(await store().reserve(1, { day: 0, month: 5_000 })).toBeUndefined();
    expect(await store().reserve(1, { day: 5_000, month: 0 })).toBeUndefined();
    expect(await store().state()).toMatchObject({ spentToday: 0, spentThisMonth: 0 });
  });
});
