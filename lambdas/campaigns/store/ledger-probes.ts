import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { probeKey } from './ledger-keys.ts';

const probeSchema = z.object({ id: z.string(), sent: z.number(), told: z.optional(z.number()) });
/** A mail to no recipient, whose event shows that events arrive. */
export type Probe = z.infer<typeof probeSchema>;

/** The last probe of each campaign. */
export interface LedgerProbes {
  probe(id: string): Promise<Probe | undefined>;
  noteProbe(id: string, probe: Probe): Promise<void>;
  /** Its event came. */
  probeReported(id: string, probeId: string): Promise<void>;
}

const probeItemSchema = z.object({ data: probeSchema });

export const ledgerProbes = (table: AppTable, clock: Clock): LedgerProbes => {
  const { client, name: TableName } = table;
  return {
    probe: async (id) => z.optional(probeItemSchema).parse(await readItem(table, probeKey(id)))?.data,
    noteProbe: async (id, probe) => {
      await client.send(new PutCommand({ TableName, Item: { ...probeKey(id), type: 'CampaignProbe', data: probe } }));
    },
    async probeReported(id, probeId) {
      const update = new UpdateCommand({
        TableName,
        Key: probeKey(id),
        UpdateExpression: 'SET #data.#told = if_not_exists(#data.#told, :now)',
        ConditionExpression: '#data.#id = :id',
        ExpressionAttributeNames: { '#data': 'data', '#told': 'told', '#id': 'id' },
        ExpressionAttributeValues: { ':id': probeId, ':now': clock() },
      });
      await client.send(update).catch(falseOnConditionFailure);
    },
  };
};
