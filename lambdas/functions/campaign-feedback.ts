import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { countWrites } from '#lambdas/analytics/index.ts';
import { noteEvents } from '#lambdas/campaigns/index.ts';
import { batchReply } from '#lambdas/platform/batch-reply.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { campaignFeedbackEnvironment } from './campaign-feedback.env.ts';
import { campaignServices } from './wiring/campaign-services.ts';

const environment = readEnvironment(campaignFeedbackEnvironment);
const { table, readSettings, prepare, services } = campaignServices(environment);
const count = countWrites(table, readSettings, services.clock);
const log = createLog('campaign-feedback');
const note = noteEvents({ ...services, countClicks: (by) => count('campaignClicks', by) });

/** Called by the queue of events of campaigns' mails. @throws an Error if nothing could be noted. */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  await prepare();
  const failures = await note(Records.map(({ body }) => body));
  const failed = Records.filter(({ body }) => failures.has(body));
  for (const { body, messageId } of failed) log.error('event not noted', { error: failures.get(body), messageId });
  return batchReply(
    Records,
    failed.map(({ messageId }) => messageId),
    'events not noted',
  );
};
