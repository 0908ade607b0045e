import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { countWrites } from '#lambdas/analytics/index.ts';
import { noteEvents } from '#lambdas/campaigns/index.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { campaignFeedbackEnvironment } from './campaign-feedback.env.ts';
import { campaignServices } from './wiring/campaign-services.ts';

const environment = readEnvironment(campaignFeedbackEnvironment);
const { table, readSettings, prepare, services } = campaignServices(environment);
const count = countWrites(table, readSettings, services.clock);
const log = createLog('campaign-feedback');
const note = noteEvents({ ...services, countClicks: (by) => count('campaignClicks', by) });

/**
 * Called by the queue of what becomes of the mails of campaigns.
 * @throws an Error if nothing could be noted: a reply would count as a success, and ring no alarm.
 */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  await prepare();
  const failures = await note(Records.map(({ body }) => body));
  const failed = Records.filter(({ body }) => failures.has(body));
  for (const { body, messageId } of failed) log.error('event not noted', { error: failures.get(body), messageId });
  if (failed.length > 0 && failed.length === Records.length) throw new Error(`not noted: ${failed.length} events`);
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
};
