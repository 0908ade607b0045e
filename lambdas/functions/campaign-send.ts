import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type ChunkMessage, mailsStore, readToSend, sendChunks, sesBulkMailer } from '#lambdas/campaigns/index.ts';
import { batchReply } from '#lambdas/platform/batch-reply.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { campaignSendEnvironment } from './campaign-send.env.ts';
import { campaignServices, chunkQueue } from './wiring/campaign-services.ts';

const environment = readEnvironment(campaignSendEnvironment);
const { table, prepare, services } = campaignServices(environment);
const log = createLog('campaign-send');
const send = sendChunks({
  ...services,
  readToSend: readToSend(table),
  mails: mailsStore(table),
  users: usersStore(table, services.clock),
  bulk: sesBulkMailer(environment.CAMPAIGN_CONFIGURATION_SET),
  queueChunks: chunkQueue(environment.CHUNK_QUEUE),
});

/** Called by the queue of chunks. @throws an Error if nothing could be done. */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  await prepare();
  const messages = Records.map(({ body, messageId }) => ({ messageId, message: JSON.parse(body) as ChunkMessage }));
  const failures = await send(messages.map(({ message }) => message));
  const failed = messages.filter(({ message }) => failures.has(message));
  for (const { message, messageId } of failed) {
    log.error('chunk not handed over', { error: failures.get(message), messageId });
  }
  return batchReply(
    Records,
    failed.map(({ messageId }) => messageId),
    'chunks not handed over',
  );
};
