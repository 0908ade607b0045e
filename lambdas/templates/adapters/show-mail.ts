import type { FilledMail } from '#contracts/templates/filled-mail.ts';
import type { Language } from '#contracts/text/language.ts';
import type { CompiledMail } from './compile-mail.ts';
import { fillInForSite } from './fill-in-for-site.ts';
import type { MailSite } from './mail-site.ts';

interface SentMail extends CompiledMail {
  nameless?: string | undefined;
  from: { name: string };
  site: MailSite;
}

/** A mail as a reader would get it, for a screen. */
export const showMail = (
  { from, site, nameless, ...compiled }: SentMail,
  reader: { name: string; email: string; language: Language },
): FilledMail => {
  const mail = fillInForSite(compiled, reader, { site, nameless });
  return { ...mail, from: from.name, bytes: Buffer.byteLength(mail.html) };
};
