/** Wakes one waiter. A ring while nobody waits counts for the next one. */
export interface Bell {
  ring(): void;
  /** Until the bell rings, at most some milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const createBell = (): Bell => {
  let next = Promise.withResolvers<void>();
  return {
    ring: () => next.resolve(),
    wait: async (milliseconds) => {
      const { promise, resolve } = next;
      const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
      await promise;
      clearTimeout(timer);
      next = Promise.withResolvers();
    },
  };
};
