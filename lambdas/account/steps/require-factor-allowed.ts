import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';

/**
 * Checks that the site lets this user set up a second factor of this kind. A user who has one keeps it, and may replace
 * it with the same kind, or with another that the site allows. @throws ProblemError `secondFactorNotAllowed`
 */
export const requireFactorAllowed = async (
  { readSettings }: Pick<AccountServices, 'readSettings'>,
  { secondFactor }: Pick<UserRecord, 'secondFactor'>,
  kind: 'totp' | 'email',
): Promise<void> => {
  if (secondFactor === kind) return;
  const { allowed, kinds } = await readSettings('twoFactor');
  const mayHaveOne = allowed || secondFactor !== 'none';
  if (!mayHaveOne || (kinds !== 'any' && kinds !== kind)) throw new ProblemError('secondFactorNotAllowed');
};
