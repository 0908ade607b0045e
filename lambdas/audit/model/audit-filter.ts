import type { AuditAction, AuditEntry, ResourceType } from '#contracts/audit/endpoints.ts';

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

/** A position in the log. Times can be equal; time and id together give a total order. */
export type AuditPosition = Pick<AuditEntry, 'time' | 'id'>;
