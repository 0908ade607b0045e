import type { Language } from '#contracts/text/language.ts';
import { compileMail, fillInForSite, type MailSite, unfilledWords } from '#lambdas/templates/index.ts';
import type { MailWriting } from './services.ts';

/** Mails as their readers get them. */
export const mailWriting = (siteOf: (language: Language) => Promise<MailSite>): MailWriting => ({
  async write({ category, language, text }, reader) {
    const site = await siteOf(language);
    const compiled = await compileMail({ category, language, text, site });
    return fillInForSite(compiled, { ...reader, language }, { site, nameless: text.nameless });
  },
  hasPostalAddress: async (language) => (await siteOf(language)).postalAddress.trim() !== '',
  async unfilledWords(text, language) {
    const { name, postalAddress } = await siteOf(language);
    return unfilledWords(text, [name, ...postalAddress.split('\n')]);
  },
});
