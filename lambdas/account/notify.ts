import type { MailKind } from '#lambdas/platform/mail/render-mail.ts';
import { siteLink } from '#lambdas/platform/mail/site-link.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AccountServices } from './services.ts';

/** Tells the owner what was done in their name. What was done is done: a mail that fails is logged, not thrown. */
export const notify = async (
  { sendMail, log, siteUrl }: Pick<AccountServices, 'sendMail' | 'log' | 'siteUrl'>,
  { email: to, language, username }: UserRecord,
  kind: MailKind,
): Promise<void> => {
  const link = siteLink({ siteUrl }, '/request-password-reset', language);
  await sendMail({ to, kind, language, values: { username, link } }).catch((error: unknown) =>
    log.error('notice not sent', { error, kind }),
  );
};
