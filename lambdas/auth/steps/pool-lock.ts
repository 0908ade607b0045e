import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';

/**
 * Seconds. After a burst of wrong passwords the pool is locked for a second or two, and twice as long with each further one: it is
 * worth asking again soon.
 */
const retryAfter = 5;

/** The refusal for a known user while the pool is locked. It says nothing about the password, which was not checked. */
export const poolLocked = (cause: IdentityRefusal): ProblemError =>
  new ProblemError('tooManyAttempts', { cause, retryAfter });

/** Whether a refusal is the pool's lock: the attempt of a known user does not count, no matter who else locked it. */
export const isPoolLock = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.code === 'tooManyAttempts' &&
  error.cause instanceof IdentityRefusal &&
  error.cause.reason === 'limit';
