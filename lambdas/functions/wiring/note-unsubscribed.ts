import type { LedgerStore } from '#lambdas/campaigns/index.ts';
import type { MailPlace } from '#lambdas/newsletter/index.ts';
import type { Log } from '#lambdas/platform/log.ts';

/** Counts with the campaign that somebody unsubscribed by a mail of it. A count that fails takes nothing back from the reader. */
export const noteUnsubscribedIn =
  (ledger: Pick<LedgerStore, 'noteTold'>, log: Log) =>
  async ({ campaign, chunk, position }: MailPlace): Promise<void> => {
    const told = new Map([['unsubscribed', new Set([position])] as const]);
    await ledger.noteTold(campaign, { number: chunk, told, links: new Map() }).catch((error: unknown) => {
      log.error('an unsubscribing is not counted', { error, campaign });
    });
  };
