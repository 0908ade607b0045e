import type { FilledMail } from '#contracts/filled-mail.ts';
import type { Language } from '#contracts/text/language.ts';
import type { CompiledMail } from './compile-mail.ts';
import { fillIn } from './fill-in.ts';
import { absoluteLink, type MailSite } from './mail-site.ts';
import { mailValues } from './mail-values.ts';

interface SentMail extends CompiledMail {
  nameless?: string | undefined;
  from: { name: string };
  site: MailSite;
}

/** A mail as somebody would get it, for a screen. Its links lead to the site and not to anybody's subscription. */
export const showMail = (
  { from, site, nameless, ...compiled }: SentMail,
  reader: { name: string; email: string; language: Language },
): FilledMail => {
  const home = absoluteLink('/', site, reader.language);
  const links = { unsubscribe: home, preferences: home };
  const mail = fillIn(compiled, mailValues(reader, links, { site, nameless }));
  return { ...mail, from: from.name, bytes: Buffer.byteLength(mail.html) };
};
