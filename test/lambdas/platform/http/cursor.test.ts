import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';

const schema = z.tuple([z.string(), z.int()]);

describe('page cursor', () => {
  it('comes back as it was made', () => {
    expect(decodeCursor(encodeCursor(['bloch', 2]), schema)).toEqual(['bloch', 2]);
  });

  it.each(['', '%%%', 'bnVsbA', encodeCursor([]), encodeCursor(['bloch', 'x']), encodeCursor(['bloch', 1, 'extra'])])(
    'refuses %j',
    (cursor) => {
      expect(() => decodeCursor(cursor, schema)).toThrow(
        expect.objectContaining({ code: 'invalidCursor', status: 400 }),
      );
    },
  );
});
