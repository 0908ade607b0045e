import type { AuditAction } from '#contracts/audit.ts';
import type { Client } from './http/client.ts';
import type { Caller } from './session.ts';
import type { TransactionWrite } from './table/transact.ts';

/** Who did it: the caller, somebody who is not logged in, or the product itself. */
export interface Actor {
  caller?: Pick<Caller, 'userId' | 'username'> | undefined;
  client?: Client | undefined;
}

/** What was done. The action's first part is the resource's type. */
export interface AuditEvent {
  action: AuditAction;
  resource: { id: string; name?: string | undefined };
  /** The record before and after; what differs is entered, secrets and long texts are not. */
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * The audit log as slices know it; `functions/` fills it in. Entries are only ever added: no role may change or delete one.
 */
export interface Audit {
  /** The write that enters the event, to be made in the same transaction as the change itself. */
  entry(actor: Actor, event: AuditEvent): TransactionWrite;
  /** Enters an event that changes nothing else: an export, a log-in that failed. */
  record(actor: Actor, event: AuditEvent): Promise<void>;
}
