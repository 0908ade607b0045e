import { isPoolLock, poolLocked } from '#lambdas/auth/index.ts';
import { IdentityRefusal, type PasswordResult } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { AccountServices } from '../services.ts';

type Services = Pick<AccountServices, 'attempts' | 'identity'>;

/** @throws ProblemError `passwordWrong`, or `tooManyAttempts` if the pool refuses more attempts. */
const askPool = ({ identity }: Services, userId: string, password: string): Promise<PasswordResult> =>
  identity.checkPassword(userId, password).catch((error: unknown): PasswordResult => {
    if (!(error instanceof IdentityRefusal)) throw error;
    throw error.reason === 'limit' ? poolLocked(error) : new ProblemError('passwordWrong', { cause: error });
  });

/**
 * Checks the password and returns the login that the pool has made for it. Wrong passwords count as they do at a login.
 */
export const checkPassword = async (services: Services, userId: string, password: string): Promise<PasswordResult> => {
  await services.attempts.consume('password', userId);
  const result = await askPool(services, userId, password).catch(async (error: unknown) => {
    if (isPoolLock(error)) await services.attempts.refund('password', userId);
    throw error;
  });
  await services.attempts.reset('password', userId);
  return result;
};

/** Checking the password opens a login at the pool, which must not stay usable. */
export const endLogin = async ({ identity }: Pick<Services, 'identity'>, login: PasswordResult): Promise<void> => {
  if (login.kind === 'tokens' && login.tokens.refreshToken) await identity.revoke(login.tokens.refreshToken);
};

/**
 * Checks the password again before an action that a person at an unattended screen must not be able to take. @throws
 * ProblemError `passwordWrong` or `tooManyAttempts`.
 */
export const confirmPassword = async (services: Services, userId: string, password: string): Promise<void> => {
  await endLogin(services, await checkPassword(services, userId, password));
};
