import type { Language } from '#contracts/text/language.ts';
import { isFiller, wordsOf } from '#lambdas/knowledge/search.ts';

const latin = ['en', 'fr', 'es'] as const;
/** Letters and marks that only one of them has. */
const own = { en: /(?!)/u, fr: /[àâèêëîïôùûœ]/u, es: /[ñ¿¡áíóú]/u };
/** French and Spanish have it in common, and English in borrowed words alone. */
const acute = /é/u;
/** A brand with letters of two languages, which is asked of in all of them. */
const foreignBrand = /s[oó]\s*dan[çc]a/gu;

/** An apostrophe within a word opens no quotation. */
const quoted = /(?<!\p{L})(['"“«„]).{12,}?['"”»“](?!\p{L})/gsu;

/** Names of brands in Latin letters make no other language of a Hebrew or Russian question. */
const letters = (text: string, script: string): number =>
  text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;

/**
 * The language in which a question is asked: by its script, else by its commonest words. Where those are of several languages or of none,
 * it is the page's.
 */
export const questionLanguage = (question: string, page: Language): Language => {
  const [hebrew, cyrillic] = [letters(question, 'Hebrew'), letters(question, 'Cyrillic')];
  if (hebrew + cyrillic > 0) return hebrew >= cyrillic ? 'he' : 'ru';
  const written = question.normalize('NFC').toLowerCase().replaceAll(foreignBrand, ' ');
  // A quoted text, to be translated or obeyed, is not in the asker's words.
  const said = written.replaceAll(quoted, ' ');
  // A letter alone, as in `8-y-o`, says nothing.
  const words = wordsOf(wordsOf(said).length > 0 ? said : written).filter((word) => word.length > 1);
  const marked = written.split(/\s+/u);
  const counted = latin.map((language) => {
    const common = words.filter((word) => isFiller(word, language)).length;
    const letters = marked.filter((word) => own[language].test(word)).length;
    // One word with foreign letters among others is borrowed, unless the rest speaks the same language.
    const isOwn = letters > 1 || (letters === 1 && (common > 0 || marked.length === 1 || /[¿¡]/u.test(written)));
    const isAcute = language !== 'en' && (common > 0 || letters > 0) && acute.test(written);
    return { language, count: common + (isOwn ? 2 : 0) + (isAcute ? 1 : 0) };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  const best = counted.filter(({ count }) => count === most).map(({ language }) => language);
  const [first] = best;
  return most === 0 || first === undefined || best.some((language) => language === page) ? page : first;
};
