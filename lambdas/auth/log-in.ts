import { randomUUID } from 'node:crypto';
import type { login } from '#contracts/auth.ts';
import type { Output } from '#contracts/endpoint.ts';
import type { Language } from '#contracts/language.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { Client } from '#lambdas/platform/http/client.ts';
import { IdentityRefusal, type PasswordResult } from '#lambdas/platform/identity/identity.ts';
import { isOutage } from '#lambdas/platform/outage.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { foldName, nameSkeleton, type UserRecord } from '#lambdas/users/index.ts';
import { addressSubject } from './attempts.ts';
import type { Attempts } from './attempts-store.ts';
import { beginChallenge } from './begin-challenge.ts';
import { enteringFailure } from './entering-failure.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { openSession, recordSession } from './open-session.ts';
import type { LoginServices } from './services.ts';

/**
 * Why a password was not enough. Cognito tells of an unconfirmed account only who knew its password; everything else
 * looks like a wrong password. So does its lock, to strangers: it would tell that two names belong to one user.
 */
export const loginProblem = (error: unknown, { isStranger }: { isStranger: boolean }): unknown => {
  if (!(error instanceof IdentityRefusal)) return error;
  if (error.reason === 'unconfirmed') return new ProblemError('accountUnconfirmed', { cause: error });
  if (error.reason === 'limit' && !isStranger)
    return new ProblemError('tooManyAttempts', { cause: error, retryAfter: 60 });
  return new ProblemError('invalidCredentials', { cause: error });
};

/**
 * The password, and then the session or the question for the second factor. A name that nobody has takes the same way,
 * with an id that nobody has: same reads, same work at the pool, same reply.
 */
export const logIn =
  (services: LoginServices): Route<typeof login> =>
  async ({ body: { username, password, turnstileToken }, client, cookies, language }) => {
    const { attempts, botCheck, users } = services;
    const [subject, address] = [
      username.includes('@') ? foldName(username) : nameSkeleton(username),
      addressSubject(client.ip),
    ];
    await attempts.take('passwordByAddress', address);
    const [human, known] = await Promise.all([
      botCheck.passed(turnstileToken, { action: 'login', ip: client.ip }),
      subject.includes('@') ? users.idByEmail(subject) : users.idByUsername(subject),
    ]);
    // Before the account's own attempts: locking somebody out is to cost as much work as guessing.
    if (!human) throw new ProblemError('botCheckFailed');
    const userId = known ?? randomUUID();
    const user = await users.byId(userId);
    const device = await knownDevice(services, cookies, user);
    // By what was typed: one count for a name and its address would tell that they belong together.
    const counted: Parameters<Attempts['take']> = device ? ['passwordByDevice', device] : ['password', subject];
    await attempts.take(...counted);
    const passed = await enteringFailure(services, { user, client }, () =>
      passPassword(services, { userId, user, password, isStranger: !device }),
    ).catch(async (error: unknown) => {
      // Nothing was told about the password: an outage must not lock anybody out.
      if (isOutage(error)) {
        await Promise.all([attempts.giveBack(...counted), attempts.giveBack('passwordByAddress', address)]);
      }
      throw error;
    });
    const [response] = await Promise.all([
      proceed(services, { ...passed, client, language }),
      attempts.forget(...counted),
      attempts.giveBack('passwordByAddress', address),
    ]);
    if ('token' in response) await rememberDevice(services, cookies, response.user);
    return response;
  };

/** What the pool says to the password of somebody who may log in. @throws ProblemError. */
const passPassword = async (
  { identity }: Pick<LoginServices, 'identity'>,
  {
    userId,
    user,
    password,
    isStranger,
  }: { userId: string; user: UserRecord | undefined; password: string; isStranger: boolean },
): Promise<Pick<Passed, 'user' | 'result'>> => {
  const checkPassword = () =>
    identity.checkPassword(userId, password).catch((error: unknown): PasswordResult => {
      throw loginProblem(error, { isStranger });
    });
  const result = await checkPassword();
  if (!user?.enabled) throw new ProblemError('invalidCredentials');
  if (result.kind === 'tokens' || user.secondFactor === 'totp') return { user, result };
  // The pool asks for an authenticator that our record does not know of (a set-up that was cut off): the record decides.
  await identity.setTotp(userId, false);
  return { user, result: await checkPassword() };
};

interface Passed {
  user: UserRecord;
  result: PasswordResult;
  client: Client;
  language: Language;
}

/** The password was right: a session, or the question for the second factor. */
const proceed = async (
  services: LoginServices,
  { user, result, client, language }: Passed,
): Promise<Output<typeof login>> => {
  if (result.kind === 'totp') {
    return beginChallenge(services, { user, language, challenge: 'totp', session: result.session });
  }
  const { tokens } = result;
  // A user of an authenticator whom the pool did not ask: it was switched off there, by an operator or for a moment while
  // another one is set up. The second factor holds all the same, by mail.
  if (user.secondFactor === 'none') return openSession(services, { user, tokens, client });
  const { originId } = await recordSession(services, { user, tokens, client, state: 'pending' });
  return beginChallenge(services, { user, language, challenge: 'email', originId });
};
