import type * as contracts from '#contracts/users/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import type { UsersServices } from '../services.ts';
import { userResource } from '../steps/audit-events.ts';

/**
 * Sends what an administrator has written, in the site's name. So it takes the password, is counted, and never goes without
 * its entry in the audit log, which outlives the user and so holds none of the words. @throws ProblemError `confirmationNeeded`, `userUnconfirmed`, `tooManyAttempts`, `mailNotSent`.
 */
export const mailUser =
  ({ users, attempts, audit, sendMail }: UsersServices): Route<typeof contracts.mailUser> =>
  async ({ pathParameters: { id }, body: { subject, text }, caller, client }) => {
    requireConfirmation(caller);
    const user = requireFound(await users.byId(id), 'userNotFound');
    if (!user.emailVerified) throw new ProblemError('userUnconfirmed');
    await attempts.consume('administratorMail', caller.userId);
    await audit.record({ caller, client }, { action: 'user.mail', resource: userResource(user) });
    const values = { username: user.username, subject, message: text };
    await sendMail({ to: user.email, kind: 'fromAdministrator', language: user.language, values }).catch(
      async (error: unknown) => {
        await attempts.refund('administratorMail', caller.userId);
        throw error;
      },
    );
    return undefined;
  };
