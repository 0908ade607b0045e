import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';

/**
 * Whether the site lets this user set up a second factor. Whoever has one keeps it, and may replace it. @throws
 * ProblemError `secondFactorNotAllowed`
 */
export const requireFactorAllowed = async (
  { readSettings }: Pick<AccountServices, 'readSettings'>,
  { secondFactor }: Pick<UserRecord, 'secondFactor'>,
): Promise<void> => {
  if (secondFactor !== 'none') return;
  if (!(await readSettings('twoFactor')).allowed) throw new ProblemError('secondFactorNotAllowed');
};
