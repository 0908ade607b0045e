import type * as z from 'zod/mini';
import { ProblemError } from '../problem.ts';

/**
 * A page cursor holds the few plain values from which the server rebuilds its own key, never the key itself. A reader
 * who changes one can only ask for another position in the same list.
 */
export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @throws ProblemError `invalidCursor` (400) for anything that `schema` does not accept. */
export const decodeCursor = <Schema extends z.ZodMiniType>(cursor: string, schema: Schema): z.output<Schema> => {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new ProblemError('invalidCursor', { cause });
  }
};
