import { ApiError } from '#web/shared/api/api-error.ts';
import { isNoise } from './noise.ts';
import { reportOnce } from './report-error.ts';

/** Posts uncaught errors to the error log, through the filter that telemetry has. */
export const reportUncaught = (thrown: unknown): void => {
  const { name: type, message: value } = thrown instanceof Error ? thrown : { name: 'UnhandledRejection', message: '' };
  // Only refusals are reported to our own log, and nowhere else.
  if (thrown instanceof ApiError || !isNoise([{ type, value }], thrown)) reportOnce(thrown);
};
