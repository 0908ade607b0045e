import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { poolLocked } from './pool-lock.ts';

/**
 * The refusal of a password. Cognito mentions an unconfirmed account only to a person who knows its password; every
 * other case looks like a wrong password. For strangers this includes Cognito's lock, which would reveal that two names
 * belong to one user.
 */
export const refusedPassword = (
  error: unknown,
  { isStranger, begun }: { isStranger: boolean; begun?: UserRecord | undefined },
): unknown => {
  if (!(error instanceof IdentityRefusal)) return error;
  if (error.reason === 'unconfirmed') {
    const signUp = begun && { userId: begun.id, username: begun.username, email: begun.email };
    return new ProblemError('accountUnconfirmed', { cause: error, signUp });
  }
  if (error.reason === 'limit' && !isStranger) return poolLocked(error);
  return new ProblemError('invalidCredentials', { cause: error });
};
