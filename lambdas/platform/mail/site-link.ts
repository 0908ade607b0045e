import type { Language } from '#contracts/text/language.ts';

/** An address of the site in the reader's language, for a mail. */
export const siteLink = ({ siteUrl }: { siteUrl: string }, path: string, language: Language): string =>
  `${siteUrl}${path}?lang=${language}`;
