import type { Language } from '#contracts/text/language.ts';
import { conceptsOf } from './concepts.ts';
import { isFiller } from './filler-words.ts';
import { wordsWithin } from './hebrew-forms.ts';
import { wordsOf } from './word-forms.ts';

/** Concepts of which people hardly speak but where it is about pointe shoes. */
const concepts = new Set(
  `box vamp shank arch toes bigtoe bunion ribbon elastic string sew heel sink pad spacer fitter releve pinch
  compress nail blister ankle numb pain synthetic`.split(/\s+/),
);
/** Those of which they speak elsewhere as well: the height of a tower, a letter of the alphabet, a film. */
const widerConcepts = new Set(
  'platform throat wings glue plie profile breakin teacher width size tie growth'.split(/\s+/),
);
/** The concepts that people ask about when they call shoes "they". */
const conceptsOfThem = new Set([
  ...widerConcepts,
  ...'dry heat dead used rotate bigger life reach warm crack shade price baggy twist wobbly bring'.split(' '),
]);
const them: Record<Language, RegExp> = {
  he: /^(?:הן|הם|אותן|אותם|שלהן|אלה)$/,
  en: /^(?:they|them|theyre|these|those|ones|their|pair|her|hers)$/,
  ru: /^(?:они|их|им|ими|этих|этими|свои|своих)$/,
  fr: /^(?:elles?|les|siennes|celles|ils)$/,
  es: /^(?:las|ellas|estas|esas|suyas|los)$/,
};
/** A name within a sentence: who asks of it by name does not speak of what she wears. */
const otherName = /(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/u;
/** A ribbon is a film too. */
const isOfFilms = (concept: string, language: Language): boolean => concept === 'ribbon' && language === 'he';
/** A question of so few words asks of nothing else. */
const fewWords = 2;

/** The shoe and the dance themselves, in five languages; beginnings of words, folded. */
const shoe =
  /^(?:shoes?$|pointe?s?$|ballet|ballerin|danc|dans|bail|балет|балерин|танц|пуант|туфл|chausson|chaussure|zapat|puntas?$|בלט|בלרינ|ריקוד|רוקד|רקד|לרקוד|פוינט|נעל|זוג|pairs?$|пар[ауы]?$|paires?$|secador|hairdryer|radiator|радиатор|батаре|фен(?:ом)?$|cheveux)/u;

/** Whether a question speaks of pointe shoes or of what belongs to them. Where it does not, an answer needs more to go by. */
export const isOfCraft = (question: string, language: Language): boolean => {
  const words = wordsOf(question).filter((word) => !isFiller(word, language) || wordsWithin(word).some(isShoe));
  const isSure = (concept: string): boolean => concepts.has(concept) && !isOfFilms(concept, language);
  const isWider = (concept: string): boolean => widerConcepts.has(concept) || isOfFilms(concept, language);
  if (words.some((word) => wordsWithin(word).some(isShoe) || conceptsOf(word, language).some(isSure))) return true;
  const all = wordsOf(question);
  if (
    !otherName.test(question) &&
    all.some((word) => them[language].test(word)) &&
    words.some((word) => conceptsOf(word, language).some((concept) => conceptsOfThem.has(concept)))
  ) {
    return true;
  }
  const wider = words.filter((word) => conceptsOf(word, language).some(isWider)).length;
  return wider > 1 || (wider === 1 && words.length <= fewWords);
};
const isShoe = (word: string): boolean => shoe.test(word);
