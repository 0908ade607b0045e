import * as z from 'zod';
import { checkAttributes, requireWritable } from '../attributes.ts';
import type { Challenge } from '../challenges.ts';
import type { AppClient } from '../client-properties.ts';
import { requireSecretHash } from '../client-secret.ts';
import { notAuthorized, userDisabled } from '../errors.ts';
import { forRoles, metadata } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { requirePolicy } from '../password-policy.ts';
import type { UserPool } from '../pool.ts';
import { spendTotpCode } from '../second-factor.ts';
import { afterPassword, afterSecondFactor, type Parameters, required } from '../sign-in.ts';
import type { User } from '../users.ts';
import { clientOf } from './initiate-auth.ts';

interface Answer {
  pool: UserPool;
  client: AppClient;
  user: User;
  challenge: Challenge;
  session: string;
  responses: Parameters;
  metadata: Record<string, string> | undefined;
}

const totpCode = async ({ pool, client, user, session, responses, metadata }: Answer) => {
  const code = required(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  let totp: User['totp'];
  try {
    totp = spendTotpCode(pool, user, user.totp.secret ?? '', code);
  } catch (refusal) {
    pool.challenges.failed(session);
    throw refusal;
  }
  pool.challenges.end(session);
  return afterSecondFactor(pool, client, await pool.users.change(user.sub, { totp }), {
    occasion: 'Authentication',
    metadata,
  });
};

const newPassword = async ({ pool, client, user, session, responses, metadata }: Answer) => {
  const password = required(responses, 'NEW_PASSWORD');
  requirePolicy(password, pool.properties.Policies.PasswordPolicy);
  const prefix = 'userAttributes.';
  const attributes = Object.fromEntries(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
  checkAttributes(attributes, pool.properties);
  requireWritable(attributes, client);
  // Ended before anything is awaited: the session is good for one new password only.
  pool.challenges.end(session);
  const changed = await pool.users.change(user.sub, {
    status: 'CONFIRMED',
    password: await hashPassword(password),
    passwordExpires: null,
    attributes: { ...user.attributes, ...attributes },
  });
  return afterPassword(pool, client, changed, { occasion: 'NewPasswordChallenge', metadata });
};

const mfaSetup = async ({ pool, client, user, challenge, session, metadata }: Answer) => {
  if (!challenge.setup?.verified) throw notAuthorized('Invalid session for the user.');
  pool.challenges.end(session);
  return afterSecondFactor(pool, client, user, { occasion: 'Authentication', metadata });
};

const answers: Record<Challenge['name'], (answer: Answer) => Promise<object>> = {
  SOFTWARE_TOKEN_MFA: totpCode,
  NEW_PASSWORD_REQUIRED: newPassword,
  MFA_SETUP: mfaSetup,
};

const input = {
  ClientId: z.string(),
  ChallengeName: z.enum(['SOFTWARE_TOKEN_MFA', 'NEW_PASSWORD_REQUIRED', 'MFA_SETUP']),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: z.string(),
  ClientMetadata: metadata,
};

const respond = async (
  pool: UserPool,
  client: AppClient,
  {
    ChallengeName: name,
    ChallengeResponses: responses,
    Session: session,
    ClientMetadata,
  }: z.infer<z.ZodObject<typeof input>>,
) => {
  const username = required(responses, 'USERNAME');
  requireSecretHash(pool, client, username, responses.SECRET_HASH);
  const challenge = pool.challenges.require(session, name, client.id);
  const user = pool.users.find(username);
  if (user === undefined || user.sub !== challenge.sub) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw userDisabled();
  return answers[name]({ pool, client, user, challenge, session, responses, metadata: ClientMetadata });
};

export const adminRespondToAuthChallenge = forRoles(
  z.strictObject({
    ...input,
    UserPoolId: z.string(),
    AnalyticsMetadata: z.unknown().optional(),
    ContextData: z.unknown().optional(),
  }),
  async (pools, request) => {
    const pool = pools.byId(request.UserPoolId);
    return respond(pool, clientOf(pool, request.ClientId), request);
  },
);
