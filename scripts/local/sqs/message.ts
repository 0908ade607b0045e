import * as z from 'zod';

/** A message as it is stored. All times are milliseconds since 1970. */
export const messageSchema = z.object({
  id: z.string(),
  /** The order of arrival in the queue. */
  sequence: z.number(),
  body: z.string(),
  group: z.string().optional(),
  deduplication: z.string().optional(),
  sender: z.string(),
  /** X-Ray's header with which it was sent: it says in which chain of requests. */
  trace: z.string().optional(),
  sent: z.number(),
  /** From when on it can be received. */
  visible: z.number(),
  receives: z.number(),
  firstReceived: z.number().optional(),
  /** The handle of the last receive. */
  receipt: z.string().optional(),
  /** The ARN of the queue from which it came as a dead letter. */
  deadFrom: z.string().optional(),
  /** A deleted message of a FIFO queue is remembered for as long as its duplicates are dropped. */
  isDeleted: z.boolean().optional(),
});
export type Message = z.infer<typeof messageSchema>;

/** A message as it is sent. */
export const entrySchema = z.strictObject({
  MessageBody: z.string().default(''),
  DelaySeconds: z.int().min(0).max(900).optional(),
  MessageGroupId: z.string().optional(),
  MessageDeduplicationId: z.string().optional(),
});
export type Entry = z.infer<typeof entrySchema>;
