import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Answers, or throws, no sooner than after `milliseconds`: where two ways to a reply take different time, and the
 * difference would tell a stranger which one it was.
 */
export const atLeast = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), sleep(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
