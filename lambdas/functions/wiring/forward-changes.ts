import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Log } from '#lambdas/platform/log.ts';
import type { Queue } from '#lambdas/platform/queue.ts';
import type { TableConsumer } from '#lambdas/platform/table/table-consumers.ts';
import { type ChangeMessage, changeMessage } from './change-messages.ts';

interface ForwardTarget {
  name: string;
  consumer: TableConsumer;
  queue: Queue;
}

/** The messages that a queue did not take: everything, where it could not be asked. */
const unsentMessages = async (
  { name, queue }: ForwardTarget,
  log: Log,
  messages: ChangeMessage[],
): Promise<ChangeMessage[]> => {
  if (messages.length === 0) return [];
  try {
    return await queue.send(messages);
  } catch (error) {
    log.error('queue not reached', { error, consumer: name });
    return messages;
  }
};

/**
 * Hands changes on to their consumers, each of which has a queue that fails by itself. The stream repeats everything from
 * the first change on that a queue did not take; what was taken before is recognised by its id.
 * @throws an Error if that is the first change of all: a reply would count as a success, and ring no alarm.
 */
export const forwardChanges = async (
  { consumers, log }: { consumers: readonly ForwardTarget[]; log: Log },
  records: readonly DynamoDBRecord[],
): Promise<DynamoDBBatchResponse> => {
  const failed = await Promise.all(
    consumers.map((target) =>
      unsentMessages(
        target,
        log,
        records.flatMap((record) => changeMessage(record, target.consumer) ?? []),
      ),
    ),
  );
  const sequences = new Set(failed.flat().map(({ sequence }) => sequence));
  const first = records.findIndex(({ dynamodb }) => sequences.has(dynamodb?.SequenceNumber ?? ''));
  if (first === -1) return { batchItemFailures: [] };
  if (first === 0) throw new Error(`not handed on: ${sequences.size} of ${records.length} changes`);
  return { batchItemFailures: [{ itemIdentifier: records[first]?.dynamodb?.SequenceNumber ?? '' }] };
};
