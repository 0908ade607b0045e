import { defaultLanguage, isLanguage, type Language } from '#contracts/text/language.ts';

/** The language that the caller asked for, else the one that the user has chosen. */
export const languageOf = (metadata: Record<string, string> | undefined, chosen: Language | undefined): Language =>
  isLanguage(metadata?.language) ? metadata.language : (chosen ?? defaultLanguage);
