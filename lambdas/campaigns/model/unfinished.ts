import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { type Chunk, leftOf } from './chunk.ts';
import { type Outcomes, wasReported } from './outcomes.ts';

/** Mails of a campaign without a result, by what they wait for. */
export const unfinishedSchema = z.object({
  /** For their turn, or for an answer that is due. */
  due: z.number(),
  /** Refused for the rate: how many, and when the first ones are tried again. */
  retry: z.optional(z.object({ count: z.number(), at: timeSchema })),
  /** Handed over by a worker that died: how many have no report, and when the last of these workers must have ended. */
  uncertain: z.optional(z.object({ count: z.number(), ended: timeSchema })),
});
export type Unfinished = z.infer<typeof unfinishedSchema>;

export const nothingUnfinished: Unfinished = { due: 0 };

export const unfinishedOf = (chunk: Chunk, outcomes: Outcomes, now: number): Unfinished => {
  const { state, retryAt, leaseUntil } = chunk;
  if (state === 'done') return nothingUnfinished;
  const left = leftOf(chunk);
  if (state === 'pending' && retryAt && Date.parse(retryAt) > now)
    return { due: 0, retry: { count: left.length, at: retryAt } };
  const unreported = left.filter((position) => !wasReported(outcomes, position)).length;
  if (state === 'calling' && leaseUntil && Date.parse(leaseUntil) <= now && unreported > 0)
    return { due: 0, uncertain: { count: unreported, ended: leaseUntil } };
  return { due: left.length };
};

export const addUnfinished = (one: Unfinished, other: Unfinished): Unfinished => {
  const [retries, calls] = [
    [one, other].flatMap(({ retry }) => retry ?? []),
    [one, other].flatMap(({ uncertain }) => uncertain ?? []),
  ];
  const count = (some: readonly { count: number }[]) => some.reduce((sum, each) => sum + each.count, 0);
  const [first] = retries.map(({ at }) => at).sort();
  const last = calls
    .map(({ ended }) => ended)
    .sort()
    .at(-1);
  return {
    due: one.due + other.due,
    ...(first ? { retry: { count: count(retries), at: first } } : {}),
    ...(last ? { uncertain: { count: count(calls), ended: last } } : {}),
  };
};
