import * as z from 'zod/mini';
import type { slices } from '../slices/index.ts';
import type { KeysOf } from '../slices/union.ts';

/** Every refusal has this shape: `error` is text in the request's language, to be shown as it is. */
export const problemSchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** The fault of each field of a form, as text in the request's language. */
  fields: z.optional(z.catchall(z.object({}), z.string())),
  /** Seconds to wait before trying again. */
  retryAfter: z.optional(z.number()),
  /** `accountUnconfirmed`: the data for its code page. A caller who gets this has given the right password. */
  signUp: z.optional(z.object({ userId: z.string(), username: z.string(), email: z.string() })),
});
export type Problem = z.infer<typeof problemSchema>;

type Slice = (typeof slices)[number];
/** Stable machine codes. Each slice declares its own; `contracts/http/problem-codes.ts` has all of them. */
export type ProblemCode = KeysOf<Extract<Slice, { problems: unknown }>['problems']>;
