import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';

/** Asks where somebody sells or fits shoes. Beginnings of words, folded. */
const asks: Record<Language, { where: string; what: string }> = {
  he: { where: 'איפה|היכן|יש|מכיר', what: '[לה]?מדיד|מודד|ל?התאמ|ה?מתאימ|פיטר|ה?חנו[תי]|לקנות|קונ|מוכר|להשיג' },
  en: { where: 'where|is there|are there|any|anyone', what: 'fitter|fitting|fitted|shop|store|buy|sell|retailer' },
  ru: { where: 'где|есть|подскаж|посовет', what: 'фиттер|примерк|примерить|магазин|куп|специалист|подобр' },
  fr: { where: 'ou|y a t il|connaiss|existe', what: 'boutique|magasin|essay|conseill|achet|trouv|vend' },
  es: { where: 'donde|hay|conoc|recomiend', what: 'tienda|fitter|prueb|prob|compr|especialista|vend' },
};
/** A word that says where: in Hebrew with its letter, elsewhere after its preposition. */
const places: Record<Language, string> = {
  he: 'ב(\\p{L}{3,})',
  en: '(?:in|near|around|at) (\\p{L}{3,})',
  ru: '(?:в|во|около|возле) (\\p{L}{3,})',
  fr: '(?:a|en|sur|vers|pres de) (\\p{L}{3,})',
  es: '(?:en|cerca de|por) (\\p{L}{3,})',
};

/** Whether a shop or a fitter is looked for at a place of which nothing is known, such as a town. */
export const asksOfPlace = (question: string, language: Language, index: PassageIndex): boolean => {
  const asked = foldPhrase(question).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const { where, what } = asks[language];
  const has = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'u').test(asked);
  if (!has(where) || !has(what)) return false;
  const named = asked.matchAll(new RegExp(`(?<!\\p{L})${places[language]}(?!\\p{L})`, 'gu'));
  return [...named].some(([whole, word = '']) => !index.knows(language === 'he' ? whole : word));
};
