import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { unfinishedSchema } from './unfinished.ts';

/** How far the dispatcher is with a campaign. Only the run that holds the lease writes it, and the chunks. */
export const dispatchStateSchema = z.object({
  /** Counts the runs: one that was overtaken by a later one can write no more. */
  attempt: z.number(),
  /** No other run may take over before this time. */
  leaseUntil: timeSchema,
  /** Everybody up to and including this address has a chunk; absent at the beginning and the end. */
  after: z.optional(z.string()),
  chunks: z.number(),
  recipients: z.number(),
  /** Whether everybody has a chunk. */
  isFrozen: z.boolean(),
  /** Chunks below this number have a message in the queue, or had one. */
  queued: z.number(),
  /** Until when the account's rate is taken by those that are queued. */
  paced: timeSchema,
  /** Between the end of its former turn and the beginning of the next one the account's rate is another campaign's. */
  gap: z.optional(z.object({ from: timeSchema, until: timeSchema })),
  /** Recipients in a second of its latest turn. */
  rate: z.optional(z.number()),
  /** Nothing is handed over before: SES said that the account has sent what it may in a day. */
  waitUntil: z.optional(timeSchema),
  /** As the dispatcher last found it when all messages were due: the list counts no large campaign itself. */
  unfinished: z.optional(unfinishedSchema),
  /** When an administrator resumed the campaign. Everything that is left was queued anew for this one. */
  resumed: z.optional(timeSchema),
});
export type DispatchState = z.infer<typeof dispatchStateSchema>;

/** The lease time of no run, so that any run may take it. */
export const never = new Date(0).toISOString();

export const firstDispatchState: DispatchState = {
  ...{ attempt: 0, leaseUntil: never, chunks: 0, recipients: 0, isFrozen: false, queued: 0, paced: never },
};
