import { randomUUID } from 'node:crypto';
import { noResults } from '../model/chunk.ts';
import { settle } from '../model/settle.ts';
import { addUnfinished, nothingUnfinished, type Unfinished, unfinishedOf } from '../model/unfinished.ts';
import type { PipelineServices } from '../pipeline-services.ts';

/** The rest of a campaign's work. */
export interface Rest {
  /** To be handed over, and due. */
  pending: number;
  /** Being handed over, waiting for events, or not due yet. */
  waiting: number;
  unfinished: Unfinished;
}

/** Looks at all chunks, and uses the events to end calls whose worker died. */
export const settleChunks = async (
  services: Pick<PipelineServices, 'ledger' | 'bulk' | 'sender' | 'clock'>,
  id: string,
): Promise<Rest> => {
  const { ledger, bulk, sender, clock } = services;
  const rest: Rest = { pending: 0, waiting: 0, unfinished: nothingUnfinished };
  let probe = await ledger.probe(id);
  for await (const page of ledger.chunks(id)) {
    for (const { chunk, outcomes } of page) {
      const now = clock();
      if (chunk.state === 'done') continue;
      rest.unfinished = addUnfinished(rest.unfinished, unfinishedOf(chunk, outcomes, now));
      if (chunk.state === 'pending') {
        if (Date.parse(chunk.retryAt ?? '') > now) rest.waiting += 1;
        else rest.pending += 1;
        continue;
      }
      if (Date.parse(chunk.leaseUntil ?? '') > now) {
        rest.waiting += 1;
        continue;
      }
      const settlement = settle(chunk, outcomes, probe, now);
      if (settlement.act === 'probe') {
        // Noted first: its event may come before the call is answered.
        probe = { id: randomUUID(), sent: now };
        await ledger.noteProbe(id, probe);
        const { from } = await sender(chunk.language);
        await bulk.probe(from, { campaign: id, probe: probe.id });
      }
      if (settlement.act === 'finish') await ledger.finish(id, chunk, settlement.results);
      else if (settlement.act === 'again') {
        await ledger.finish(id, chunk, noResults);
        rest.pending += 1;
      } else rest.waiting += 1;
    }
  }
  return rest;
};
