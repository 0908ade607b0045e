import { hash } from 'node:crypto';
import type * as z from 'zod';
import { jsonService } from '../aws/json-service.ts';
import type { Authorizer } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Service, ServiceRequest } from '../stand-in/service.ts';
import { requireBatchSize } from './entry-rules.ts';
import {
  emptyBatch,
  invalidEntryId,
  invalidValue,
  noSuchQueue,
  notSimulated,
  repeatedEntry,
  tooManyEntries,
} from './errors.ts';
import { batchLimit, inputs, read } from './inputs.ts';
import type { Entry, Message } from './message.ts';
import { queueAttributes } from './queue-attributes.ts';
import type { Queue, Sender } from './queue-interface.ts';

const md5 = (text: string): string => hash('md5', text);

const sequenceNumber = (sequence: number): string => String(sequence).padStart(20, '1');

/** The attributes that AWS gives with a message beside its body. */
export const systemAttributes = (message: Message): Record<string, string> => ({
  ApproximateReceiveCount: String(message.receives),
  SentTimestamp: String(message.sent),
  SenderId: message.sender,
  ...(message.trace !== undefined && { AWSTraceHeader: message.trace }),
  ApproximateFirstReceiveTimestamp: String(message.firstReceived ?? message.sent),
  ...(message.group !== undefined && { MessageGroupId: message.group }),
  ...(message.deduplication !== undefined && {
    MessageDeduplicationId: message.deduplication,
    SequenceNumber: sequenceNumber(message.sequence),
  }),
  ...(message.deadFrom !== undefined && { DeadLetterQueueSourceArn: message.deadFrom }),
});

const asked = (attributes: Record<string, string>, wanted: readonly string[]) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted.includes(name) || wanted.includes('All')));

/** Does a call for each entry; what one of them is refused for is no error of the others. */
const each = async <E extends { Id: string }>(entries: readonly E[], perform: (entry: E) => Promise<object>) => {
  const Successful: object[] = [];
  const Failed: object[] = [];
  // One after the other: a queue keeps the order in which they stand.
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...(await perform(entry)) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.type.split('#').at(-1), Message: error.message });
    }
  }
  return { Successful, ...(Failed.length > 0 && { Failed }) };
};

const requireBatch = (entries: readonly { Id: string }[]): void => {
  if (entries.length === 0) throw emptyBatch('SendMessageBatchRequestEntry');
  if (entries.length > batchLimit) throw tooManyEntries(entries.length);
  const ids = entries.map(({ Id }) => Id);
  if (ids.some((id) => !/^[\w-]{1,80}$/.test(id))) throw invalidEntryId();
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw repeatedEntry(repeated);
};

const sendOne = async (queue: Queue, entry: Entry, sender: Sender) => {
  const { id, sequence } = await queue.send(entry, sender);
  return {
    MessageId: id,
    MD5OfMessageBody: md5(entry.MessageBody),
    ...(sequence !== undefined && { SequenceNumber: sequenceNumber(sequence) }),
  };
};

const receive = async (queue: Queue, input: z.output<typeof inputs.ReceiveMessage>) => {
  const { MaxNumberOfMessages: limit, VisibilityTimeout, MessageSystemAttributeNames, AttributeNames } = input;
  if (limit < 1 || limit > batchLimit) {
    throw invalidValue('MaxNumberOfMessages', limit, `Must be between 1 and ${batchLimit}, if provided.`);
  }
  const { WaitTimeSeconds = queue.terms.ReceiveMessageWaitTimeSeconds } = input;
  const end = performance.now() + WaitTimeSeconds * 1000;
  let messages = await queue.receive(limit, VisibilityTimeout);
  while (messages.length === 0 && performance.now() < end) {
    await queue.changed(end - performance.now());
    messages = await queue.receive(limit, VisibilityTimeout);
  }
  const wanted = [...(MessageSystemAttributeNames ?? []), ...(AttributeNames ?? [])];
  const Messages = messages.map((message) => {
    const Attributes = asked(systemAttributes(message), wanted);
    return {
      MessageId: message.id,
      ReceiptHandle: message.receipt,
      Body: message.body,
      MD5OfBody: md5(message.body),
      ...(Object.keys(Attributes).length > 0 && { Attributes }),
    };
  });
  return Messages.length === 0 ? {} : { Messages };
};

type Operation = (input: unknown, queueOf: (url: string) => Queue, sender: Sender) => Promise<object>;

/** The calls for a queue. `queueOf` finds the queue of a URL, and refuses who may not make the call. */
const operations: Record<string, Operation> = {
  GetQueueAttributes: async (input, queueOf) => {
    const { QueueUrl, AttributeNames = [] } = read(inputs.GetQueueAttributes, input);
    return { Attributes: asked(queueAttributes(queueOf(QueueUrl)), AttributeNames) };
  },
  SendMessage: async (input, queueOf, sender) => {
    const { QueueUrl, ...entry } = read(inputs.SendMessage, input);
    return sendOne(queueOf(QueueUrl), entry, sender);
  },
  SendMessageBatch: async (input, queueOf, sender) => {
    const { QueueUrl, Entries } = read(inputs.SendMessageBatch, input);
    const queue = queueOf(QueueUrl);
    requireBatch(Entries);
    requireBatchSize(Entries);
    return each(Entries, ({ Id: _, ...entry }) => sendOne(queue, entry, sender));
  },
  ReceiveMessage: async (input, queueOf) => {
    const parsed = read(inputs.ReceiveMessage, input);
    return receive(queueOf(parsed.QueueUrl), parsed);
  },
  DeleteMessage: async (input, queueOf) => {
    const { QueueUrl, ReceiptHandle } = read(inputs.DeleteMessage, input);
    await queueOf(QueueUrl).delete(ReceiptHandle);
    return {};
  },
};

/** IAM knows the call for several messages under the name of the call for one. */
const actionOf = (operation: string): string => `sqs:${operation.replace(/Batch$/, '')}`;

/** SQS's JSON protocol. */
export const sqsService = (queues: readonly Queue[], authorizer: Authorizer): Service => {
  const perform = async (
    operation: string,
    input: Record<string, unknown>,
    { caller, headers }: Pick<ServiceRequest, 'caller' | 'headers'>,
  ): Promise<object> => {
    if (operation === 'ListQueues') {
      authorizer.require(caller, [{ action: 'sqs:ListQueues', resource: '*' }]);
      const { QueueNamePrefix } = read(inputs.ListQueues, input);
      const urls = queues.map(({ terms }) => terms).filter(({ name }) => name.startsWith(QueueNamePrefix));
      return urls.length === 0 ? {} : { QueueUrls: urls.map(({ url }) => url) };
    }
    const run = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    if (run === undefined) throw notSimulated(`the SQS operation ${operation}`);
    const queueOf = (url: string): Queue => {
      // By its name: a queue's URL is that of AWS or of this machine.
      const name = url.split('/').at(-1);
      const queue = queues.find(({ terms }) => terms.name === name);
      if (queue === undefined) throw noSuchQueue();
      authorizer.require(caller, [{ action: actionOf(operation), resource: queue.terms.arn }]);
      return queue;
    };
    const trace = headers['x-amzn-trace-id'];
    return run(input, queueOf, { name: caller.name, ...(typeof trace === 'string' && { trace }) });
  };
  return jsonService(perform);
};

/** The operations of SQS's API that the stand-in knows. */
export const sqsOperations: readonly string[] = Object.keys(inputs);
