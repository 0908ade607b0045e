import type { BudgetStore, ReadVectors, VectorStore } from '#lambdas/assistant/index.ts';
import type { ReadKnowledge } from '#lambdas/knowledge/index.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { Pseudonym } from '#lambdas/platform/pseudonym.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { OpenQuestionsStore } from './store/open-questions-store.ts';
import type { UsageStore } from './store/usage-store.ts';

/** What counting needs, where questions are answered. */
export interface CountingServices {
  usage: Pick<UsageStore, 'note' | 'remember' | 'consumeRating' | 'rate'>;
  questions: Pick<OpenQuestionsStore, 'note'>;
  /** Counts a question among what visitors do. */
  countQuestion(): Promise<void>;
  log: Log;
}

/** What rating needs there. */
export interface RatingServices extends CountingServices {
  pseudonymOf: Pseudonym;
}

/** What the state of the assistant is made of. */
export interface StatusServices {
  usage: Pick<UsageStore, 'last'>;
  knowledge: ReadKnowledge;
  vectors: ReadVectors;
  embedding: Pick<VectorStore, 'stopReason'>;
  budget: Pick<BudgetStore, 'state'>;
  readSettings: ReadSettings;
}

/** What the administration needs. */
export interface MonitoringServices {
  usage: Pick<UsageStore, 'rows'>;
  questions: OpenQuestionsStore;
  audit: Audit;
  clock: Clock;
}
