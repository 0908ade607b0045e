import { randomUUID } from 'node:crypto';
import type { resetPassword as contract } from '#contracts/auth.ts';
import { atLeast } from '#lambdas/platform/at-least.ts';
import { isCommonPassword } from '#lambdas/platform/common-password.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { addressSubject } from './attempts.ts';
import { rememberDevice } from './known-devices.ts';
import type { LoginServices } from './services.ts';

const replyTime = 500;

/** A code that the pool counts as tried too often looks like a wrong one: only users have such a count. */
const resetProblem = (cause: unknown): unknown => {
  if (!(cause instanceof IdentityRefusal)) return cause;
  return new ProblemError(cause.reason === 'password' ? 'passwordTooCommon' : 'resetLinkInvalid', { cause });
};

/**
 * Sets a new password for the holder of the mailed code. The pool then tells its trigger, which ends every session. This
 * browser counts as the user's from now on: strangers who try passwords meanwhile do not keep it out.
 */
export const resetPassword =
  (services: LoginServices): Route<typeof contract> =>
  async ({ body: { email, code, password }, client, cookies, language }) => {
    const { attempts, identity, users } = services;
    const [subject, address] = [email.toLowerCase(), addressSubject(client.ip)];
    await attempts.take('codeByAddress', address);
    // Not the username: a refusal would tell anyone who knows only the address that the password contains it.
    if (isCommonPassword(password, { username: '', email })) throw new ProblemError('passwordTooCommon');
    await attempts.take('resetCode', subject);
    await atLeast(replyTime, async () => {
      const id = (await users.idByEmail(email)) ?? randomUUID();
      const metadata = { language };
      await identity.resetPassword({ userId: id, code, password, metadata }).catch((error: unknown) => {
        throw resetProblem(error);
      });
      await rememberDevice(services, cookies, { id });
    });
    await Promise.all([attempts.forget('resetCode', subject), attempts.giveBack('codeByAddress', address)]);
    return undefined;
  };
