/** Wakes all who wait. */
export const createSignal = () => {
  let next = Promise.withResolvers<void>();
  return {
    ring: (): void => {
      next.resolve();
      next = Promise.withResolvers();
    },
    /** Resolves when it rings. */
    next: (): Promise<void> => next.promise,
    /** Until it rings, at most some milliseconds of the laptop's time, or until the caller gives up. */
    wait: async (milliseconds: number, signal?: AbortSignal, ring = next.promise): Promise<void> => {
      if (signal?.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const giveUp = () => resolve();
      const timer = setTimeout(giveUp, Math.max(milliseconds, 0));
      signal?.addEventListener('abort', giveUp, { once: true });
      await Promise.race([ring, promise]);
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
};
