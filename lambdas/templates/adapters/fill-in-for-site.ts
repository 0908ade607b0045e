import type { Language } from '#contracts/text/language.ts';
import type { CompiledMail } from './compile-mail.ts';
import { fillIn } from './fill-in.ts';
import { absoluteLink, type MailSite } from './mail-site.ts';
import { mailValues } from './mail-values.ts';

/** A mail as a reader would get it, but its links lead to the site and not to any subscription. */
export const fillInForSite = (
  compiled: CompiledMail,
  reader: { name: string; email: string; language: Language },
  mail: { site: MailSite; nameless: string | undefined },
): CompiledMail => {
  const home = absoluteLink('/', mail.site, reader.language);
  return fillIn(compiled, mailValues(reader, { unsubscribe: home, preferences: home }, mail));
};
