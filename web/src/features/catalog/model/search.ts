import type { Brand, Product } from '#contracts/catalog.ts';
import type { Language } from '#contracts/language.ts';
import { fold, normalize } from './fold.ts';

export type SearchResult = { type: 'brand'; item: Brand } | { type: 'product'; item: Product };

const namesOf = (result: SearchResult): string[] => [
  result.item.name,
  ...Object.values(result.item.names),
  ...(result.type === 'brand' ? result.item.aliases : []),
];

/** The default text and the one in the reader's language: in Hebrew `description_he`, elsewhere that language's own. */
const descriptionsOf = ({ item }: SearchResult, language: Language): string[] => [
  language === 'he' ? item.description_he : (item.descriptions[language] ?? ''),
  item.description,
];

/** 0 = in a name, 1 = in a description, 2 and 3 = the same when accents and the like are left out; undefined = no match. */
const rank = (result: SearchResult, query: string, language: Language): number | undefined => {
  const fields = [namesOf(result), descriptionsOf(result, language)];
  const tiers = [normalize, fold].flatMap((form) =>
    fields.map((texts) => texts.some((text) => form(text).includes(form(query)))),
  );
  const found = tiers.indexOf(true);
  return found === -1 ? undefined : found;
};

/** Every match, names before descriptions, otherwise in the catalogue's order. An empty query matches nothing. */
export const searchCatalogue = (
  text: string,
  catalogue: { brands: readonly Brand[]; products: readonly Product[] },
  language: Language,
): SearchResult[] => {
  const query = text.trim();
  if (!query) return [];
  const all: SearchResult[] = [
    ...catalogue.brands.map((item) => ({ type: 'brand' as const, item })),
    ...catalogue.products.map((item) => ({ type: 'product' as const, item })),
  ];
  return all
    .flatMap((result) => {
      const place = rank(result, query, language);
      return place === undefined ? [] : [{ result, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ result }) => result);
};
