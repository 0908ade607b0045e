import type { LedgerStore } from '#lambdas/campaigns/index.ts';
import type { MailPlace } from '#lambdas/newsletter/index.ts';
import type { Log } from '#lambdas/platform/log.ts';

/**
 * Counts with the campaign that a reader unsubscribed by a mail of it. The place of a mail stands in each of them and can be guessed, so only
 * the reader whose token that mail had counts there. A count that fails takes nothing back from the reader.
 */
export const noteUnsubscribedIn =
  (ledger: Pick<LedgerStore, 'noteReports' | 'recipientAt'>, log: Log) =>
  async ({ campaign, chunk, position }: MailPlace, token: string): Promise<void> => {
    const count = async () => {
      const recipient = await ledger.recipientAt(campaign, chunk, position);
      if (recipient?.token !== token) return;
      const reported = new Map([['unsubscribed', new Set([position])] as const]);
      await ledger.noteReports(campaign, { number: chunk, reported, links: new Map() });
    };
    await count().catch((error: unknown) => {
      log.error('an unsubscribing is not counted', { error, campaign });
    });
  };
