import { randomUUID } from 'node:crypto';
import type * as contracts from '#contracts/auth/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { withMinimumDuration } from '#lambdas/platform/minimum-duration.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { requireGoodPassword } from '#lambdas/platform/require-good-password.ts';
import type { LoginServices } from '../services.ts';
import { afterReset } from '../steps/after-reset.ts';
import { rememberDevice } from '../steps/known-devices.ts';

const replyTime = 500;

/**
 * A code that the pool refuses after too many attempts is reported as a wrong one, because only existing users have
 * such a count.
 */
const resetProblem = (cause: unknown): unknown => {
  if (!(cause instanceof IdentityRefusal)) return cause;
  return new ProblemError(cause.reason === 'password' ? 'passwordTooCommon' : 'resetLinkInvalid', { cause });
};

/**
 * Sets a new password for the holder of the mailed code and ends every session. The pool's trigger does the same for
 * resets that bypass this API, but AWS documents it only for users who signed up themselves. So this does what the
 * trigger has not done, as `devicesFrom` shows. This browser counts as one of the user's from now on, so strangers who
 * try passwords meanwhile do not keep the user out.
 */
export const resetPassword =
  (services: LoginServices): Route<typeof contracts.resetPassword> =>
  async ({ body: { email, code, password }, client, cookies, language }) => {
    const { attempts, identity, users, readSettings } = services;
    const [subject, address] = [email.toLowerCase(), addressSubject(client.ip)];
    await attempts.consume('codeByAddress', address);
    // The username is not checked: a refusal would reveal to a person who knows only the address that the password
    // contains it.
    await requireGoodPassword(readSettings, { field: 'password', password }, { username: '', email });
    await attempts.consume('resetCode', subject);
    await withMinimumDuration(services, replyTime, async () => {
      const id = (await users.idByEmail(email)) ?? randomUUID();
      const metadata = { language };
      const before = await users.byId(id);
      await identity.resetPassword({ userId: id, code, password, metadata }).catch((error: unknown) => {
        throw resetProblem(error);
      });
      const user = await users.byId(id);
      if (user && user.devicesFrom === before?.devicesFrom) {
        const actor = { caller: { userId: id, username: user.username }, client };
        await afterReset(services, user, { actor, language });
      }
      await rememberDevice(services, cookies, { id });
    });
    await Promise.all([attempts.reset('resetCode', subject), attempts.refund('codeByAddress', address)]);
    return undefined;
  };
