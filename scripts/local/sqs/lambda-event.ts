import { hash } from 'node:crypto';
import * as z from 'zod';
import type { Outcome } from '../functions/sandbox.ts';
import { environment } from '../template/environment.ts';
import type { Message } from './message.ts';
import type { QueueTerms } from './queue-properties.ts';
import { systemAttributes } from './service.ts';

/** A message as Lambda hands it to a function. */
export const queueRecord = ({ arn }: QueueTerms, message: Message) => ({
  messageId: message.id,
  receiptHandle: message.receipt ?? '',
  body: message.body,
  attributes: systemAttributes(message),
  messageAttributes: {},
  md5OfBody: hash('md5', message.body),
  eventSource: 'aws:sqs',
  eventSourceARN: arn,
  awsRegion: environment.region,
});

const responseSchema = z
  .looseObject({ batchItemFailures: z.array(z.looseObject({ itemIdentifier: z.string() })).nullish() })
  .nullable();

/**
 * The messages that a function dealt with. With ReportBatchItemFailures all but those that it names; a reply that Lambda
 * cannot make sense of counts as a failure of the whole batch.
 */
export const handledMessages = (outcome: Outcome, messages: readonly Message[], reportsFailures: boolean) => {
  if ('error' in outcome) return [];
  if (!reportsFailures) return messages;
  const response = responseSchema.safeParse(JSON.parse(outcome.payload));
  if (!response.success) return [];
  const failed = (response.data?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  const ids = new Set(messages.map(({ id }) => id));
  return failed.every((id) => ids.has(id)) ? messages.filter(({ id }) => !failed.includes(id)) : [];
};
