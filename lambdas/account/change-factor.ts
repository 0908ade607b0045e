import { nowOf } from '#lambdas/platform/clock.ts';
import type { Client } from '#lambdas/platform/http/client.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { enrolment } from './enrolment.ts';
import type { AccountServices } from './services.ts';

/**
 * Records which second factor the caller uses from now on, and since when. What was begun before ends: nobody
 * can use it to get past the new factor.
 */
export const changeFactor = async (
  { users, audit, challenges, clock }: Pick<AccountServices, 'users' | 'audit' | 'challenges' | 'clock'>,
  actor: { caller: Pick<Caller, 'userId' | 'username'>; client: Client },
  secondFactor: UserRecord['secondFactor'],
): Promise<UserRecord> => {
  const { userId: id, username: name } = actor.caller;
  const event = { action: 'account.changeSecondFactor', resource: { id, name } } as const;
  const user = await users.change(id, { secondFactor, factorSince: nowOf({ clock }) }, (before, after) =>
    audit.entry(actor, { ...event, before, after }),
  );
  await Promise.all((['totp', 'email'] as const).map((kind) => challenges.end(enrolment(kind, id))));
  return user;
};
