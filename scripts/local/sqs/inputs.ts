import * as z from 'zod';
import { invalidParameter, notSimulated } from './errors.ts';
import { entrySchema } from './message.ts';
import { longestVisibility, longestWait } from './queue-properties.ts';

/** The most that one call sends, receives or deletes. */
export const batchLimit = 10;

const queueUrl = z.string();
const entryId = z.string();
const names = z.array(z.string()).optional();
const visibility = z.strictObject({ ReceiptHandle: z.string(), VisibilityTimeout: z.int() });
/** The inputs of SQS's calls, with the parameters that the stand-in has. */
export const inputs = {
  GetQueueUrl: z.strictObject({ QueueName: z.string() }),
  GetQueueAttributes: z.strictObject({ QueueUrl: queueUrl, AttributeNames: names }),
  ListQueues: z.strictObject({ QueueNamePrefix: z.string().default('') }),
  SendMessage: entrySchema.extend({ QueueUrl: queueUrl }),
  SendMessageBatch: z.strictObject({
    QueueUrl: queueUrl,
    Entries: z.array(entrySchema.extend({ Id: entryId })).default([]),
  }),
  ReceiveMessage: z.strictObject({
    QueueUrl: queueUrl,
    MaxNumberOfMessages: z.int().default(1),
    VisibilityTimeout: z.int().min(0).max(longestVisibility).optional(),
    WaitTimeSeconds: z.int().min(0).max(longestWait).optional(),
    AttributeNames: names,
    MessageSystemAttributeNames: names,
  }),
  DeleteMessage: z.strictObject({ QueueUrl: queueUrl, ReceiptHandle: z.string() }),
  DeleteMessageBatch: z.strictObject({
    QueueUrl: queueUrl,
    Entries: z.array(z.strictObject({ Id: entryId, ReceiptHandle: z.string() })).default([]),
  }),
  ChangeMessageVisibility: visibility.extend({ QueueUrl: queueUrl }),
  ChangeMessageVisibilityBatch: z.strictObject({
    QueueUrl: queueUrl,
    Entries: z.array(visibility.extend({ Id: entryId })).default([]),
  }),
  PurgeQueue: z.strictObject({ QueueUrl: queueUrl }),
};

/** A parameter that the stand-in does not have is refused by its name. */
export const read = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown) throw notSimulated(`the SQS parameter ${z.prettifyError(parsed.error)}`);
  throw invalidParameter(z.prettifyError(parsed.error));
};
