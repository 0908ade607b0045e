import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { Pseudonym } from '#lambdas/platform/pseudonym.ts';
import type { ErrorLogStore } from './store/error-log-store.ts';

/** The services that take reports. */
export interface ReportServices {
  errors: Pick<ErrorLogStore, 'consume' | 'note'>;
  pseudonymOf: Pseudonym;
  clock: Clock;
  log: Log;
  /** A random whole number below `limit`. */
  random(limit: number): number;
}

/** The services of the administration. */
export interface ErrorLogServices {
  errors: ErrorLogStore;
  audit: Audit;
}
