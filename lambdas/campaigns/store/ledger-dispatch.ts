import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Language } from '#contracts/text/language.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { Chunk, FrozenRecipient } from '../model/chunk.ts';
import { type DispatchState, dispatchStateSchema, firstDispatchState } from '../model/dispatch-state.ts';
import { expiryAt } from '../model/retention.ts';
import { commitIf } from './commit-if.ts';
import { chunkItem, outcomesItem, recipientsItem } from './ledger-items.ts';
import { dispatchKey } from './ledger-keys.ts';

/** A chunk as it was fixed. */
export interface FrozenChunk {
  language: Language;
  recipients: readonly FrozenRecipient[];
}

/** How far the dispatcher is, and which of its runs may go on. */
export interface LedgerDispatch {
  dispatchState(id: string): Promise<DispatchState | undefined>;
  /** Takes the lease until then, as the next attempt; undefined while another run has it. */
  takeLease(id: string, until: string): Promise<DispatchState | undefined>;
  /** Changes the state. False for a run that was overtaken. */
  noteDispatch(id: string, attempt: number, change: Partial<DispatchState>): Promise<boolean>;
  /** Writes chunks with the state that follows from them: all, or for a run that was overtaken none, and false. */
  addChunks(id: string, state: DispatchState, chunks: readonly FrozenChunk[]): Promise<boolean>;
  /** Nothing is handed over before then. */
  waitUntil(id: string, time: string): Promise<void>;
}

const stateItemSchema = z.object({ data: dispatchStateSchema });

/** Sets these attributes of an item's `data`. */
const setting = (change: Partial<DispatchState>) => {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  return {
    UpdateExpression: `SET ${fields.map(([name]) => `#data.#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: {
      '#data': 'data',
      ...Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
  };
};

export const ledgerDispatch = (table: AppTable, clock: Clock): LedgerDispatch => {
  const { client, name: TableName } = table;

  const dispatchState = async (id: string): Promise<DispatchState | undefined> =>
    z.optional(stateItemSchema).parse(await readItem(table, dispatchKey(id)))?.data;

  return {
    dispatchState,

    async takeLease(id, until) {
      const before = (await dispatchState(id)) ?? firstDispatchState;
      const now = new Date(clock()).toISOString();
      if (before.leaseUntil > now) return undefined;
      const after = { ...before, attempt: before.attempt + 1, leaseUntil: until };
      const put = new PutCommand({
        TableName,
        Item: { ...dispatchKey(id), type: 'CampaignDispatch', data: after },
        ConditionExpression: 'attribute_not_exists(pk) OR #data.#attempt = :attempt',
        ExpressionAttributeNames: { '#data': 'data', '#attempt': 'attempt' },
        ExpressionAttributeValues: { ':attempt': before.attempt },
      });
      const isTaken = await client.send(put).then(() => true, falseOnConditionFailure);
      return isTaken ? after : undefined;
    },

    async noteDispatch(id, attempt, change) {
      const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = setting(change);
      const update = new UpdateCommand({
        TableName,
        Key: dispatchKey(id),
        UpdateExpression,
        ConditionExpression: '#data.#held = :held',
        ExpressionAttributeNames: { ...ExpressionAttributeNames, '#held': 'attempt' },
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':held': attempt },
      });
      return client.send(update).then(() => true, falseOnConditionFailure);
    },

    addChunks: (id, state, chunks) => {
      const first = state.chunks - chunks.length;
      const ttl = expiryAt(clock());
      const writes = chunks.flatMap(({ language, recipients }, index): TransactionWrite[] => {
        const number = first + index;
        const chunk: Chunk = { number, language, size: recipients.length, state: 'pending', attempt: 0 };
        const items = [chunkItem(id, chunk), recipientsItem(id, { number, recipients, ttl }), outcomesItem(id, number)];
        return items.map((Item) => ({ Put: { TableName, Item } }));
      });
      const held: TransactionWrite = {
        Put: {
          TableName,
          Item: { ...dispatchKey(id), type: 'CampaignDispatch', data: state },
          ConditionExpression: '#data.#attempt = :attempt',
          ExpressionAttributeNames: { '#data': 'data', '#attempt': 'attempt' },
          ExpressionAttributeValues: { ':attempt': state.attempt },
        },
      };
      return commitIf(table, [held, ...writes]);
    },

    async waitUntil(id, time) {
      const update = new UpdateCommand({
        ...{ TableName, Key: dispatchKey(id), ConditionExpression: 'attribute_exists(pk)' },
        ...setting({ waitUntil: time }),
      });
      await client.send(update).catch(falseOnConditionFailure);
    },
  };
};
