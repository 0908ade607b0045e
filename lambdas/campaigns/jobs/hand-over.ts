import type { EntryResult } from '../adapters/answers.ts';
import { type BulkEntry, type BulkMailer, NotHandedOver } from '../adapters/bulk-mailer.ts';
import { sesAddress } from '../adapters/ses-address.ts';
import type { FrozenMail } from '../store/mails-store.ts';

type Bulk = Pick<BulkMailer, 'send'>;

/** A call that SES refuses is repeated in halves, so that one bad entry harms no other. */
const inHalves = async (bulk: Bulk, mail: FrozenMail, entries: readonly BulkEntry[]): Promise<EntryResult[]> => {
  const { from, site, subject, html, text } = mail;
  const replyTo = site.contact ? sesAddress(site.contact) : undefined;
  try {
    return await bulk.send({ from, replyTo, subject, html, text, entries });
  } catch (error) {
    if (!(error instanceof NotHandedOver)) throw error;
    const { fault } = error;
    if (fault !== 'refused') return entries.map(() => ({ kind: fault }));
    if (entries.length === 1) return [{ kind: 'failed', reason: 'refused' }];
    const half = Math.ceil(entries.length / 2);
    return [
      ...(await inHalves(bulk, mail, entries.slice(0, half))),
      ...(await inHalves(bulk, mail, entries.slice(half))),
    ];
  }
};

/** Of fewer mails each may have a fault of its own. */
const fewestOfWhole = 5;

/**
 * Hands over mails to SES. A refusal for every recipient is a fault of the mail, not of fifty people: they wait until a
 * person has looked at it.
 * @returns the results in the order of the entries.
 */
export const handOver = async (bulk: Bulk, mail: FrozenMail, entries: readonly BulkEntry[]): Promise<EntryResult[]> => {
  const answers = await inHalves(bulk, mail, entries);
  return answers.length >= fewestOfWhole && answers.every(({ kind }) => kind === 'failed')
    ? answers.map(() => ({ kind: 'stopped' }))
    : answers;
};
