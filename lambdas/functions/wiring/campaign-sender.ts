import type { Language } from '#contracts/text/language.ts';
import { headerText, serverAddress } from '#lambdas/platform/mail/mail-address.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { MailSite } from '#lambdas/templates/index.ts';

/** As campaigns name their sender and the site: under the name that administrators have set, else the site's. */
export const campaignSenderBy =
  (
    readSettings: ReadSettings,
    siteOf: (language: Language) => Promise<MailSite>,
    { MAIL_FROM }: { MAIL_FROM: string },
  ) =>
  async (language: Language) => {
    const [site, { mailFromName }] = await Promise.all([siteOf(language), readSettings('integrations')]);
    const name = headerText(mailFromName[language] || site.name);
    return { from: { address: serverAddress(MAIL_FROM), name }, site };
  };
