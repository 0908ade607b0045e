import * as z from 'zod/mini';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { UserRecord } from '../model/user.ts';
import { hasExpired } from './stored-user.ts';
import { emailClaim, nameClaims } from './user-items.ts';

const claimSchema = z.optional(z.object({ userId: z.string(), ttl: z.optional(z.number()) }));

/** Who holds a name or an address; `seconds` is the present time, since 1970. */
export const userClaims = (table: AppTable, seconds: () => number) => {
  const readClaim = async (key: { pk: string; sk: string }) => {
    const claim = claimSchema.parse(await readItem(table, key));
    return claim && { userId: claim.userId, expires: claim.ttl };
  };
  const holderOf = async (key: { pk: string; sk: string }): Promise<string | undefined> => {
    const claim = await readClaim(key);
    return claim && !hasExpired(claim, seconds()) ? claim.userId : undefined;
  };
  /**
   * A user of the time when a name had one claim has only that, until the next change. An unfinished sign-up may have been
   * followed by another one with its address.
   */
  const unheldClaims = async (user: UserRecord | undefined) => {
    const keys = user ? nameClaims(user.username) : [];
    const unheld = { free: [] as typeof keys, foreign: [] as typeof keys };
    if (user && !user.emailVerified) {
      const key = emailClaim(user);
      if ((await readClaim(key))?.userId !== user.id) unheld.free.push(key);
    }
    if (keys.length < 2) return unheld;
    for (const key of keys) {
      const claim = await readClaim(key);
      if (claim?.userId === user?.id) continue;
      unheld[claim && !hasExpired(claim, seconds()) ? 'foreign' : 'free'].push(key);
    }
    return unheld;
  };
  return { readClaim, holderOf, unheldClaims };
};
