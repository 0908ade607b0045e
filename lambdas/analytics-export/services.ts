import type { UsageRow } from '#contracts/ai-usage/endpoints.ts';
import type { Analytics, AnalyticsQuery } from '#contracts/analytics/figures.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Moments } from '#lambdas/dashboard/index.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { CatalogNames } from './model/value-names.ts';

/** Where the figures come from. */
export interface AnalyticsExportServices {
  /** The figures that the screen shows. */
  analytics(view: AnalyticsQuery): Promise<Analytics>;
  /** When users joined, from a given time on. */
  signUps(from: string): Promise<Moments>;
  /** When users logged in, from one time up to another. */
  logIns(from: string, to: string): Promise<Moments>;
  /** The counts of the assistant's questions, in hours or days of UTC from one up to another, both included: `yyyy-mm-ddThh`, `yyyy-mm-dd`. */
  questions(step: 'hour' | 'day', first: string, last: string): Promise<UsageRow[]>;
  /** The names of brands, shoes and known models. */
  names(): Promise<CatalogNames>;
  siteName(language: Language): Promise<string>;
  audit: Audit;
  clock: Clock;
}
