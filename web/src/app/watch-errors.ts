/** A browser hides what another site's script has thrown, and its own warnings have no error either. */
const report = async ({ error, reason = error }: Event & { error?: unknown; reason?: unknown }) => {
  if (reason) (await import('./errors/report-error.ts')).reportOnce(reason);
};

/**
 * Posts errors that reach no screen, such as those of a timer or of a click, to the error log, each once. The code that does
 * it is fetched only then.
 */
export const watchErrors = (): void => {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, report);
};
