import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './read-items.ts';
import type { AppTable } from './table.ts';

/** The limit of BatchWriteItem. */
const batchSize = 25;
/** Milliseconds. */
const longestDelay = 3_000;

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

/**
 * Puts items without condition, in batches, one after the other: for items that no one else writes, such as a seed. Not
 * a transaction: where it fails, some are written.
 */
export const writeItems = async (
  { client, name }: AppTable,
  items: readonly (Key & Record<string, unknown>)[],
): Promise<void> => {
  let waiting: Requests = items.map((Item) => ({ PutRequest: { Item } }));
  let delay = 0;
  while (waiting.length > 0) {
    const RequestItems = { [name]: waiting.slice(0, batchSize) };
    const reply: BatchWriteCommandOutput = await client.send(new BatchWriteCommand({ RequestItems }));
    // Items that DynamoDB was too busy for are sent again, later and later, as AWS asks for.
    const unprocessed = reply.UnprocessedItems?.[name] ?? [];
    waiting = [...waiting.slice(batchSize), ...unprocessed];
    delay = unprocessed.length === 0 ? 0 : Math.min(longestDelay, Math.max(50, delay * 2));
    if (delay > 0) await pause(delay);
  }
};
