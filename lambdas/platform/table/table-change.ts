import * as z from 'zod/mini';

const attributesSchema = z.optional(z.record(z.string(), z.unknown()));

/** A change of an item as a reader's queue carries it. */
export const tableChangeSchema = z.object({
  event: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
  keys: z.object({ pk: z.string(), sk: z.string() }),
  /** The reader's attributes before and after the change; missing too where they were too large for a message. */
  before: attributesSchema,
  after: attributesSchema,
});
export type TableChange = z.output<typeof tableChangeSchema>;
