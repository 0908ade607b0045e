/**
 * Mutual exclusion by key. Several keys are taken in one fixed order, so that two transactions over the same items wait
 * for each other instead of blocking each other.
 */
export const createKeyLocks = () => {
  const tails = new Map<string, Promise<void>>();

  const acquire = async (key: string): Promise<() => void> => {
    const before = tails.get(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    tails.set(key, promise);
    await before;
    return () => {
      if (tails.get(key) === promise) tails.delete(key);
      resolve();
    };
  };

  return async <T>(keys: string[], run: () => Promise<T>): Promise<T> => {
    const releases: (() => void)[] = [];
    try {
      for (const key of [...new Set(keys)].sort()) releases.push(await acquire(key));
      return await run();
    } finally {
      for (const release of releases) release();
    }
  };
};
