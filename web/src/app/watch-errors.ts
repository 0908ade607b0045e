import { ApiError } from '#web/shared/api/api-error.ts';

/** A browser hides what another site's script has thrown, and its own warnings have no error either. */
const report = async (event: Event & { error?: unknown; reason?: unknown }) => {
  const thrown = event.reason ?? event.error;
  if (!thrown) return;
  const [{ reportOnce }, { isNoise }] = await Promise.all([
    import('./errors/report-error.ts'),
    import('./errors/telemetry/noise.ts'),
  ]);
  const { name: type, message: value } = thrown instanceof Error ? thrown : { name: 'UnhandledRejection', message: '' };
  // The filter that telemetry has. Only refusals are told to our own log, and to nobody else.
  if (thrown instanceof ApiError || !isNoise([{ type, value }], thrown)) reportOnce(thrown);
};

/**
 * Posts errors that reach no screen, such as those of a timer or of a click, to the error log, each once. The code that does
 * it is fetched only then.
 */
export const watchErrors = (): void => {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, report);
};
