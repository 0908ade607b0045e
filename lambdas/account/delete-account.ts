import type { deleteAccount as contract } from '#contracts/account.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { userResource } from '#lambdas/users/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { entryOfUpdate, ownUser } from './profile.ts';
import type { AccountServices } from './services.ts';

/**
 * Erases the account. The pool's user goes first, and with them every token; then what the table holds, sessions
 * included. Cut off in the middle, an administrator's deletion finishes it. @throws ProblemError `lastAdministrator`.
 */
export const deleteAccount =
  (services: AccountServices): Route<typeof contract> =>
  async ({ caller, body, client }) => {
    const { users, identity, audit } = services;
    const actor = { caller, client };
    await confirmPassword(services, caller.userId, body.password);
    const user = await ownUser(services, caller.userId);
    // The table alone knows whether an administrator is left, and must say so before anything is gone.
    if (user.isAdmin) await users.change(user.id, { isAdmin: false }, entryOfUpdate(audit, actor));
    await identity.remove(user.id);
    await users.remove(user.id, (removed) =>
      audit.entry(actor, { action: 'account.delete', resource: userResource(removed) }),
    );
    await notify(services, user, 'accountDeleted');
    return undefined;
  };
