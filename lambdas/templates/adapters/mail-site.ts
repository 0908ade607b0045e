import type { Language } from '#contracts/text/language.ts';

/** The site as a mail of one language names it. */
export interface MailSite {
  name: string;
  /** Without a slash at its end. */
  url: string;
  /** Laws demand one in mail to many; it may have several lines, and is empty where none is set. */
  postalAddress: string;
  /** Whom readers may write to. */
  contact?: string | undefined;
}

/** A link of a mail. The site's own pages open in the mail's language. */
export const absoluteLink = (href: string, { url }: Pick<MailSite, 'url'>, language: Language): string => {
  if (!/^[/#]/.test(href)) return href;
  const address = new URL(href, url);
  address.searchParams.set('lang', language);
  return address.href;
};
