import { type Beginning, isStillCurrent } from '#lambdas/auth/index.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';

/**
 * Records which second factor the caller uses from now on, and since when. Anything begun before cannot be finished, so
 * it cannot be used to get past the new factor. @throws ProblemError `codeInvalid` where that has happened to this
 * change.
 */
export const changeFactor = async (
  { users, audit, clock }: Pick<AccountServices, 'users' | 'audit' | 'clock'>,
  actor: { caller: Pick<Caller, 'userId' | 'username'>; client: Client },
  { to: secondFactor, begun }: { to: UserRecord['secondFactor']; begun: Beginning },
): Promise<UserRecord> => {
  const { userId: id, username: name } = actor.caller;
  const event = { action: 'account.changeSecondFactor', resource: { id, name } } as const;
  const change = (present: UserRecord) => {
    if (!isStillCurrent(begun, present)) throw new ProblemError('codeInvalid');
    return { secondFactor, factorSince: nowOf({ clock }) };
  };
  return users.change(id, change, (before, after) => audit.entry(actor, { ...event, before, after }));
};
