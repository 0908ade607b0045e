import type { Language } from '#contracts/language.ts';
import type { Log } from '../log.ts';
import type { SendMail } from './mailer.ts';
import type { MailKind } from './render-mail.ts';
import { siteLink } from './site-link.ts';

interface NoticeServices {
  sendMail: SendMail;
  log: Log;
  siteUrl: string;
}
interface Reader {
  email: string;
  language: Language;
  username: string;
}

/**
 * Tells somebody what was done with their account, with the way to a new password. What was done is done: a mail that
 * fails is logged, not thrown.
 */
export const notify = async (
  { sendMail, log, siteUrl }: NoticeServices,
  { email: to, language, username }: Reader,
  kind: MailKind,
): Promise<void> => {
  const link = siteLink({ siteUrl }, '/request-password-reset', language);
  await sendMail({ to, kind, language, values: { username, link } }).catch((error: unknown) =>
    log.error('notice not sent', { error, kind }),
  );
};
