import type { Language } from '#contracts/text/language.ts';

/** A language's name in another language. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
