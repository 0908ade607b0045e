import type { Challenge } from './challenges.ts';
import type { AppClient } from './client-properties.ts';
import { requireSecretHash } from './client-secret.ts';
import {
  invalidParameter,
  notAuthorized,
  userDisabled,
  userNotConfirmed,
  userNotFound,
  wrongCredentials,
} from './errors.ts';
import { isPassword } from './password-hash.ts';
import type { UserPool } from './pool.ts';
import { type Making, tokenScopes } from './token-scopes.ts';
import { issueTokens } from './tokens.ts';
import { whoseAttempts } from './unknown-users.ts';
import type { User } from './users.ts';

/** `AuthParameters` or `ChallengeResponses` of a request. */
export type Parameters = Record<string, string>;

export const required = (parameters: Parameters, name: string): string => {
  const value = parameters[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

/** Cognito hands a request's metadata to the trigger where a challenge is answered, and not where the password is given. */
const afterRequest: Making = { occasion: 'Authentication', metadata: undefined };

const tokensFor = async (pool: UserPool, client: AppClient, user: User, making: Making) => {
  const scopes = await tokenScopes(pool, client, user, making);
  const { signIn, token } = await pool.signIns.open({
    sub: user.sub,
    clientId: client.id,
    lifetimeSeconds: client.validity.refresh,
  });
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...issueTokens(pool, client, user, { signIn, scopes }), RefreshToken: token },
  };
};

const challenge = (
  pool: UserPool,
  client: AppClient,
  user: User,
  name: Challenge['name'],
  parameters: Record<string, string> = {},
) => ({
  ChallengeName: name,
  Session: pool.challenges.begin({ name, sub: user.sub, clientId: client.id }, client.validity.session),
  ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...parameters },
});

/** The step after a correct password: the second factor if there is one, else the tokens. */
export const afterPassword = async (pool: UserPool, client: AppClient, user: User, making = afterRequest) => {
  const { MfaConfiguration } = pool.properties;
  if (MfaConfiguration !== 'OFF' && user.totp.enabled && user.totp.secret)
    return challenge(pool, client, user, 'SOFTWARE_TOKEN_MFA');
  if (MfaConfiguration !== 'ON') return tokensFor(pool, client, user, making);
  return challenge(pool, client, user, 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
};

/** The step after a correct second factor. */
export const afterSecondFactor = tokensFor;

/**
 * Signs in with a password. Only a caller with the right password learns that a user is disabled, or not confirmed; an
 * unknown user costs the same work.
 */
export const withPassword = async (pool: UserPool, client: AppClient, parameters: Parameters) => {
  const username = required(parameters, 'USERNAME');
  const password = required(parameters, 'PASSWORD');
  requireSecretHash(pool, client, username, parameters.SECRET_HASH);
  const { passwords } = pool.attempts;
  const before = pool.users.find(username);
  const isRight = await isPassword(password, before?.password);
  const who = whoseAttempts(before, username);
  passwords.require(who);
  // The user's present state, because hashing took its time.
  const user = before && pool.users.bySub(before.sub);
  if (user === undefined || !isRight) {
    passwords.failed(who);
    throw user === undefined && !client.hidesUsers ? userNotFound() : wrongCredentials();
  }
  passwords.succeeded(who);
  if (!user.enabled) throw userDisabled();
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed();
  if (user.status === 'CONFIRMED') return afterPassword(pool, client, user);
  if ((user.passwordExpires ?? 0) <= pool.now()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  return challenge(pool, client, user, 'NEW_PASSWORD_REQUIRED', {
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(user.attributes),
  });
};

/** New access and id tokens of a sign-in, whose id and time stay. `check` proves that the client asks. */
export const withRefreshToken = async (
  pool: UserPool,
  client: AppClient,
  { token, metadata }: { token: string; metadata?: Making['metadata'] },
  check: (user: User) => void,
) => {
  const signIn = pool.signIns.require(token, client.id);
  const user = pool.users.bySub(signIn.sub);
  if (user === undefined) throw userNotFound();
  check(user);
  const scopes = await tokenScopes(pool, client, user, { occasion: 'RefreshTokens', metadata });
  return issueTokens(pool, client, user, { signIn, scopes });
};
