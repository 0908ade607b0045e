import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './sandbox.ts';

/** How many functions of an account may run at once, all together. */
export interface Concurrency {
  /** Takes a place; false where there is none. */
  enter(): boolean;
  leave(): void;
}

/** Without a limit, every call is let in. */
export const createConcurrency = (limit = Number.POSITIVE_INFINITY): Concurrency => {
  let running = 0;
  return {
    enter: () => {
      if (running >= limit) return false;
      running += 1;
      return true;
    },
    leave: () => {
      running -= 1;
    },
  };
};

/** Lambda's reply to a call for which no place is left: the function has not run, and its errors do not count it. */
export const throttled = {
  error: { errorType: 'TooManyRequestsException', errorMessage: 'Rate Exceeded.', trace: [] as string[] },
  isThrottled: true,
} satisfies Outcome;

export const isThrottled = (outcome: Outcome): boolean => 'error' in outcome && outcome.isThrottled === true;

/** How long who polls for Lambda waits before another try. */
const throttledMilliseconds = 200;

/**
 * Calls for a queue or a stream until a place is free, as Lambda's pollers do: a call that was throttled is none of the retries that a
 * mapping may make. Ends with the last outcome when `isOver` says so. Rejects when the signal aborts.
 */
export const untilLetIn = async <Result extends Outcome>(
  invoke: () => Promise<Result>,
  { signal, isOver = () => false }: { signal: AbortSignal; isOver?: () => boolean },
): Promise<Result> => {
  let outcome = await invoke();
  while (isThrottled(outcome) && !isOver()) {
    await pause(throttledMilliseconds, undefined, { signal });
    outcome = await invoke();
  }
  return outcome;
};
