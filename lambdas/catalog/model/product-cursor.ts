import * as z from 'zod/mini';
import { lastOrder } from '#contracts/catalog/records.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import type { ProductPosition } from './catalog-reads.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const positionSchema = z.tuple([id, z.int().check(z.gte(0), z.lte(lastOrder)), id]);

export const encodePosition = ({ brandId, order, id }: ProductPosition): string => encodeCursor([brandId, order, id]);

/** Undefined for the first page. @throws ProblemError `invalidCursor`. */
export const decodePosition = (cursor: string | undefined): ProductPosition | undefined => {
  if (cursor === undefined) return undefined;
  const [brandId, order, id] = decodeCursor(cursor, positionSchema);
  return { brandId, order, id };
};
