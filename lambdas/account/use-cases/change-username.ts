import type * as contracts from '#contracts/account/endpoints.ts';
import { isReservedName } from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { AccountServices } from '../services.ts';
import { describeAccount, entryOfUpdate } from './profile.ts';

/** The former name becomes free. The pool does not know usernames, so the table's one transaction is enough. */
export const changeUsername =
  (services: AccountServices): Route<typeof contracts.changeUsername> =>
  async ({ caller, client, body: { username } }) => {
    requireConfirmation(caller);
    if (!caller.isAdmin && isReservedName(username)) throw new ProblemError('usernameTaken');
    const auditWrite = entryOfUpdate(services.audit, { caller, client });
    const user = await services.users.change(caller.userId, { username }, auditWrite);
    await services.sessions.setUsername(user.id, username);
    if (caller.username !== username) await notify(services, user, 'usernameChanged');
    return describeAccount(services, user);
  };
