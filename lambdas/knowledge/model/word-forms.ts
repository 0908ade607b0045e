import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { hebrewForms } from './hebrew-forms.ts';

/** Endings that bend a word without making another one of it, longest first. */
const endings: Record<Exclude<Language, 'he'>, readonly string[]> = {
  en: ['ations', 'ation', 'ings', 'ing', 'ies', 'ied', 'est', 'ed', 'er', 'es', 'ly', 's', 'e', 'y'],
  ru: [
    ...['иями', 'ями', 'ами', 'ией', 'иям', 'иях', 'ого', 'его', 'ому', 'ему', 'ыми', 'ими', 'ться', 'ость'],
    ...['ешь', 'ишь', 'ете', 'ите', 'ала', 'ало', 'али', 'ила', 'или', 'ует', 'ают', 'яют', 'тся', 'ить', 'ать', 'ять'],
    ...['ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ый', 'ий', 'ой', 'ей', 'ом', 'ем', 'ам', 'ям', 'ах', 'ях', 'ов', 'ев'],
    ...['ую', 'юю', 'ою', 'ет', 'ит', 'ют', 'ят', 'ат', 'ут', 'ых', 'их', 'ым', 'им', 'ия', 'ии', 'ию', 'ть'],
    ...['а', 'я', 'о', 'е', 'ы', 'и', 'у', 'ю', 'ь', 'й'],
  ],
  fr: [
    ...['ements', 'ement', 'ations', 'ation', 'euses', 'euse', 'eux', 'antes', 'ante', 'ants', 'ant', 'eurs', 'eur'],
    ...['ees', 'ent', 'ons', 'aux', 'ee', 'ez', 'er', 'es', 'al', 'ir', 's', 'x', 'e', 't'],
  ],
  es: [
    // A verb with whom or what it does it to: `sacarlas`.
    ...['arlas', 'arlos', 'arles', 'erlas', 'erlos', 'erles', 'irlas', 'irlos', 'irles', 'arla', 'arlo', 'arle'],
    ...['erla', 'erlo', 'erle', 'irla', 'irlo', 'irle', 'arme', 'arse', 'erme', 'erse', 'irme', 'irse'],
    ...['amientos', 'amiento', 'aciones', 'acion', 'mente', 'iendo', 'ando', 'adas', 'ados', 'idas', 'idos'],
    ...['ada', 'ado', 'ida', 'ido', 'ar', 'er', 'ir', 'an', 'en', 'as', 'os', 'es', 's', 'a', 'o', 'e', 'n'],
  ],
};
const shortestStem = 3;

/** Words that lose more than an ending by the rules, and become others: tights would be glue, and summer years. */
const apart: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  ru: new Map([
    ['лето', 'летом'],
    ['летом', 'летом'],
  ]),
  fr: new Map([
    ['collant', 'collant'],
    ['collants', 'collant'],
  ]),
};

const stem = (word: string, language: Exclude<Language, 'he'>): string => {
  const own = apart[language]?.get(word);
  if (own !== undefined) return own;
  const ending = endings[language].find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** Russian puts a vowel between the last two letters where no ending follows: `балеток` of `балетка`, `пятачок`, `стелек` of `стелька`. */
const withoutVowel = (word: string): string[] => {
  const [, start = '', vowel] = /^(.{3,})([ое])к$/.exec(word) ?? [];
  if (vowel === undefined) return [];
  return vowel === 'о' ? [`${start}к`] : [`${start}к`, `${start}ьк`];
};

/** Between Latin letters an apostrophe parts words, `l’empeigne`; in Hebrew it belongs to a letter, `ג׳ל`. */
const elision = /(?<=\p{Script=Latin})['’](?=\p{Script=Latin})/gu;

/** Without its tilde a Spanish nail, `uña`, is an article. */
const nail = /(?<!\p{L})uña(?=s?(?!\p{L}))/giu;

/** The words of a text in its order, folded, without punctuation. */
export const wordsOf = (text: string): string[] =>
  foldPhrase(text.replaceAll(elision, ' ').replaceAll(nail, 'unia')).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The forms under which a folded word is found: two words are taken for the same where they share a form. Words that
 * the rules conflate wrongly are outweighed by the rest of a question. A word in another script than the language's,
 * such as a brand's name, is found under itself.
 */
export const formsOf = (word: string, language: Language): string[] => {
  if (/^\d+$/.test(word)) return [word];
  if (/^\p{Script=Hebrew}/u.test(word)) return hebrewForms(word);
  if (/^\p{Script=Cyrillic}/u.test(word)) return [stem(word, 'ru'), ...withoutVowel(word)];
  return [language === 'he' || language === 'ru' ? word : stem(word, language)];
};
