import { setTimeout as pause } from 'node:timers/promises';

/** Looks again until it holds: for what is only done after a change has made its way through a stream or a queue. */
export const eventually = async <T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  milliseconds = 40_000,
): Promise<T> => {
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(50)) {
    const seen = await look();
    if (holds(seen)) return seen;
  }
  throw new Error('it did not come');
};
