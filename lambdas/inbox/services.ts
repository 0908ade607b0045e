import type { Audit } from '#lambdas/platform/audit.ts';
import type { Sleep } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { InboxNetwork, InboxServer } from './adapters/open-inbox.ts';

/** The administrators' settings, at this moment. */
export interface InboxAccount {
  /** Undefined until server, username and password are set. */
  server: InboxServer | undefined;
  /** The addresses that the product's own mails come from. */
  senders: readonly string[];
}
export type SetAccount = InboxAccount & { server: InboxServer };

export interface InboxServices {
  account(): Promise<InboxAccount>;
  network: InboxNetwork;
  audit: Audit;
  log: Log;
  sleep: Sleep;
}
