import { compileMail, type MailSource } from './compile-mail.ts';
import { type FilledParts, fillIn } from './fill-in.ts';
import { absoluteLink } from './mail-site.ts';
import { mailValues } from './mail-values.ts';

/** A mail as it can be read on the site: nobody's name, and no links to anybody's subscription. */
export const writeLetter = async (source: Omit<MailSource, 'letter'>): Promise<FilledParts> => {
  const { text, language, site } = source;
  const compiled = await compileMail({ ...source, isLetter: true });
  const home = absoluteLink('/', site, language);
  const links = { unsubscribe: home, preferences: home };
  return fillIn(compiled, mailValues({ name: '', email: '', language }, links, { site, nameless: text.nameless }));
};
