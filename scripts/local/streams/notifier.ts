/** Wakes one waiter. A notify without a waiter counts for the next one. */
export interface Notifier {
  notify(): void;
  /** Until it is notified, at most some milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const createNotifier = (): Notifier => {
  let next = Promise.withResolvers<void>();
  return {
    notify: () => next.resolve(),
    wait: async (milliseconds) => {
      const { promise, resolve } = next;
      const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
      await promise;
      clearTimeout(timer);
      next = Promise.withResolvers();
    },
  };
};
