import type { Audit } from '#lambdas/platform/audit.ts';
import type { ClearMemory } from '#lambdas/platform/cache-report/clear-memory.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { ClearEdgeCache } from '#lambdas/platform/edge-cache.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { TransportServices } from '#lambdas/platform/mail/transport-of.ts';
import type { PageTextStore } from './store/page-text-store.ts';
import type { SecretStore } from './store/secret-store.ts';
import type { SettingsStore } from './store/settings-store.ts';
import type { TestLimits } from './store/test-limits.ts';

export interface SettingsServices {
  settings: SettingsStore;
  secrets: SecretStore;
  tests: TestLimits;
  pageTexts: PageTextStore;
  audit: Audit;
  clock: Clock;
  log: Log;
  /** The names of those users that there are, by id. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Which second factor a user has. */
  factorOf(userId: string): Promise<'none' | 'totp' | 'email'>;
  /** The services that send mail; a provider's secret is read anew for each test. */
  mailing: Omit<TransportServices, 'secret'>;
  clearEdgeCache: ClearEdgeCache;
  clearMemory: ClearMemory;
  /** The site's address. */
  siteUrl: string;
  /** The models of Bedrock that the stage may use, by id. */
  permittedModels: readonly string[];
  /** The operators' settings for the stage. */
  stage: { sessionDays: number; mailFrom: string; contact: string };
}
