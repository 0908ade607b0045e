import * as z from 'zod/mini';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type CampaignRecord, campaignRecordSchema } from '../model/campaign-record.ts';
import type { Chunk, FrozenRecipient } from '../model/chunk.ts';
import { type DispatchState, dispatchStateSchema } from '../model/dispatch-state.ts';
import type { Outcomes } from '../model/outcomes.ts';
import { campaignKey } from './keys.ts';
import { chunkItemSchema, outcomesOf, recipientsOf } from './ledger-items.ts';
import { dispatchKey, ledgerKey } from './ledger-keys.ts';

/** A chunk with everything that is known of it. */
export interface FoundChunk {
  chunk: Chunk;
  recipients: readonly FrozenRecipient[];
  outcomes: Outcomes;
}

/** The reads of a worker before it hands anything over; a chunk that is not there is left out. */
export interface ToSend {
  campaign: CampaignRecord | undefined;
  state: DispatchState | undefined;
  chunks: FoundChunk[];
}

export type ReadToSend = (id: string, numbers: readonly number[]) => Promise<ToSend>;

const keyedSchema = z.array(z.looseObject({ pk: z.string(), sk: z.string() }));
const campaignItemSchema = z.optional(z.object({ data: campaignRecordSchema }));
const stateItemSchema = z.optional(z.object({ data: dispatchStateSchema }));

/** A campaign, how far it is, and some of its chunks, in one call. */
export const readToSend =
  (table: AppTable): ReadToSend =>
  async (id, numbers) => {
    const keys = [
      ...[campaignKey(id), dispatchKey(id)],
      ...numbers.flatMap((number) =>
        (['CHUNK', 'RECIPIENTS', 'OUTCOMES'] as const).map((kind) => ledgerKey(id, kind, number)),
      ),
    ];
    const items = new Map(
      keyedSchema.parse(await readItems(table, keys)).map((item) => [`${item.pk} ${item.sk}`, item]),
    );
    const find = ({ pk, sk }: { pk: string; sk: string }) => items.get(`${pk} ${sk}`);
    return {
      campaign: campaignItemSchema.parse(find(campaignKey(id)))?.data,
      state: stateItemSchema.parse(find(dispatchKey(id)))?.data,
      chunks: numbers.flatMap((number) => {
        const [chunk, recipients] = [find(ledgerKey(id, 'CHUNK', number)), find(ledgerKey(id, 'RECIPIENTS', number))];
        if (!chunk) return [];
        return [
          {
            chunk: chunkItemSchema.parse(chunk).data,
            recipients: recipientsOf(recipients),
            outcomes: outcomesOf(find(ledgerKey(id, 'OUTCOMES', number))),
          },
        ];
      }),
    };
  };
