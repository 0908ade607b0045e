import { type AnalyticsDimension, devices } from '#contracts/analytics/figures.ts';
import type { Language } from '#contracts/text/language.ts';
import { finderWordsIn } from './finder-words.ts';
import { type ScreenWords, screenIn } from './words.ts';

/** The names of brands, shoes and known models by their ids. */
export interface CatalogNames {
  brands: ReadonlyMap<string, string>;
  shoes: ReadonlyMap<string, string>;
  models: ReadonlyMap<string, string>;
}

/** The names of a list's entries, as on the screen; the id of a shoe or brand that is not there any more. */
export const valueNames = (language: Language, { brands, shoes, models }: CatalogNames) => {
  const screen: ScreenWords = screenIn(language);
  const finder = finderWordsIn(language);
  const tongues = new Intl.DisplayNames(language, { type: 'language' });
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  return (dimension: AnalyticsDimension, value: string): string => {
    if (value === '') return dimension === 'referrer' ? screen.direct : screen.unknown;
    if (dimension === 'language') return tongues.of(value) ?? value;
    if (dimension === 'country') return regions.of(value) ?? value;
    if (dimension === 'device') return screen.device[devices.find((device) => device === value) ?? 'other'];
    if (dimension === 'shoe') return shoes.get(value) ?? value;
    if (dimension === 'finderModel') return models.get(value) ?? value;
    if (dimension === 'finderLeft') return finder.questions.get(value) ?? value;
    if (dimension === 'finderFact') return finder.attributes.get(value) ?? value;
    if (dimension === 'brand' || dimension === 'maker') return brands.get(value) ?? value;
    return value;
  };
};
export type ValueNames = ReturnType<typeof valueNames>;
