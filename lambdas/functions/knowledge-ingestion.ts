import { randomUUID } from 'node:crypto';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { budgetStore, embed, embedPassages, vectorStore } from '#lambdas/assistant/index.ts';
import { requestIngestion, siteContent } from '#lambdas/ingestion/index.ts';
import { derivedStore, knowledgeStore } from '#lambdas/knowledge/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { fifoQueue } from '#lambdas/platform/queue.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { withTimeLeft } from '#lambdas/platform/time-left.ts';
import { knowledgeIngestionEnvironment } from './knowledge-ingestion.env.ts';
import { embedChanges } from './wiring/embed-changes.ts';
import { ingestChanges } from './wiring/ingest-changes.ts';
import { settingsOf } from './wiring/settings.ts';

const environment = readEnvironment(knowledgeIngestionEnvironment);
const table = openTable(environment.TABLE_NAME);
const queue = fifoQueue(environment.CHANGE_QUEUE);
const log = createLog('knowledge-ingestion');
const ingest = ingestChanges({ content: siteContent(table, clock), knowledge: derivedStore(table), log });
const services = {
  knowledge: knowledgeStore(table),
  vectors: vectorStore(table, randomUUID),
  embed: embed(),
  budget: budgetStore(table, clock),
  log,
};
const change = embedChanges({
  ingest,
  // Settings are read by a new reader: one that is kept would go by those of before the change.
  embedAll: () => embedPassages({ ...services, readSettings: settingsOf(table, clock) })(),
  goOn: () => requestIngestion(queue, 'meanings'),
  log,
});

/**
 * Called by its queue when content, the knowledge or the settings change, or without messages after a deployment: then all content is
 * compared.
 */
export const handler = async (
  { Records }: Partial<SQSEvent>,
  context: Context,
): Promise<SQSBatchResponse | undefined> => {
  if (Records) return withTimeLeft(context.getRemainingTimeInMillis(), () => change(Records));
  await requestIngestion(queue, 'everything');
  return undefined;
};
