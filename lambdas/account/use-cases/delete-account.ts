import type * as contracts from '#contracts/account/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { userResource } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';
import { entryOfUpdate, ownUser } from './profile.ts';
import { requireFactorProof } from './prove-factor.ts';

/**
 * Deletes the account: first the pool's user and with it every token, then the items in the table, sessions included.
 * An interrupted deletion is finished by an administrator's deletion of the user. @throws ProblemError
 * `lastAdministrator`.
 */
export const deleteAccount =
  (services: AccountServices): Route<typeof contracts.deleteAccount> =>
  async ({ caller, body, client }) => {
    const { users, identity, audit, readers } = services;
    const actor = { caller, client };
    await requireFactorProof(services, caller.userId, body);
    const user = await ownUser(services, caller.userId);
    // Only the table knows whether another administrator is left, and it must be asked before anything is deleted.
    if (user.isAdmin) await users.change(user.id, { isAdmin: false }, entryOfUpdate(audit, actor));
    await identity.remove(user.id);
    // Before removing the user, the only record of the address. Any refusal stays.
    await readers.forget(user.email);
    await users.remove(user.id, (removed) =>
      audit.entry(actor, { action: 'account.delete', resource: userResource(removed) }),
    );
    await notify(services, user, 'accountDeleted');
    return undefined;
  };
