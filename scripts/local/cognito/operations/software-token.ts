import * as z from 'zod';
import { enableSoftwareTokenMfa, invalidParameter, notAuthorized } from '../errors.ts';
import { digits, forEveryone, forRoles, type Pools, username } from '../operation.ts';
import type { UserPool } from '../pool.ts';
import { spendTotpCode } from '../second-factor.ts';
import { createTotpSecret } from '../totp.ts';
import type { User } from '../users.ts';
import { userOf } from './users.ts';

/** Who sets up: with an access token, or in the middle of a sign-in that demands a second factor. */
const proof = { AccessToken: z.string().optional(), Session: z.string().optional() };

const bySession = (pools: Pools, session: string) => {
  for (const pool of pools.all()) {
    const challenge = pool.challenges.find(session, 'MFA_SETUP');
    const user = challenge && pool.users.bySub(challenge.sub);
    if (challenge !== undefined && user !== undefined) return { pool, user, challenge };
  }
  throw notAuthorized('Invalid session for the user.');
};

const requireOneProof = (token: string | undefined, session: string | undefined): void => {
  if ((token === undefined) === (session === undefined)) {
    throw invalidParameter('Either an access token or a session is required, not both.');
  }
};

export const associateSoftwareToken = forEveryone(z.strictObject(proof), async (pools, { AccessToken, Session }) => {
  requireOneProof(AccessToken, Session);
  const secret = createTotpSecret();
  if (Session !== undefined) {
    const { challenge } = bySession(pools, Session);
    challenge.setup = { secret, verified: false };
    return { SecretCode: secret, Session };
  }
  const { pool, user } = pools.byAccessToken(AccessToken ?? '');
  // The former app no longer counts, and the preference stays as it is without effect.
  await pool.users.change(user.sub, { totp: { ...user.totp, secret: null, pending: secret } });
  return { SecretCode: secret };
});

const accepted = (pool: UserPool, user: User, secret: string | null | undefined, code: string): User['totp'] => {
  if (!secret) throw invalidParameter('User has not set up software token mfa');
  try {
    return { ...spendTotpCode(pool, user, secret, code), secret, pending: null };
  } catch {
    throw enableSoftwareTokenMfa('Code mismatch');
  }
};

export const verifySoftwareToken = forEveryone(
  z.strictObject({ ...proof, UserCode: digits, FriendlyDeviceName: z.string().optional() }),
  async (pools, { AccessToken, Session, UserCode }) => {
    requireOneProof(AccessToken, Session);
    if (Session !== undefined) {
      const { pool, user, challenge } = bySession(pools, Session);
      const totp = accepted(pool, user, challenge.setup?.secret, UserCode);
      if (challenge.setup) challenge.setup.verified = true;
      // A user who had to set up a factor to sign in uses it from now on.
      await pool.users.change(user.sub, { totp: { ...totp, enabled: true } });
      return { Status: 'SUCCESS', Session };
    }
    const { pool, user } = pools.byAccessToken(AccessToken ?? '');
    await pool.users.change(user.sub, { totp: accepted(pool, user, user.totp.pending, UserCode) });
    return { Status: 'SUCCESS' };
  },
);

const off = z.strictObject({ Enabled: z.literal(false).optional(), PreferredMfa: z.literal(false).optional() });
const preferences = {
  SoftwareTokenMfaSettings: z
    .strictObject({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
    .optional(),
  SMSMfaSettings: off.optional(),
  EmailMfaSettings: off.optional(),
};

const setPreference = async (
  pool: UserPool,
  { sub, totp }: User,
  { SoftwareTokenMfaSettings: settings }: z.infer<z.ZodObject<typeof preferences>>,
) => {
  if (settings === undefined) return {};
  const { Enabled: enabled, PreferredMfa } = settings;
  if (enabled && totp.secret === null) throw invalidParameter('User has not verified software token mfa');
  if (!enabled && totp.enabled && totp.secret === null)
    throw invalidParameter('User has not set up software token mfa');
  await pool.users.change(sub, { totp: { ...totp, enabled, preferred: enabled && PreferredMfa } });
  return {};
};

export const setUserMfaPreference = forEveryone(
  z.strictObject({ ...preferences, AccessToken: z.string() }),
  async (pools, input) => {
    const { pool, user } = pools.byAccessToken(input.AccessToken);
    return setPreference(pool, user, input);
  },
);

export const adminSetUserMfaPreference = forRoles(
  z.strictObject({ ...preferences, UserPoolId: z.string(), Username: username }),
  async (pools, input) => {
    const { pool, user } = userOf(pools, input);
    return setPreference(pool, user, input);
  },
);
