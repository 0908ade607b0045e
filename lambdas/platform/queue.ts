import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { slowCalls } from './aws-client.ts';

/** A message for a FIFO queue. */
export interface QueueMessage {
  /** Sent again within five minutes, it arrives once. At most 80 letters, digits and hyphens. */
  id: string;
  /** Messages of one group arrive in the order in which they were sent. */
  group: string;
  body: string;
}

/** Hands messages to a queue. */
export interface Queue {
  /** Sends them in their order, and returns those that were not taken, with all that follow in their groups. */
  send<Message extends QueueMessage>(messages: readonly Message[]): Promise<Message[]>;
}

const batchMessages = 10;
/** SQS takes 1 MiB together; a margin stays, because it may count more than the bodies. */
const batchBytes = 1_000_000;

/** A message for a standard queue, which may hand it over more than once and in any order. */
export interface DelayedMessage {
  body: string;
  /** Not visible before; 900 at most. */
  delaySeconds: number;
}

/** How many batches are on their way at once. */
const batchesAtOnce = 10;

/** Puts small messages into a standard queue. @throws an Error where one was not taken. */
export const standardQueue =
  (QueueUrl: string, client = new SQSClient(slowCalls)) =>
  async (messages: readonly DelayedMessage[]): Promise<void> => {
    const batches = Array.from({ length: Math.ceil(messages.length / batchMessages) }, (_none, index) =>
      messages.slice(index * batchMessages, (index + 1) * batchMessages),
    );
    for (let at = 0; at < batches.length; at += batchesAtOnce) {
      const replies = await Promise.all(
        batches.slice(at, at + batchesAtOnce).map((batch) => {
          const Entries = batch.map(({ body, delaySeconds }, index) => ({
            Id: String(index),
            MessageBody: body,
            DelaySeconds: delaySeconds,
          }));
          return client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
        }),
      );
      const failed = replies.flatMap(({ Failed = [] }) => Failed);
      if (failed.length > 0) throw new Error(`not queued: ${failed.length} messages, ${failed[0]?.Code}`);
    }
  };

/**
 * Parts that may be sent at once. SQS may take a later message and refuse an earlier one of the same batch: so no part
 * has two of one group.
 */
const partsOf = <Message extends QueueMessage>(messages: readonly Message[]): Message[][] => {
  const parts: Message[][] = [];
  let [bytes, groups] = [0, new Set<string>()];
  for (const message of messages) {
    const size = Buffer.byteLength(message.body);
    const part = parts.at(-1);
    if (part && part.length < batchMessages && bytes + size <= batchBytes && !groups.has(message.group)) {
      part.push(message);
    } else {
      parts.push([message]);
      [bytes, groups] = [0, new Set()];
    }
    bytes += size;
    groups.add(message.group);
  }
  return parts;
};

/** A FIFO queue of SQS. */
export const fifoQueue = (QueueUrl: string, client = new SQSClient(slowCalls)): Queue => {
  const sendPart = async <Message extends QueueMessage>(part: readonly Message[]): Promise<Set<string>> => {
    const Entries = part.map(({ id, group, body }) => ({
      Id: id,
      MessageBody: body,
      MessageGroupId: group,
      MessageDeduplicationId: id,
    }));
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    return new Set(Failed.flatMap(({ Id }) => Id ?? []));
  };
  return {
    async send(messages) {
      const failed: (typeof messages)[number][] = [];
      const stopped = new Set<string>();
      for (const part of partsOf(messages)) {
        const going = part.filter(({ group }) => !stopped.has(group));
        failed.push(...part.filter(({ group }) => stopped.has(group)));
        if (going.length === 0) continue;
        // Failures that pass, such as throttling, come as a part of a reply too: once more, then it is up to the caller.
        const once = await sendPart(going);
        const again = going.filter(({ id }) => once.has(id));
        const twice = again.length === 0 ? new Set<string>() : await sendPart(again);
        for (const message of again.filter(({ id }) => twice.has(id))) {
          failed.push(message);
          stopped.add(message.group);
        }
      }
      return failed;
    },
  };
};
