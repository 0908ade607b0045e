import { contactIn } from '#contracts/settings/contact.ts';
import type { Language } from '#contracts/text/language.ts';
import { siteNameIn } from '#lambdas/platform/mail/sender-name.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { MailSite } from '#lambdas/templates/index.ts';

/** The site as mails to many name it: what administrators have set, else the product's own. */
export const mailSiteBy =
  (readSettings: ReadSettings, stage: { SITE_URL: string; SITE_CONTACT?: string | undefined }) =>
  async (language: Language): Promise<MailSite> => {
    const [{ siteName, contactAddress }, { postalAddress }] = await Promise.all([
      readSettings('general'),
      readSettings('campaigns'),
    ]);
    return {
      name: siteNameIn(siteName, language),
      url: stage.SITE_URL,
      postalAddress: postalAddress[language] || postalAddress.he,
      contact: contactIn(contactAddress, language) || stage.SITE_CONTACT,
    };
  };
