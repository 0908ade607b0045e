import { randomUUID } from 'node:crypto';
import type * as contracts from '#contracts/auth/endpoints.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { foldCase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { isCommonPassword } from '#lambdas/platform/common-password.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal, type PasswordResult } from '#lambdas/platform/identity/identity.ts';
import { isOutage } from '#lambdas/platform/outage.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { nameSkeleton, type UserRecord } from '#lambdas/users/index.ts';
import type { LoginServices } from '../services.ts';
import { auditFailedLogin } from '../steps/audit-failed-login.ts';
import { beginChallenge } from '../steps/begin-challenge.ts';
import { knownDevice, rememberDevice } from '../steps/known-devices.ts';
import { openSession, recordSession } from '../steps/open-session.ts';
import { isPoolLock } from '../steps/pool-lock.ts';
import { refusedPassword } from '../steps/refused-password.ts';
import { signUpEntry } from '../steps/sign-up-entry.ts';
import type { Attempts } from '../store/attempts-store.ts';

/**
 * Checks the password, then opens a session or asks for the second factor. An unknown name takes the same steps with an
 * id that no user has: same reads, same work at the pool, same reply.
 */
export const login =
  (services: LoginServices): Route<typeof contracts.login> =>
  async ({ body: { username, password, timeZone, turnstileToken }, client, cookies, language }) => {
    const { attempts, botCheck, users } = services;
    const [subject, address] = [
      username.includes('@') ? foldCase(username) : nameSkeleton(username),
      addressSubject(client.ip),
    ];
    await attempts.consume('passwordByAddress', address);
    const [human, known] = await Promise.all([
      botCheck.passed(turnstileToken, { action: 'login', ip: client.ip }),
      subject.includes('@') ? users.idByEmail(subject) : users.idByUsername(subject),
    ]);
    // Checked before the account's own attempts, so that locking a user out costs as much work as guessing.
    if (!human) throw new ProblemError('botCheckFailed');
    const userId = known ?? randomUUID();
    const [user, decoy] = await Promise.all([users.byId(userId), decoyOf(services, subject)]);
    const device = await knownDevice(services, cookies, user);
    // Counted by what was typed: one count for a name and its address would reveal that they belong together.
    const counted: Parameters<Attempts['consume']> = device ? ['passwordByDevice', device] : ['password', subject];
    await attempts.consume(...counted);
    const passed = await auditFailedLogin(services, { user, client }, () =>
      passPassword(services, { userId, user, decoy, password, isStranger: !device }),
    ).catch(async (error: unknown) => {
      // This says nothing about the password: neither an outage nor a stranger's burst must lock anybody out.
      if (isOutage(error) || isPoolLock(error)) {
        await Promise.all([attempts.refund(...counted), attempts.refund('passwordByAddress', address)]);
      }
      throw error;
    });
    const [response] = await Promise.all([
      proceed(services, { ...passed, client, language }),
      attempts.reset(...counted),
      attempts.refund('passwordByAddress', address),
    ]);
    if ('token' in response) {
      await rememberDevice(services, cookies, response.user);
      await noteTimeZone(services, passed.user, timeZone);
    }
    return response;
  };

/**
 * The first one that a browser reports is kept; from then on it is the owner's to change. A password alone writes nothing
 * where a second factor is on, and a log-in does not fail because of the zone.
 */
const noteTimeZone = async (
  { users, log }: Pick<LoginServices, 'users' | 'log'>,
  user: UserRecord,
  timeZone: string | undefined,
) => {
  if (!timeZone || user.timeZone !== undefined) return;
  await users
    .change(user.id, (present) => ({ timeZone: present.timeZone ?? timeZone }))
    .catch((error: unknown) => log.error('time zone not noted', { error }));
};

/**
 * An address that has an account may have a sign-up beside it, whose password is tried as well: it would otherwise be the
 * one that cannot log in by its address. An invented id for every other address, so that all take the same time.
 */
const decoyOf = async ({ users }: Pick<LoginServices, 'users'>, subject: string) => {
  if (!subject.includes('@')) return undefined;
  const userId = await users.decoyByEmail(subject);
  return { userId: userId ?? randomUUID(), user: userId ? await users.byId(userId) : undefined };
};

/** The pool's answer to the password of a user who may log in. @throws ProblemError. */
const passPassword = async (
  { identity, users, audit }: Pick<LoginServices, 'identity' | 'users' | 'audit'>,
  {
    userId,
    user,
    decoy,
    password,
    isStranger,
  }: {
    userId: string;
    user: UserRecord | undefined;
    decoy: Awaited<ReturnType<typeof decoyOf>>;
    password: string;
    isStranger: boolean;
  },
): Promise<Pick<Passed, 'user' | 'result'>> => {
  const checkPassword = () =>
    identity.checkPassword(userId, password).catch((error: unknown): PasswordResult => {
      throw refusedPassword(error, { isStranger, begun: user });
    });
  const [tried, triedDecoy] = await Promise.allSettled([
    checkPassword(),
    decoy && identity.checkPassword(decoy.userId, password),
  ]);
  if (tried.status === 'rejected') {
    const refusal = triedDecoy.status === 'rejected' ? triedDecoy.reason : undefined;
    const isBegun = decoy?.user && refusal instanceof IdentityRefusal && refusal.reason === 'unconfirmed';
    throw isBegun ? refusedPassword(refusal, { isStranger, begun: decoy.user }) : tried.reason;
  }
  const result = tried.value;
  if (!user?.enabled || user.decoy) throw new ProblemError('invalidCredentials');
  await refuseCommonPassword(identity, { user, password, result });
  // The pool lets in only who has proven the address. Its trigger may have failed: without this the account expires.
  if (!user.emailVerified) await users.confirm(user.id, signUpEntry({ audit }));
  if (result.kind === 'tokens' || user.secondFactor === 'totp') return { user, result };
  // The pool asks for an authenticator that our record does not know (an interrupted setup): the record decides.
  await identity.setTotp(userId, false);
  return { user, result: await checkPassword() };
};

/**
 * With the code of a reset mail, a password can be set at the pool past the API, which would refuse a common one. So it is
 * refused here, by the same rule: it opens nothing, and the mailbox's owner chooses another.
 * @throws ProblemError `passwordMustChange`.
 */
const refuseCommonPassword = async (
  identity: Pick<LoginServices['identity'], 'revoke'>,
  { user, password, result }: { user: UserRecord; password: string; result: PasswordResult },
): Promise<void> => {
  if (!isCommonPassword(password, { username: '', email: user.email })) return;
  if (result.kind === 'tokens' && result.tokens.refreshToken) await identity.revoke(result.tokens.refreshToken);
  throw new ProblemError('passwordMustChange');
};

interface Passed {
  user: UserRecord;
  result: PasswordResult;
  client: Client;
  language: Language;
}

/** The password was correct: opens a session, or asks for the second factor. */
const proceed = async (
  services: LoginServices,
  { user, result, client, language }: Passed,
): Promise<Output<typeof contracts.login>> => {
  if (result.kind === 'totp') {
    return beginChallenge(services, { user, language, challenge: 'totp', session: result.session });
  }
  const { tokens } = result;
  // The pool did not ask a user of an authenticator for a code: it was switched off there, by an operator or while
  // another one is being set up. A second factor is still required, by mail.
  if (user.secondFactor === 'none') return openSession(services, { user, tokens, client });
  const { originId } = await recordSession(services, { user, tokens, client, state: 'pending' });
  return beginChallenge(services, { user, language, challenge: 'email', originId });
};
