import * as z from 'zod';
import { invalidParameter, notSimulated } from './errors.ts';
import { entrySchema } from './message.ts';
import { longestVisibility, longestWait } from './queue-properties.ts';

/** The most that one call sends or receives. */
export const batchLimit = 10;

const queueUrl = z.string();
const entryId = z.string();
const names = z.array(z.string()).optional();
/** The inputs of SQS's calls, with the parameters that the stand-in has. */
export const inputs = {
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
};

/** A parameter that the stand-in does not have is refused by its name. */
export const read = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown) throw notSimulated(`the SQS parameter ${z.prettifyError(parsed.error)}`);
  throw invalidParameter(z.prettifyError(parsed.error));
};
