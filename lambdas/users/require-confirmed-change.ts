import type { UserChanges } from '#contracts/users.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from './user.ts';

/**
 * With one administrator's token nobody takes over another account: addresses, roles and the blocking of administrators
 * need the password, and an administrator's address is changed by that person alone, in their account, where it is proven.
 * @throws ProblemError `confirmationNeeded`, `administratorAddress`.
 */
export const requireConfirmedChange = (caller: Caller, before: UserRecord, changes: UserChanges): void => {
  const { email, isAdmin, roles, enabled } = changes;
  const blocksAdministrator = before.isAdmin && enabled === false;
  if (email !== undefined || isAdmin !== undefined || roles !== undefined || blocksAdministrator) {
    requireConfirmation(caller);
  }
  if (email !== undefined && email !== before.email && before.isAdmin) throw new ProblemError('administratorAddress');
};
