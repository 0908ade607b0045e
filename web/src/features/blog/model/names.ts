import type { Language } from '#contracts/text/language.ts';
import { inSiteZone } from '#web/shared/site/in-site-zone.ts';

/** A day as a reader writes it, in the site's zone. */
export const dayText = (time: string, language: Language, zone: string | undefined): string =>
  inSiteZone(new Date(time), language, { dateStyle: 'long' }, zone);

/** A language's name in another language. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
