import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { systemSleep } from '#lambdas/platform/clock.ts';
import { withMinimumDuration } from '#lambdas/platform/minimum-duration.ts';

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await withMinimumDuration({ sleep: systemSleep }, 100, work).catch(() => undefined);
  return performance.now() - start;
};

it('a reply takes the time that is set, also one that throws', async () => {
  expect(await timeOf(async () => undefined)).toBeGreaterThan(98);
  expect(await timeOf(() => Promise.reject(new Error('refused')))).toBeGreaterThan(98);
});

it('work that takes longer is answered at the next multiple, so its own time does not show', async () => {
  expect(await timeOf(() => wait(110))).toBeGreaterThan(198);
});
