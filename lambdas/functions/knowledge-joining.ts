import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { requestJoining, siteContent } from '#lambdas/joining/index.ts';
import { derivedStore } from '#lambdas/knowledge/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { fifoQueue } from '#lambdas/platform/queue.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { knowledgeJoiningEnvironment } from './knowledge-joining.env.ts';
import { joinChanges } from './wiring/join-changes.ts';

const environment = readEnvironment(knowledgeJoiningEnvironment);
const table = openTable(environment.TABLE_NAME);
const queue = fifoQueue(environment.CHANGE_QUEUE);
const log = createLog('knowledge-joining');
const join = joinChanges({ content: siteContent(table, clock), knowledge: derivedStore(table), log });

/** Called by its queue when content changes, or without messages after a deployment: then all content is compared. */
export const handler = async ({ Records }: Partial<SQSEvent>): Promise<SQSBatchResponse | undefined> => {
  if (Records) return join(Records);
  await requestJoining(queue);
  return undefined;
};
