import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { batchReply } from '#lambdas/platform/batch-reply.ts';
import type { Log } from '#lambdas/platform/log.ts';

/**
 * Hands a queue's messages to a reader, one after the other. After one that fails, the others of its group are left too, so
 * that their order holds; all of them come again after the queue's visibility timeout. Messages of a standard queue have no
 * group, and none waits for another.
 * @throws an Error if nothing could be done.
 */
export const readMessages = async (
  records: readonly SQSRecord[],
  log: Log,
  read: (record: SQSRecord) => Promise<void>,
): Promise<SQSBatchResponse> => {
  const failed: string[] = [];
  const stopped = new Set<string>();
  for (const record of records) {
    const { messageId, attributes } = record;
    const group = attributes.MessageGroupId ?? messageId;
    try {
      if (stopped.has(group)) failed.push(messageId);
      else await read(record);
    } catch (error) {
      log.error('message not read', { error, messageId });
      failed.push(messageId);
      stopped.add(group);
    }
  }
  return batchReply(records, failed, 'messages not read');
};
