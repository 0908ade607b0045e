import * as z from 'zod/mini';
import { userRecordSchema } from '../model/user.ts';

/** The item of a user, as it is read. */
export const storedUserSchema = z.pipe(
  z.object({
    data: userRecordSchema,
    version: z.number(),
    ttl: z.optional(z.number()),
    removed: z.optional(z.boolean()),
  }),
  z.transform(({ data, version, ttl, removed = false }) => ({ user: data, version, removed, expires: ttl })),
);

export interface StoredUser {
  user: z.infer<typeof userRecordSchema>;
  /** Grows with every change, so that of two simultaneous ones one notices. */
  version: number;
  /** Epoch seconds; set for an unverified or a removed user. */
  expires?: number | undefined;
  /** Set for a removed user: the claims are free again, and the other items are being deleted. */
  removed?: boolean;
}

/** DynamoDB deletes an item within days of its expiry; until then an expired item counts as deleted. */
export const hasExpired = ({ expires }: Pick<StoredUser, 'expires'>, nowSeconds: number): boolean =>
  expires !== undefined && expires <= nowSeconds;
