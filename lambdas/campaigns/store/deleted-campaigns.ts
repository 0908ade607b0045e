import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { deleteItems } from '#lambdas/platform/table/delete-items.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { campaignPartition, deletedKey, deletedList } from './keys.ts';
import { ledgerPartition } from './ledger-keys.ts';

/** A campaign that is gone for everybody, and of which items are left. */
export interface DeletedCampaign {
  id: string;
  /** When it was deleted, in milliseconds. */
  time: number;
}

/** Campaigns have more items than one request can delete: they are marked, and removed in steps. */
export interface DeletedCampaigns {
  /** For the transaction in which the campaign goes. */
  mark(id: string): TransactionWrite;
  all(): Promise<DeletedCampaign[]>;
  /** Removes its items until the time is up. @returns whether there were none. */
  removeItems(id: string, isTimeUp: () => boolean): Promise<boolean>;
  forget(id: string): Promise<void>;
}

const marksSchema = z.array(z.object({ sk: z.string(), time: z.number() }));

export const deletedCampaigns = (table: AppTable, clock: Clock): DeletedCampaigns => {
  const { client, name: TableName } = table;
  return {
    mark: (id) => ({ Put: { TableName, Item: { ...deletedKey(id), type: 'DeletedCampaign', time: clock() } } }),
    all: async () =>
      marksSchema.parse(await readPartition(table, deletedList)).map(({ sk: id, time }) => ({ id, time })),
    async removeItems(id, isTimeUp) {
      const partitions = [{ pk: ledgerPartition(id) }, { pk: campaignPartition(id) }];
      let removed = 0;
      for (const partition of partitions) removed += await deleteItems(table, partition, { isTimeUp });
      return removed === 0 && !isTimeUp();
    },
    async forget(id) {
      await client.send(new DeleteCommand({ TableName, Key: deletedKey(id) }));
    },
  };
};
