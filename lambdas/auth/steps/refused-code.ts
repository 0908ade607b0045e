import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';

/** The refusal of a code of a second factor; what is no refusal of the pool is answered unchanged. */
export const refusedCode = (cause?: unknown): unknown => {
  if (cause !== undefined && !(cause instanceof IdentityRefusal)) return cause;
  if (cause?.reason === 'limit') return new ProblemError('tooManyAttempts', { cause, retryAfter: 60 });
  // Here Cognito says "not authorized" for a session that has expired.
  if (cause?.reason === 'credentials') return new ProblemError('challengeExpired', { cause });
  return new ProblemError('codeInvalid', { cause });
};
