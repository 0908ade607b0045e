/** Fetches a value at its first use and keeps it; a failure is not kept, so the next use asks again. */
export const lazy = <T>(fetch: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= fetch().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
};
