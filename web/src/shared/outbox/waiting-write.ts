import * as z from 'zod/mini';

/** Why a write still waits: for a connection, for a person's word, or for a choice between two versions. */
const stateSchema = z.enum(['waiting', 'failed', 'conflict']);

/** A write that the server has not answered, as this browser keeps it until it has. */
export const waitingWriteSchema = z.object({
  /** Distinguishes it from all others, and says which was begun earlier: a later one has a higher number. */
  id: z.number(),
  /** Whose write it is: a user's id, or no user's. */
  owner: z.string(),
  /** The id of its endpoint. */
  call: z.string(),
  pathParameters: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.record(z.string(), z.unknown())),
  /** The changed fields as they were on the version that the change was made on. */
  before: z.optional(z.record(z.string(), z.unknown())),
  /** By field: fingerprints of what writes said whose place this one has taken. */
  over: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The idempotency key of all its attempts. */
  key: z.string(),
  /** Writes of one record are sent in their order. */
  record: z.string(),
  /** When it was begun, by the device's clock: shown, and good for nothing else. ISO 8601, UTC. */
  at: z.string(),
  state: stateSchema,
  /** Why it failed, in the language of that moment. */
  message: z.optional(z.string()),
  /** The code of that refusal, if the server gave one. */
  code: z.optional(z.string()),
  /** The unsaved copy of the form that it comes from: where that is kept, and as it was then. */
  copy: z.optional(z.object({ key: z.string(), text: z.string() })),
});
export type WaitingWrite = z.infer<typeof waitingWriteSchema>;
