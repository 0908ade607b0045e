import { type CompiledMail, compileMail, type MailSource } from './compile-mail.ts';
import { fillInForSite } from './fill-in-for-site.ts';

/** A mail as it can be read on the site: no reader's name, and no links to any subscription. */
export const writeLetter = async (source: Omit<MailSource, 'letter'>): Promise<CompiledMail> => {
  const { text, language, site } = source;
  const compiled = await compileMail({ ...source, isLetter: true });
  return fillInForSite(compiled, { name: '', email: '', language }, { site, nameless: text.nameless });
};
