import type { Language } from '#contracts/text/language.ts';
import { serverAddress } from '#lambdas/platform/mail/mail-address.ts';
import { senderName } from '#lambdas/platform/mail/sender-name.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { MailSite } from '#lambdas/templates/index.ts';

/** As campaigns name their sender and the site: in the name of every mail of the product. */
export const campaignSenderBy =
  (
    readSettings: ReadSettings,
    siteOf: (language: Language) => Promise<MailSite>,
    { MAIL_FROM }: { MAIL_FROM: string },
  ) =>
  async (language: Language) => {
    const [site, { mailFromName }] = await Promise.all([siteOf(language), readSettings('integrations')]);
    const name = senderName({ fromName: mailFromName, siteName: { [language]: site.name } }, language);
    return { from: { address: serverAddress(MAIL_FROM), name }, site };
  };
