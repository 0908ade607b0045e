import type * as contracts from '#contracts/auth/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { withMinimumDuration } from '#lambdas/platform/minimum-duration.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { AuthServices, LoginServices } from '../services.ts';

/**
 * Milliseconds. The mail is sent within this time, so that the time of the reply does not reveal whether there was one.
 */
const replyTime = 1_000;

/** @throws ProblemError `resetNotSent` where the mail could not be handed over. */
export const mailResetLink = async (
  { identity, resets, log }: Pick<AuthServices, 'identity' | 'resets' | 'log'>,
  userId: string,
  language: Language,
): Promise<void> => {
  await resets.expect(userId);
  // The pool has limits of its own, but reporting them would reveal that the account exists.
  await identity.sendResetCode(userId, { language }).catch((error: unknown) => {
    if (!(error instanceof IdentityRefusal)) throw new ProblemError('resetNotSent', { cause: error });
    // Also after an undone change of address: then a code that was mailed to the former holder may still be valid.
    log.info('the pool mails no reset', { userId, reason: error.reason });
  });
};

const mailToOwner = async (services: LoginServices, email: string, language: Language) => {
  const id = await services.users.idByEmail(email);
  const user = id ? await services.users.byId(id) : undefined;
  if (!user?.enabled) return;
  if (user.emailVerified) return mailResetLink(services, user.id, language);
  // A sign-up that was never finished has no password to replace yet: its code, and the page for it, lead on.
  await services.identity.resendSignUpCode(user.id, { language }).catch((error: unknown) => {
    if (!(error instanceof IdentityRefusal)) throw new ProblemError('resetNotSent', { cause: error });
  });
};

/** Mails a link for a new password. Neither the reply nor its time reveals whether the address has an account. */
export const requestPasswordReset =
  (services: LoginServices): Route<typeof contracts.requestPasswordReset> =>
  async ({ body: { email, turnstileToken }, client, language }) => {
    const { attempts, botCheck } = services;
    await attempts.consume('resetByAddress', addressSubject(client.ip));
    if (!(await botCheck.passed(turnstileToken, { action: 'reset', ip: client.ip }))) {
      throw new ProblemError('botCheckFailed');
    }
    await attempts.consume('resetMail', email.toLowerCase());
    await withMinimumDuration(services, replyTime, () => mailToOwner(services, email, language));
    return undefined;
  };
