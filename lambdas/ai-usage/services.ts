import type { BudgetStore, ReadVectors, VectorStore } from '#lambdas/assistant/index.ts';
import type { ReadKnowledge } from '#lambdas/knowledge/index.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { Pseudonym } from '#lambdas/platform/pseudonym.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { OpenQuestionsStore } from './store/open-questions-store.ts';
import type { UsageStore } from './store/usage-store.ts';

/** The services that count questions where they are answered. */
export interface CountingServices {
  usage: Pick<UsageStore, 'note' | 'remember' | 'consumeRating' | 'rate'>;
  questions: Pick<OpenQuestionsStore, 'note'>;
  /** Counts a question among what visitors do. */
  countQuestion(): Promise<void>;
  log: Log;
}

/** The services that rating needs there. */
export interface RatingServices extends CountingServices {
  pseudonymOf: Pseudonym;
}

/** The sources of the assistant's state. */
export interface StatusServices {
  usage: Pick<UsageStore, 'last'>;
  knowledge: ReadKnowledge;
  vectors: ReadVectors;
  embedding: Pick<VectorStore, 'stopReason'>;
  budget: Pick<BudgetStore, 'state'>;
  readSettings: ReadSettings;
}

/** The services of the administration. */
export interface MonitoringServices {
  usage: Pick<UsageStore, 'rows'>;
  questions: OpenQuestionsStore;
  audit: Audit;
  clock: Clock;
}
