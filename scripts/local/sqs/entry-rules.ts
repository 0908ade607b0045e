import { createHash } from 'node:crypto';
import { batchTooLong, invalidContents, invalidParameter, invalidValue, missingParameter } from './errors.ts';
import type { Entry } from './message.ts';
import { largestMessage, type QueueTerms } from './queue-properties.ts';

/** Beside unpaired surrogates all but the characters that XML allows, which are those that SQS takes. */
const forbidden = /[^\t\n\r\u0020-\ufffd]/;
/** Of message groups and deduplication ids: alphanumeric characters and punctuation. */
const idForm = /^[\u0021-\u007e]{1,128}$/;

/** @throws an AwsError for what SQS refuses of a message, regardless of what else the queue holds. */
export const requireValid = ({ isFifo, MaximumMessageSize }: QueueTerms, entry: Entry): void => {
  const { MessageBody, MessageGroupId, MessageDeduplicationId, DelaySeconds } = entry;
  if (MessageBody === '') throw missingParameter('MessageBody');
  if (isFifo && MessageGroupId === undefined) throw missingParameter('MessageGroupId');
  for (const [name, id] of Object.entries({ MessageGroupId, MessageDeduplicationId })) {
    if (id === undefined || idForm.test(id)) continue;
    throw invalidValue(
      name,
      id,
      `${name} can only include alphanumeric and punctuation characters. 1 to 128 in length.`,
    );
  }
  const notForThis = isFifo ? { DelaySeconds } : { MessageDeduplicationId };
  for (const [name, value] of Object.entries(notForThis)) {
    if (value === undefined) continue;
    throw invalidValue(name, value, 'The request include parameter that is not valid for this queue type');
  }
  if (Buffer.byteLength(MessageBody) > MaximumMessageSize) {
    throw invalidParameter(
      `One or more parameters are invalid. Reason: Message must be shorter than ${MaximumMessageSize} bytes.`,
    );
  }
  if (forbidden.test(MessageBody) || !MessageBody.isWellFormed()) throw invalidContents();
};

/** The value by which a FIFO queue recognises a message that was sent before. @throws an AwsError where there is none. */
export const deduplicationOf = (
  { isFifo, ContentBasedDeduplication }: QueueTerms,
  { MessageBody, MessageDeduplicationId }: Entry,
): string | undefined => {
  if (!isFifo) return undefined;
  if (MessageDeduplicationId !== undefined) return MessageDeduplicationId;
  if (ContentBasedDeduplication) return createHash('sha256').update(MessageBody).digest('hex');
  throw invalidParameter(
    'The queue should either have ContentBasedDeduplication enabled or MessageDeduplicationId provided explicitly',
  );
};

/** @throws an AwsError for messages that are together too long for one call. */
export const requireBatchSize = (entries: readonly Entry[]): void => {
  const bytes = entries.reduce((sum, entry) => sum + Buffer.byteLength(entry.MessageBody), 0);
  if (bytes > largestMessage) throw batchTooLong(largestMessage, bytes);
};
