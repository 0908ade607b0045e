import { AwsError } from '../runtime/aws-errors.ts';

/**
 * Mutual exclusion by key. Several keys are locked in one fixed order, so that two writes of the same items wait for
 * each other instead of deadlocking. Nothing waits for a transaction: other requests for its items conflict with it.
 */
export const createKeyLocks = () => {
  const tails = new Map<string, Promise<void>>();
  const inTransaction = new Set<string>();

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

  const withAll = async <T>(keys: string[], run: () => Promise<T>): Promise<T> => {
    const releases: (() => void)[] = [];
    try {
      for (const key of [...new Set(keys)].sort()) releases.push(await acquire(key));
      return await run();
    } finally {
      for (const release of releases) release();
    }
  };

  return {
    /** Runs a batch, which waits for all work that holds one of its items. */
    withLocks: withAll,
    /** Runs a single write. @throws AwsError when its item is part of a transaction. */
    withLock: <T>(key: string | undefined, run: () => Promise<T>): Promise<T> => {
      if (key === undefined) return run();
      if (inTransaction.has(key)) {
        throw new AwsError('TransactionConflictException', 'Transaction is ongoing for the item');
      }
      return withAll([key], run);
    },
    isInTransaction: (key: string): boolean => inTransaction.has(key),
    /** Runs a transaction, none of whose items is part of another one. It waits for single writes before it. */
    withTransaction: async <T>(keys: string[], run: () => Promise<T>): Promise<T> => {
      for (const key of keys) inTransaction.add(key);
      try {
        return await withAll(keys, run);
      } finally {
        for (const key of keys) inTransaction.delete(key);
      }
    },
  };
};
