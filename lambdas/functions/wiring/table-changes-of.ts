import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Log } from '#lambdas/platform/log.ts';
import { type TableChange, tableChangeSchema } from '#lambdas/platform/table/table-change.ts';

/**
 * Hands a queue's changes to a reader, one after the other. After one that fails, the others of its group are left too,
 * so that their order holds; all of them come again after the queue's visibility timeout.
 * @throws an Error if nothing could be done: a reply would count as a success, and ring no alarm.
 */
export const readTableChanges = async (
  records: readonly SQSRecord[],
  log: Log,
  read: (change: TableChange) => Promise<void>,
): Promise<SQSBatchResponse> => {
  const failed: string[] = [];
  const stopped = new Set<string | undefined>();
  for (const { messageId, body, attributes } of records) {
    const group = attributes.MessageGroupId;
    try {
      if (stopped.has(group)) failed.push(messageId);
      else await read(tableChangeSchema.parse(JSON.parse(body)));
    } catch (error) {
      log.error('change not read', { error, messageId });
      failed.push(messageId);
      stopped.add(group);
    }
  }
  if (failed.length > 0 && failed.length === records.length) throw new Error(`not read: ${failed.length} changes`);
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
};
