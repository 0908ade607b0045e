import type { Language } from '#contracts/text/language.ts';

/** A day as a reader writes it. In one zone for all, so that the stored page and the browser agree. */
export const dayText = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jerusalem' }).format(new Date(time));

/** A language's name in another language. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
