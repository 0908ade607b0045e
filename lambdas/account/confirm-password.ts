import { IdentityRefusal, type PasswordResult } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { AccountServices } from './services.ts';

/**
 * Asks for the password again before something that a person at a forgotten open screen must not do. Wrong ones count as
 * at the login. @throws ProblemError `passwordWrong` or `tooManyAttempts`.
 */
export const confirmPassword = async (
  { attempts, identity }: Pick<AccountServices, 'attempts' | 'identity'>,
  userId: string,
  password: string,
): Promise<void> => {
  await attempts.take('password', userId);
  const result = await identity.checkPassword(userId, password).catch((error: unknown): PasswordResult => {
    if (!(error instanceof IdentityRefusal)) throw error;
    if (error.reason === 'limit') throw new ProblemError('tooManyAttempts', { cause: error, retryAfter: 60 });
    throw new ProblemError('passwordWrong', { cause: error });
  });
  // The pool has logged somebody in to check it; nobody is to have that login.
  if (result.kind === 'tokens' && result.tokens.refreshToken) await identity.revoke(result.tokens.refreshToken);
  await attempts.forget('password', userId);
};
