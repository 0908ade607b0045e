import type { AuditAction, AuditEntry, ResourceType } from '#contracts/audit.ts';
import type { AuditPosition } from './keys.ts';

export interface AuditFilter {
  /** A user's id, `system` or `anonymous`. */
  actor?: string | undefined;
  action?: AuditAction | undefined;
  resourceType?: ResourceType | undefined;
  resourceId?: string | undefined;
  /** Days, `yyyy-mm-dd`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface AuditPage {
  items: AuditEntry[];
  /** Where the next page begins. */
  next?: AuditPosition | undefined;
}

/** The table's answers about the log. */
export interface AuditStore {
  /**
   * Newest first. What it reads is bounded: a page may hold fewer than `limit`, or none, and still have a next one.
   * @throws ProblemError `invalidCursor` for a place outside of the filter's days.
   */
  list(filter: AuditFilter, page: { limit: number; after?: AuditPosition | undefined }): Promise<AuditPage>;
}
