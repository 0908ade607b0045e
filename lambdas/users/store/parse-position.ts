import type * as z from 'zod/mini';
import { ProblemError } from '#lambdas/platform/problem.ts';

/** The position in a cursor, at which a page begins. @throws ProblemError `invalidCursor`. */
export const parsePosition = <Schema extends z.ZodMiniType>(schema: Schema, position: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(position);
  if (!parsed.success) throw new ProblemError('invalidCursor', { cause: parsed.error });
  return parsed.data;
};
