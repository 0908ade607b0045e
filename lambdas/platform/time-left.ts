import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** Does work for which a caller waits no longer than this. */
export const withTimeLeft = <T>(milliseconds: number, work: () => T): T =>
  deadlines.run(performance.now() + milliseconds, work);

/** Milliseconds until no one waits any more for the work that calls this. */
export const timeLeft = (): number => (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now();
