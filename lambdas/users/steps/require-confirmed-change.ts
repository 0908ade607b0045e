import type { UserChanges } from '#contracts/users/endpoints.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '../model/user.ts';

/**
 * Keeps one administrator's token from taking over other accounts. Changes of addresses and roles, and blocking
 * administrators, need the password; an administrator's address can be changed only by that person, in their own
 * account, where it is verified. @throws ProblemError `confirmationNeeded`, `administratorAddress`.
 */
export const requireConfirmedChange = (caller: Caller, before: UserRecord, changes: UserChanges): void => {
  const { email, isAdmin, roles, enabled } = changes;
  const blocksAdministrator = before.isAdmin && enabled === false;
  if (email !== undefined || isAdmin !== undefined || roles !== undefined || blocksAdministrator) {
    requireConfirmation(caller);
  }
  if (email !== undefined && email !== before.email && before.isAdmin) throw new ProblemError('administratorAddress');
};
