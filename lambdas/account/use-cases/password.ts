import type * as contracts from '#contracts/account/endpoints.ts';
import { rememberDevice } from '#lambdas/auth/index.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { requireGoodPassword } from '#lambdas/platform/require-good-password.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { userResource } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';
import { confirmPassword } from '../steps/confirm-password.ts';
import { ownUser } from './profile.ts';

/** A session opened with the former password ends at its next call; the caller's own stays. */
export const changePassword =
  (services: AccountServices): Route<typeof contracts.changePassword> =>
  async ({ caller, client, cookies, body: { currentPassword, newPassword } }) => {
    const actor = { caller, client };
    const user = await ownUser(services, caller.userId);
    await requireGoodPassword(services.readSettings, { field: 'newPassword', password: newPassword }, user);
    await confirmPassword(services, user.id, currentPassword);
    await services.identity.setPassword(user.id, newPassword).catch((error: unknown) => {
      const isRefused = error instanceof IdentityRefusal && error.reason === 'password';
      throw isRefused ? new ProblemError('passwordTooCommon', { cause: error }) : error;
    });
    // Ends everything begun with the former password, perhaps by another person with the same token.
    await services.users.change(user.id, { devicesFrom: nowOf(services) });
    await Promise.all([rememberDevice(services, cookies, user), services.sessions.unconfirm(caller)]);
    // In parallel: the owner is informed regardless of how many sessions were opened.
    await Promise.all([
      endSessions(services, user.id, { actor, except: caller.originId }),
      services.audit.record(actor, { action: 'account.changePassword', resource: userResource(user) }),
      notify(services, user, 'passwordChanged'),
    ]);
    return undefined;
  };
