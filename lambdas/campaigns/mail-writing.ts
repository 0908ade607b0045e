import type { Language } from '#contracts/text/language.ts';
import { compileMail, fillIn, type MailSite, mailValues, unfilledWords } from '#lambdas/templates/index.ts';
import type { MailWriting } from './services.ts';

/** Mails as their readers get them. Their links lead to the site and not to anybody's subscription. */
export const mailWriting = (siteOf: (language: Language) => Promise<MailSite>): MailWriting => ({
  async write({ category, language, text }, reader) {
    const site = await siteOf(language);
    const links = { unsubscribe: site.url, preferences: site.url };
    const compiled = await compileMail({ category, language, text, site });
    return fillIn(compiled, mailValues({ ...reader, language }, links, { site, nameless: text.nameless }));
  },
  hasPostalAddress: async (language) => (await siteOf(language)).postalAddress.trim() !== '',
  async unfilledWords(text, language) {
    const { name, postalAddress } = await siteOf(language);
    return unfilledWords(text, [name, ...postalAddress.split('\n')]);
  },
});
