import type { Language } from '#contracts/text/language.ts';
import { passagesOf, type RichText } from '#contracts/text/rich-text.ts';
import type { TranslationSource } from '#web/shared/text-editor/translation-source.ts';

const latin = /\p{Script=Latin}/gu;
const letters: Record<Language, RegExp> = {
  he: /\p{Script=Hebrew}/gu,
  en: latin,
  ru: /\p{Script=Cyrillic}/gu,
  fr: latin,
  es: latin,
};
const count = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

/**
 * Finds the passages that are still to be translated: they are equal to a passage of the source, or are
 * mostly in its script although the translation has another one. Names and numbers that are the same in both scripts do
 * not count. Only the two texts are compared, so copied, restored and pasted passages count as well.
 */
export const untranslatedTest = (source: RichText, from: Language, to: Language) => {
  const known = new Set(passagesOf(source));
  const isOtherScript = letters[from] !== letters[to];
  return (passage: string): boolean => {
    const foreign = count(passage, letters[from]);
    return foreign > 0 && (known.has(passage) || (isOtherScript && foreign > count(passage, /\p{L}/gu) / 2));
  };
};

/** How many passages of `body` are still to be translated. */
export const untranslatedCount = (body: RichText, source: TranslationSource | undefined): number =>
  source ? passagesOf(body).filter(source.isUntranslated).length : 0;
