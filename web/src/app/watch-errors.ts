import { reportPlainly } from './errors/report-plainly.ts';

/** A browser hides what another site's script has thrown, and its own warnings have no error either. */
const report = (event: Event & { error?: unknown; reason?: unknown }) => {
  const thrown = event.reason ?? event.error;
  if (!thrown) return;
  import('./errors/report-uncaught.ts').then(
    ({ reportUncaught }) => reportUncaught(thrown),
    // No other code would catch it, so it would come here again, and again.
    () => reportPlainly(thrown),
  );
};

/**
 * Posts errors that reach no screen, such as those of a timer or of a click, to the error log, each once. The code that does
 * it is fetched only then.
 */
export const watchErrors = (): void => {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, report);
};
