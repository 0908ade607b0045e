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
const consumers = Object.entries(tableConsumers).map(([name, consumer]) => {
  const address = addresses[name];
  if (address === undefined) throw new Error(`QUEUES names no queue for ${name}`);
  return { name, consumer, queue: fifoQueue(address) };
});

/** Called by the table's stream: puts each change on the queues of its consumers. */
export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  forwardChanges({ consumers, log }, Records);
