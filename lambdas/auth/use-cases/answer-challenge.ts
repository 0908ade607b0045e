import type * as contracts from '#contracts/auth/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { readAccessToken } from '#lambdas/platform/identity/access-token.ts';
import { IdentityRefusal, type Tokens } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { type ChallengeRecord, isStillCurrent } from '../model/challenge.ts';
import { codeHash, sameHash } from '../model/codes.ts';
import type { LoginServices } from '../services.ts';
import { auditFailedLogin } from '../steps/audit-failed-login.ts';
import { rememberDevice } from '../steps/known-devices.ts';
import { logInEntry, openSession, toCurrentUser } from '../steps/open-session.ts';
import { redeemRecoveryCode } from '../steps/redeem-recovery-code.ts';
import { refusedCode } from '../steps/refused-code.ts';

const answerTotp = async (
  services: LoginServices,
  { challenge, user, code, client }: { challenge: ChallengeRecord; user: UserRecord; code: string; client: Client },
) => {
  const tokens = await services.identity
    .answerTotp(user.id, challenge.session ?? '', code)
    .catch((error: unknown): Tokens => {
      throw refusedCode(error);
    });
  await services.challenges.end(challenge.idHash);
  return openSession(services, { user, tokens, client });
};

const answerMailedCode = async (
  services: LoginServices,
  { challenge, user, code, client }: { challenge: ChallengeRecord; user: UserRecord; code: string; client: Client },
) => {
  const { sessions, challenges, identity, clock } = services;
  const given = codeHash(await services.codeKey(), challenge.idHash, code);
  if (!sameHash(given, challenge.codeHash ?? '')) throw refusedCode();
  if (!(await challenges.end(challenge.idHash))) throw new ProblemError('challengeExpired');
  const key = { userId: user.id, originId: challenge.originId ?? '' };
  const session = await sessions.get(key);
  if (session?.state !== 'pending' || !session.refreshToken) throw new ProblemError('challengeExpired');
  // The first token was discarded when the code was requested, because it must not be stored anywhere.
  const { accessToken } = await identity.refresh(user.id, session.refreshToken).catch((error: unknown): Tokens => {
    throw error instanceof IdentityRefusal ? new ProblemError('challengeExpired', { cause: error }) : error;
  });
  const lastActivity = nowOf({ clock });
  const activated = await sessions.activate(
    key,
    { expiry: readAccessToken(accessToken).expiry, lastActivity },
    logInEntry(services, session, client),
  );
  if (!activated) throw new ProblemError('challengeExpired');
  await services.users.recordLogin(user.id, lastActivity);
  return { token: accessToken, user: toCurrentUser(user) };
};

/** Whether the log-in is still the one that the password was checked for. */
const isCurrent = (challenge: ChallengeRecord, user: UserRecord): boolean =>
  isStillCurrent(challenge, user) && (challenge.kind !== 'totp' || user.secondFactor === 'totp');

/**
 * The second step of a login. Every attempt is counted before it is made, for the challenge, the account and the
 * address.
 */
export const answerChallenge =
  (services: LoginServices): Route<typeof contracts.answerChallenge> =>
  async ({ body, client, cookies }) => {
    const { attempts, challenges, users } = services;
    const address = addressSubject(client.ip);
    await attempts.consume('codeByAddress', address);
    const challenge = await challenges.countTry(secretIdHash(body.challengeId));
    const isLogin = challenge?.kind === 'totp' || challenge?.kind === 'email';
    const user = isLogin ? await users.byId(challenge.userId) : undefined;
    if (!challenge || !user?.enabled || !isCurrent(challenge, user)) throw new ProblemError('challengeExpired');
    await attempts.consume('code', user.id);
    const answer = { challenge, user, client };
    const response = await auditFailedLogin(services, { user, client }, () => {
      if ('recoveryCode' in body) {
        return redeemRecoveryCode(services, { ...answer, recoveryCode: body.recoveryCode, password: body.password });
      }
      const given = { ...answer, code: body.code };
      return challenge.kind === 'totp' ? answerTotp(services, given) : answerMailedCode(services, given);
    });
    await Promise.all([
      attempts.reset('code', user.id),
      attempts.refund('codeByAddress', address),
      rememberDevice(services, cookies, user),
    ]);
    return response;
  };
