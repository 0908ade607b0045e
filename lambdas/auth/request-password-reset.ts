import type { requestPasswordReset as contract } from '#contracts/auth.ts';
import type { Language } from '#contracts/language.ts';
import { atLeast } from '#lambdas/platform/at-least.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { addressSubject } from './attempts.ts';
import type { LoginServices } from './services.ts';

/** Milliseconds. The mail is handed over in this time, so that nobody sees by it whether there was one. */
const replyTime = 1_000;

const mailLink = async ({ users, identity, resets }: LoginServices, email: string, language: Language) => {
  const id = await users.idByEmail(email);
  const user = id ? await users.byId(id) : undefined;
  if (!user?.enabled || !user.emailVerified) return;
  await resets.expect(user.id);
  // The pool has limits of its own; to tell of them would tell that there is an account.
  await identity.sendResetCode(user.id, { language }).catch((error: unknown) => {
    if (!(error instanceof IdentityRefusal)) throw new ProblemError('resetNotSent', { cause: error });
  });
};

/** Mails a link for a new password. What the address is worth shows in nothing: not in the reply, not in its time. */
export const requestPasswordReset =
  (services: LoginServices): Route<typeof contract> =>
  async ({ body: { email, turnstileToken }, client, language }) => {
    const { attempts, botCheck } = services;
    await attempts.take('resetByAddress', addressSubject(client.ip));
    if (!(await botCheck.passed(turnstileToken, { action: 'reset', ip: client.ip }))) {
      throw new ProblemError('botCheckFailed');
    }
    await attempts.take('codeMail', email.toLowerCase());
    await atLeast(replyTime, () => mailLink(services, email, language));
    return undefined;
  };
