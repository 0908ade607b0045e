import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionLimits } from '#lambdas/assistant/index.ts';
import { openTestTable } from '#test/support/test-table.ts';

let opened: Awaited<ReturnType<typeof openTestTable>>;
const moment = { now: 0 };
beforeAll(async () => {
  opened = await openTestTable();
});
afterAll(() => opened.close());
let askers = 0;
let asker = '';
beforeEach(() => {
  askers += 1;
  asker = `asker-${askers}`;
  moment.now = Date.UTC(2027, 0, 10, 12);
});

const seconds = 1_000;
/** The outcome of each of so many questions at once: how long to wait, or nothing. */
const askAtOnce = (count: number): Promise<(number | undefined)[]> => {
  const limits = questionLimits(opened.table, () => moment.now);
  return Promise.all(
    Array.from({ length: count }, () =>
      limits.consume(asker).then(
        () => undefined,
        (error: { code: string; retryAfter: number }) => {
          if (error.code !== 'tooManyAttempts') throw error;
          return error.retryAfter;
        },
      ),
    ),
  );
};
const answered = (waits: readonly (number | undefined)[]): number => waits.filter((wait) => wait === undefined).length;

describe('how much an address may ask', () => {
  it('is thirty questions a minute, exactly, however many come at once', async () => {
    moment.now += 20 * seconds;
    const waits = await askAtOnce(45);
    expect(answered(waits)).toBe(30);
    expect(new Set(waits)).toEqual(new Set([undefined, 40]));
    asker = 'somebody else';
    expect(answered(await askAtOnce(1))).toBe(1);
  });

  it('begins anew with the next minute, and not before', async () => {
    expect(answered(await askAtOnce(30))).toBe(30);
    moment.now += 60 * seconds - 1;
    expect(await askAtOnce(1)).toEqual([1]);
    moment.now += 1;
    expect(answered(await askAtOnce(31))).toBe(30);
  });

  it('is a thousand a day, of which those that the minute refused are some', async () => {
    for (let minute = 0; minute < 9; minute += 1) {
      expect(answered(await askAtOnce(110))).toBe(30);
      moment.now += 60 * seconds;
    }
    // 990 of the day are gone.
    const waits = await askAtOnce(20);
    expect(answered(waits)).toBe(10);
    expect(waits.findLast((wait) => wait !== undefined)).toBe(12 * 60 * 60 - 9 * 60);
    moment.now = Date.UTC(2027, 0, 11) - 1;
    expect(await askAtOnce(1)).toEqual([1]);
    moment.now += 1;
    expect(answered(await askAtOnce(31))).toBe(30);
  });
});
