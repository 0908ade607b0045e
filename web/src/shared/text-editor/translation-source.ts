import type { Language } from '#contracts/text/language.ts';
import type { RichText } from '#contracts/text/rich-text.ts';

/** The text that a translation is made from. */
export interface TranslationSource {
  language: Language;
  body: RichText;
  isUntranslated: (passage: string) => boolean;
}
