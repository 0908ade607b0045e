import { nowOf } from '#lambdas/platform/clock.ts';
import { sendNotice } from '#lambdas/platform/mail/notify.ts';
import { siteLink } from '#lambdas/platform/mail/site-link.ts';
import { newSecretId, secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { UserRecord } from '../model/user.ts';
import type { UsersServices } from '../services.ts';

const lifetimeDays = 7;

/** Mails the link with which a new user chooses a password. A former one no longer works. @throws ProblemError `mailNotSent`. */
export const inviteUser = async (
  services: Pick<UsersServices, 'invitations' | 'sendMail' | 'siteUrl' | 'clock'>,
  user: UserRecord,
): Promise<void> => {
  const { id, email, language } = user;
  const secret = newSecretId();
  await services.invitations.put(id, {
    linkHash: secretIdHash(secret),
    email,
    invited: nowOf(services),
    expires: Math.floor(services.clock() / 1000) + lifetimeDays * 24 * 60 * 60,
  });
  // In the fragment, which no server and no log ever sees. The address is for the browser, which keeps the password for it.
  const fragment = new URLSearchParams({ email, user: id, invitation: secret });
  const link = `${siteLink(services, '/reset-password', language)}#${fragment}`;
  await sendNotice(services, user, 'accountCreated', link);
};
