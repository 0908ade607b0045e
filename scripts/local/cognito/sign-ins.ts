import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { openJournal } from '../runtime/journal.ts';
import { notAuthorized } from './errors.ts';

const day = 86_400_000;

const signInSchema = z.strictObject({
  /** `origin_jti` of every token that comes from this sign-in. */
  originId: z.string(),
  sub: z.string(),
  clientId: z.string(),
  /** Seconds since 1970, as tokens have it. */
  authTime: z.number(),
  /** When its refresh token ends, in milliseconds. */
  expires: z.number(),
  /** SHA-256 of the refresh token. */
  hash: z.string(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** The sign-ins of a pool with their refresh tokens. One that was revoked is gone, and its tokens with it. */
export interface SignIns {
  open(options: { sub: string; clientId: string; lifetimeSeconds: number }): Promise<{ signIn: SignIn; token: string }>;
  get(originId: string): SignIn | undefined;
  /** The sign-in of a refresh token that was given to this client. */
  find(token: string, clientId: string): SignIn | undefined;
  /** The same; throws unless the token still counts. */
  require(token: string, clientId: string): SignIn;
  revoke(originId: string): Promise<void>;
  revokeAll(sub: string): Promise<void>;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
/** A refresh token starts with its sign-in's id; the rest is random. */
const wellFormed = /^[\da-f-]{36}\.[\w-]{128}$/;
const originOf = (token: string): string => token.slice(0, 36);

export const openSignIns = async (file: string, now: () => number, isKnown = false): Promise<SignIns> => {
  // Access tokens may outlive the refresh token by a day at most.
  const journal = await openJournal(file, signInSchema, {
    keep: ({ expires }) => expires + day > now(),
    isKnown,
  });
  const find = (token: string, clientId: string): SignIn | undefined => {
    const signIn = journal.get(originOf(token));
    if (signIn?.clientId !== clientId) return undefined;
    return timingSafeEqual(hashOf(token), Buffer.from(signIn.hash, 'base64')) ? signIn : undefined;
  };
  return {
    open: async ({ sub, clientId, lifetimeSeconds }) => {
      const originId = randomUUID();
      const token = `${originId}.${randomBytes(96).toString('base64url')}`;
      const signIn: SignIn = {
        originId,
        sub,
        clientId,
        authTime: Math.floor(now() / 1000),
        expires: now() + lifetimeSeconds * 1000,
        hash: hashOf(token).toString('base64'),
      };
      await journal.put(originId, signIn);
      return { signIn, token };
    },
    get: journal.get,
    find,
    require: (token, clientId) => {
      const signIn = find(token, clientId);
      if (signIn === undefined) {
        const isRevoked = wellFormed.test(token) && journal.get(originOf(token)) === undefined;
        throw notAuthorized(isRevoked ? 'Refresh Token has been revoked' : 'Invalid Refresh Token');
      }
      if (signIn.expires <= now()) throw notAuthorized('Refresh Token has expired');
      return signIn;
    },
    revoke: journal.delete,
    revokeAll: async (sub) => {
      const theirs = journal.values().filter((each) => each.sub === sub);
      await Promise.all(theirs.map(({ originId }) => journal.delete(originId)));
    },
  };
};
