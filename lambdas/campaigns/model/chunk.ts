import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { languageSchema } from '#contracts/text/locale.ts';

/** SES takes so many recipients in one call. */
export const largestChunk = 50;

/** One person of the audience, as it was fixed. */
export const frozenRecipientSchema = z.object({
  /** Absent for a subscriber without an account. */
  userId: z.optional(z.string()),
  /** In lower case, by which everybody is found once. */
  email: z.string(),
  name: z.string(),
  /** For the links in the mail. */
  token: z.string(),
});
export type FrozenRecipient = z.infer<typeof frozenRecipientSchema>;

/**
 * `pending`: none of those that are left was handed over. `calling`: one worker, of this attempt, may be handing them
 * over. `done`: each recipient has a result. A call whose worker died has no reply: then the events decide how
 * `calling` ends.
 */
export const chunkStates = ['pending', 'calling', 'done'] as const;

/** Codes by position: a place in the chunk's recipients, from 0. */
const reasonsSchema = z.record(z.string(), z.string());
export type Reasons = z.infer<typeof reasonsSchema>;

/**
 * Up to 50 recipients of one language, who are handed over in one call. Small, because every count reads all chunks:
 * recipients and message ids have items of their own. A recipient who is in none of the lists is sent, once the chunk
 * is `done`.
 */
export const chunkSchema = z.object({
  number: z.number(),
  language: languageSchema,
  size: z.number(),
  state: z.enum(chunkStates),
  /** Counts the calls; part of each mail's tags. */
  attempt: z.number(),
  /** When the worker of a call must have ended. */
  leaseUntil: z.optional(timeSchema),
  /** Not to be handed over before. */
  retryAt: z.optional(timeSchema),
  /** Positions without a result; absent while no position has one. */
  left: z.optional(z.array(z.number())),
  failed: z.optional(reasonsSchema),
  skipped: z.optional(reasonsSchema),
  unknown: z.optional(z.array(z.number())),
});
export type Chunk = z.infer<typeof chunkSchema>;

/** The outcomes of some recipients of a chunk, by position. */
export interface Results {
  sent: ReadonlyMap<number, string | undefined>;
  failed: Reasons;
  skipped: Reasons;
  unknown: readonly number[];
}
export const noResults: Results = { sent: new Map(), failed: {}, skipped: {}, unknown: [] };

/** Those that a call is to be made for. */
export const leftOf = ({ left, size }: Pick<Chunk, 'left' | 'size'>): number[] =>
  left ?? Array.from({ length: size }, (_none, index) => index);

/** The chunk with results of recipients that were left; without any of those it is `done`. */
export const withResults = (chunk: Chunk, { sent, failed, skipped, unknown }: Results): Chunk => {
  const known = new Set([...sent.keys(), ...unknown, ...Object.keys({ ...failed, ...skipped }).map(Number)]);
  const left = leftOf(chunk).filter((position) => !known.has(position));
  const { leaseUntil: _lease, retryAt: _retry, ...rest } = chunk;
  return {
    ...rest,
    state: left.length === 0 ? 'done' : 'pending',
    left,
    failed: { ...chunk.failed, ...failed },
    skipped: { ...chunk.skipped, ...skipped },
    unknown: [...(chunk.unknown ?? []), ...unknown],
  };
};

/** The people of a page, in chunks of one language each, of at most `size`. */
export const inChunks = <Recipient extends { language: Chunk['language'] }>(
  recipients: readonly Recipient[],
  size: number,
): { language: Chunk['language']; recipients: Recipient[] }[] => {
  const chunks: { language: Chunk['language']; recipients: Recipient[] }[] = [];
  for (const [language, people] of Map.groupBy(recipients, (recipient) => recipient.language)) {
    for (let at = 0; at < people.length; at += size) {
      chunks.push({ language, recipients: people.slice(at, at + size) });
    }
  }
  return chunks;
};
