import { ApiError } from '#web/shared/api/api-error.ts';

/**
 * Posts an error to the error log where the code that does it well is missing, as after a release that has gone wrong. That
 * code has the contract with it, which is larger than all that a page brings, so the address is said here, and every text is
 * cut to the shortest limit. The server takes secrets out by itself. Of refusals it knows already.
 */
export const reportPlainly = (error: unknown): void => {
  if (!(error instanceof Error) || error instanceof ApiError) return;
  const report = {
    message: `${error}`,
    stack: error.stack,
    // Without the part after the #: there the finder keeps what a visitor has said about their foot.
    url: location.href.split('#')[0],
    userAgent: navigator.userAgent,
    timestamp: new Date(),
  };
  const text = JSON.stringify(report, (_name, value) => value?.slice?.(0, 512) ?? value);
  navigator.sendBeacon('/api/admin/log-error', new Blob([text], { type: 'application/json' }));
};
