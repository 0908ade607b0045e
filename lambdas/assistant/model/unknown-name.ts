import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { type PassageIndex, wordsOf } from '#lambdas/knowledge/search.ts';

/** English words of the craft, which Hebrew and Russian questions use in Latin letters. */
const craftWords = new Set([
  'shank',
  'box',
  'vamp',
  'wings',
  'platform',
  'jet',
  'glue',
  'pointe',
  'youtube',
  'tiktok',
  'instagram',
]);

/** Words that may be part of a name; in Hebrew and Russian questions those in Latin letters, elsewhere capitalized ones. */
const nameIn = (language: Language): RegExp =>
  language === 'he' || language === 'ru'
    ? /[\p{Script=Latin}][\p{Script=Latin}\d’'-]{2,}(?: [\p{Script=Latin}\d][\p{Script=Latin}\d’'-]*)*/gu
    : /(?<=[\p{L},] )\p{Lu}[\p{L}’'-]{2,}(?: (?:\p{Lu}[\p{L}\d’'-]*|[IVX\d]+))*/gu;

/** Beside these a name is that of a shoe: what follows "Hi, Sarah here" is none. */
const shoeWords =
  /(?<!\p{L})(?:ה?דגם|ה?מותג|חברת|ה?שאנק|ה?קופסה|model|brand|maker|shank|box|vamp|модел|бренд|фирм|геленк|стельк|стакан|modele|marque|semelle|boite|modelo|marca|suela|caja)/u;
const shoes = '(?:pointes?|puntas?|zapatillas|chaussons?|shoes?|ה?נעל(?:י|יים)?|ה?פוינט|пуант\\p{L}*)';
const longestName = 40;

/** Somebody who says who they are. */
const introduction = /(?:\b(?:soy|me llamo|i['’]?m|i am|name is|je suis|m['’]appelle|ici)|זה|אני|зовут) $/iu;

/** Whether a name, with a capital, stands right beside the shoes: `pointes Repetto`, `Wear Moi pointe shoes`, `נעליים של Merlet`. */
const isOfShoes = (name: string, question: string): boolean => {
  const beside = `${shoes}(?: (?:by|from|of|de|של|от|фирмы|марки))? ${name}|${name} (?:pointe )?${shoes}`;
  return /^\p{Lu}/u.test(name) && new RegExp(`(?<!\\p{L})(?:${beside})(?!\\p{L})`, 'u').test(question);
};

/**
 * A name that the question gives as that of a shoe, and no passage knows: most likely a brand or model of which the site has nothing. The first
 * word of a sentence is capitalized anyway, so it names nobody.
 */
export const unknownName = (question: string, language: Language, index: PassageIndex): string | undefined => {
  const isOnShoes = index.subjectsIn(question).length > 0 || shoeWords.test(foldPhrase(question));
  return question.match(nameIn(language))?.find((name) => {
    const words = wordsOf(name).filter((word) => word.length > 2);
    const isCraft = words.every((word) => craftWords.has(word));
    const isUnknown = name.length <= longestName && !isCraft && words.some((word) => !index.knows(word));
    const isOfSomebody = introduction.test(question.slice(0, question.indexOf(name)));
    return isUnknown && !isOfSomebody && (isOnShoes || isOfShoes(name, question));
  });
};
