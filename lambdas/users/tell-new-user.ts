import { siteLink } from '#lambdas/platform/mail/site-link.ts';
import type { UsersServices } from './services.ts';
import type { UserRecord } from './user.ts';

/** Tells somebody for whom an administrator made an account. A mail that fails is logged: the account is there. */
export const tellNewUser = async (
  { sendMail, siteUrl, log }: Pick<UsersServices, 'sendMail' | 'siteUrl' | 'log'>,
  { email: to, language, username }: UserRecord,
): Promise<void> => {
  const link = siteLink({ siteUrl }, '/request-password-reset', language);
  await sendMail({ to, kind: 'accountCreated', language, values: { username, link } }).catch((error: unknown) =>
    log.error('notice not sent', { error }),
  );
};
