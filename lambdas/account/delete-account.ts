import type { deleteAccount as contract } from '#contracts/account.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { confirmPassword } from './confirm-password.ts';
import { ownUser } from './profile.ts';
import type { AccountServices } from './services.ts';

/**
 * Erases the account. The pool's user goes first, and with them every token; then what the table holds, sessions
 * included. Cut off in the middle, an administrator's deletion finishes it. @throws ProblemError `lastAdministrator`.
 */
export const deleteAccount =
  (services: AccountServices): Route<typeof contract> =>
  async ({ caller, body }) => {
    await confirmPassword(services, caller.userId, body.password);
    const user = await ownUser(services, caller.userId);
    // The table alone knows whether an administrator is left, and must say so before anything is gone.
    if (user.isAdmin) await services.users.change(user.id, { isAdmin: false });
    await services.identity.remove(user.id);
    await services.users.remove(user.id);
    await notify(services, user, 'accountDeleted');
    return undefined;
  };
