import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';

/**
 * The reply to a queue about a batch: the failed messages come again, the others are done. `failure` is for the log: "chunks not
 * sent".
 * @throws an Error if all failed: a reply would count as a success, and ring no alarm.
 */
export const batchReply = (
  records: readonly Pick<SQSRecord, 'messageId'>[],
  failedIds: Iterable<string>,
  failure: string,
): SQSBatchResponse => {
  const failed = [...failedIds];
  if (failed.length > 0 && failed.length === records.length) throw new Error(`${failed.length} ${failure}`);
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
};
