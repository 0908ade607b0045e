import type { Sleep } from './clock.ts';

/**
 * Returns, or throws, after `milliseconds`, or the next multiple of them if the work takes longer. It is used where two
 * ways to a reply take different times and the difference would show a stranger which one was taken.
 */
export const withMinimumDuration = async <T>(
  { sleep }: { sleep: Sleep },
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> => {
  const start = performance.now();
  const [outcome] = await Promise.allSettled([work()]);
  const spent = performance.now() - start;
  await sleep(Math.max(1, Math.ceil(spent / milliseconds)) * milliseconds - spent);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
