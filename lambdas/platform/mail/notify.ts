import type { MailKind } from '#contracts/platform/mail-kinds.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Log } from '../log.ts';
import type { SendMail } from './mailer.ts';
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
 * A mail about a user's account, with a way to choose a new password unless another link is given. @throws ProblemError
 * `mailNotSent`.
 */
export const sendNotice = (
  { sendMail, siteUrl }: Pick<NoticeServices, 'sendMail' | 'siteUrl'>,
  { email: to, language, username }: Reader,
  kind: MailKind,
  link = siteLink({ siteUrl }, '/request-password-reset', language),
): Promise<void> => sendMail({ to, kind, language, values: { username, link } });

/**
 * Informs a user of what was done with their account. The change itself stands: a mail that fails is logged, not
 * thrown.
 */
export const notify = async (
  services: NoticeServices,
  reader: Reader,
  kind: MailKind,
  link?: string,
): Promise<void> => {
  await sendNotice(services, reader, kind, link).catch((error: unknown) =>
    services.log.error('notice not sent', { error, kind }),
  );
};
