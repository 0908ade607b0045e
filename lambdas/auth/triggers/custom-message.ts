import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { renderMail } from '#lambdas/platform/mail/render-mail.ts';
import { siteLink } from '#lambdas/platform/mail/site-link.ts';
import { languageOf } from './language-of.ts';
import { poolHtml, poolSubject } from './pool-text.ts';
import type { TriggerServices } from './trigger-services.ts';

/** The texts of the pool's own mails, in the reader's language. Cognito replaces `codeParameter` by the code. */
export const customMessage = async (
  { users, resets, siteUrl, readSettings }: Pick<TriggerServices, 'users' | 'resets' | 'siteUrl' | 'readSettings'>,
  event: CustomMessageTriggerEvent,
): Promise<CustomMessageTriggerEvent> => {
  const { codeParameter: code, clientMetadata, userAttributes } = event.request;
  const user = await users.byId(event.userName);
  const language = languageOf(clientMetadata, user?.language);
  const username = user?.username ?? '';
  const email = String(userAttributes.email ?? '');
  // In a name, too, Cognito would put the code.
  const siteName = (await readSettings('general')).siteName[language].replaceAll(code, '');
  /** The page on which the code of a sign-up is entered, also for a user who has closed it. */
  const codePage = () => {
    const signUp = new URLSearchParams({ userId: event.userName, username, email });
    return `${siteLink({ siteUrl }, '/signup', language)}#${signUp}`;
  };
  /**
   * The pool accepts no message without its code, which is not needed here: it is placed where no mail program shows
   * it.
   */
  const accountExists = () => {
    const link = siteLink({ siteUrl }, '/login', language);
    const resetLink = siteLink({ siteUrl }, '/request-password-reset', language);
    const mail = renderMail('accountExists', language, { link, resetLink, siteName });
    return { ...mail, html: `${mail.html}<!-- ${code} -->` };
  };
  const words = async () => {
    switch (event.triggerSource) {
      case 'CustomMessage_SignUp':
      case 'CustomMessage_ResendCode':
        if (user?.decoy) return accountExists();
        return renderMail('signUpCode', language, { username, code, link: codePage(), siteName });
      case 'CustomMessage_ForgotPassword': {
        // The public client can request this as well, without a bot check.
        if (!(await resets.isExpected(event.userName))) throw new Error('ask for a reset through the site');
        // The table decides whose address it is: a reset is sent nowhere else, regardless of what the pool has stored.
        if (email.toLowerCase() !== user?.email.toLowerCase()) throw new Error('not the address of this user');
        const query = new URLSearchParams({ email });
        // In the fragment, which reaches no server and no log. The placeholder must stay unchanged.
        const link = `${siteLink({ siteUrl }, '/reset-password', language)}#${query}&code=${code}`;
        return renderMail('passwordReset', language, { username, code, link, siteName });
      }
      default:
        return undefined;
    }
  };
  const mail = await words();
  if (!mail) return event;
  const response = { ...event.response, emailSubject: poolSubject(mail.subject), emailMessage: poolHtml(mail.html) };
  return { ...event, response };
};
