import type { AuditAction } from '#contracts/audit/endpoints.ts';
import type { Client } from './http/request.ts';
import type { Caller } from './session.ts';
import type { TransactionWrite } from './table/transact.ts';

/** The actor: the caller, a visitor who is not logged in, or the product itself. */
export interface Actor {
  caller?: Pick<Caller, 'userId' | 'username'> | undefined;
  client?: Client | undefined;
}

/** The action. Its first part is the type of the resource. */
export interface AuditEvent {
  action: AuditAction;
  resource: { id: string; name?: string | undefined };
  /** The record before and after. The differences are logged; secrets and long texts are not. */
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * The audit log for slices; `functions/` provides it. Entries are only ever added: no role may change or delete one.
 */
export interface Audit {
  /** The write that adds the entry, to be made in the same transaction as the change itself. */
  entry(actor: Actor, event: AuditEvent): TransactionWrite;
  /** Logs an event that changes nothing else: an export, or a log-in that failed. */
  record(actor: Actor, event: AuditEvent): Promise<void>;
}
