import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { fifoQueue } from '#lambdas/platform/queue.ts';
import { tableConsumers } from '#lambdas/platform/table/table-consumers.ts';
import { tableChangesEnvironment } from './table-changes.env.ts';
import { forwardChanges } from './wiring/forward-changes.ts';

const environment = readEnvironment(tableChangesEnvironment);
const addresses: Record<string, string> = JSON.parse(environment.QUEUES);
const log = createLog('table-changes');
const readers = Object.entries(tableConsumers).map(([name, reader]) => {
  const address = addresses[name];
  if (address === undefined) throw new Error(`QUEUES names no queue for ${name}`);
  return { name, reader, queue: fifoQueue(address) };
});

/** Called by the table's stream: puts each change on the queues of those who read it. */
export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  forwardChanges({ readers, log }, Records);
