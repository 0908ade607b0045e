import type { Language } from '#contracts/text/language.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { AuditColumn } from './model/export-columns.ts';
import type { AuditStore } from './store/audit-store.ts';

export interface AuditServices {
  entries: AuditStore;
  audit: Audit;
  /** The names of those users that there are, by id. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The heading row of an export. */
  headings(language: Language): Record<AuditColumn, string>;
}
