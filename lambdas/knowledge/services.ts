import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { PassagesStore } from './store/passages-store.ts';

/** The services that the administration of the knowledge uses. */
export interface KnowledgeEditing {
  passages: PassagesStore;
  audit: Audit;
  clock: Clock;
  /** Makes ids of lower-case letters, digits and hyphens; each one is new. */
  newId(): string;
}
