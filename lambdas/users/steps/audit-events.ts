import type { Actor, Audit } from '#lambdas/platform/audit.ts';
import type { UserRecord } from '../model/user.ts';
import type { AuditWriteFor } from '../store/users-store.ts';

/** The user as a resource of the audit log. */
export const userResource = ({ id, username }: Pick<UserRecord, 'id' | 'username'>) => ({ id, name: username });

export const entryOfUpdate =
  (audit: Audit, actor: Actor): AuditWriteFor =>
  (before, after) =>
    audit.entry(actor, { action: 'user.update', resource: userResource(after), before, after });
