import type { Language } from '#contracts/text/language.ts';
import { headerText } from './mail-address.ts';
import { emailTexts } from './mail-texts.ts';

type ByLanguage = Partial<Record<Language, string>> | undefined;

/** The site's name in a language: as administrators have set it, else the product's own. */
export const siteNameIn = (set: ByLanguage, language: Language): string =>
  set?.[language] || (emailTexts(language).siteName ?? '');

/** In whose name every mail of the product comes: as administrators have set it for its language, else the site's. */
export const senderName = (
  { fromName, siteName }: { fromName?: ByLanguage; siteName?: ByLanguage },
  language: Language,
): string => headerText(fromName?.[language] ?? '') || headerText(siteNameIn(siteName, language));
