import * as z from 'zod/mini';
import { userRecordSchema } from '../user.ts';

/** The item under a user's key, as it is read. */
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
  /** Grows with every change, so that of two at once one notices. */
  version: number;
  /** Epoch seconds; of an unverified or a removed one. */
  expires?: number | undefined;
  /** Its claims are free again; what lies under its key is being deleted. */
  removed?: boolean;
}

/** DynamoDB deletes within days of the expiry; until then an expired item counts as gone. */
export const hasExpired = ({ expires }: Pick<StoredUser, 'expires'>, nowSeconds: number): boolean =>
  expires !== undefined && expires <= nowSeconds;
