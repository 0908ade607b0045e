import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { quickCalls } from '../aws-client.ts';
import { instanceMeters } from '../cache/meters.ts';

/** The single table. One client serves the whole function instance and keeps its sockets open. */
export interface AppTable {
  /** The deployed name. */
  name: string;
  client: DynamoDBDocumentClient;
}

const reads = new Set(['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand']);

/** Counts reads and what they take, for the screen on caches: a read is what a miss costs. */
const countReads = (client: DynamoDBClient) =>
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (input) => {
        if (!reads.has(commandName)) return next(input);
        const began = performance.now();
        try {
          return await next(input);
        } finally {
          instanceMeters.add('tableReads');
          instanceMeters.add('tableMs', performance.now() - began);
        }
      },
    { step: 'initialize', name: 'countReads', override: true },
  );

export const openTable = (name: string, client = new DynamoDBClient(quickCalls)): AppTable => {
  countReads(client);
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  };
};
