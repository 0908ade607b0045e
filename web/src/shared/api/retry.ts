const baseDelayMs = 1_000;
const maximumDelayMs = 30_000;
export const maximumRetries = 3;

/** 1 s doubled with each attempt (0-based) plus up to 1 s of jitter, never more than 30 s. */
export const retryDelayMs = (attempt: number, random: () => number = Math.random): number =>
  Math.min(baseDelayMs * 2 ** attempt + random() * 1_000, maximumDelayMs);

/** Only what is safe to repeat, and only when the server failed rather than refused. An aborted call is never repeated. */
export const shouldRetry = (failure: {
  attempt: number;
  /** A read, a write whose key makes sure that it is carried out once, or one that changes nothing the second time. */
  isRepeatable: boolean;
  status: number | undefined;
  aborted: boolean;
}): boolean =>
  !failure.aborted &&
  failure.attempt < maximumRetries &&
  failure.isRepeatable &&
  failure.status !== undefined &&
  failure.status >= 500;

/** Waits `ms`, or rejects with the signal's reason as soon as it is aborted. */
export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
  });
