import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';
import type { TextReading } from './reading.ts';

const places = inEach(({ intents: { place } }) => ({
  asked: [beginning(place.where), beginning(place.for)],
  at: new RegExp(`(?<!\\p{L})${place.at}(?!\\p{L})`, 'gu'),
}));

/** Whether a shop or a fitter is looked for at a place of which nothing is known, such as a town. */
export const asksOfPlace = ({ words: asked }: TextReading, language: Language, index: PassageIndex): boolean => {
  const place = places[language];
  if (!place.asked.every((pattern) => pattern.test(asked))) return false;
  return [...asked.matchAll(place.at)].some(([whole, word = '']) => !index.knows(language === 'he' ? whole : word));
};
