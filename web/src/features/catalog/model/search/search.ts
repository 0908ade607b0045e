import type { Brand, Product } from '#contracts/catalog/endpoints.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import { type Language, resolve } from '#contracts/text/language.ts';
import type { Searchable } from './answer.ts';
import { matchOf } from './match.ts';
import { attributeWords, type WordsOf } from './search-words.ts';

export type SearchResult = (
  | { type: 'brand'; item: Brand }
  | { type: 'product'; item: Product; brand: Brand | undefined }
) & {
  /** Where its description alone has what was asked: the sentence that says it. */
  sentence?: string | undefined;
};

export interface Catalog {
  brands: readonly Brand[];
  products: readonly Product[];
}

const namesOf = ({ name, names, aliases = [] }: Pick<Brand, 'name' | 'names'> & { aliases?: string[] }) => [
  name,
  ...Object.values(names),
  ...aliases,
];

/** The default text and the one in the reader's language: in Hebrew `description_he`, elsewhere that language's own. */
const descriptionsOf = ({ item }: SearchResult, language: Language): string[] => [
  language === 'he' ? item.description_he : (item.descriptions[language] ?? ''),
  item.description,
];

/** Its names; its brand's, and what its attributes are called. */
const termsOf = (result: SearchResult, wordsOf: WordsOf): [string[], string[]] => {
  const words = attributeWords(result.item.attributes, wordsOf);
  if (result.type === 'brand') return [namesOf(result.item), words];
  return [namesOf(result.item), [...(result.brand ? namesOf(result.brand) : []), wordsOf('shoe'), ...words]];
};

/** Each brand followed by its shoes, so that they stand under it. */
const inOrder = ({ brands, products }: Catalog): SearchResult[] => {
  const shoes = products.map((item) => ({
    type: 'product' as const,
    item,
    brand: brands.find(({ id }) => id === item.brandId),
  }));
  return [
    ...brands.flatMap((item) => [{ type: 'brand' as const, item }, ...shoes.filter(({ brand }) => brand === item)]),
    ...shoes.filter(({ brand }) => !brand),
  ];
};

/** The sentence of the description, in the reader's language, in which a query stands. */
const sentenceWith = (query: string, { item }: SearchResult, language: Language): string | undefined =>
  resolve(item.descriptions, language)
    .value.split(/(?<=[.!?])\s+/)
    .find((sentence) => foldPhrase(sentence).includes(foldPhrase(query)));

const brandIdOf = (result: SearchResult) => (result.type === 'brand' ? result.item.id : result.item.brandId);

/**
 * Finds brands and shoes, brand by brand: those of the best match first, otherwise in the catalogue's order. An empty
 * query finds nothing.
 */
export const catalogSearch = (catalog: Catalog, language: Language, wordsOf: WordsOf): Searchable<SearchResult> => {
  const entries = inOrder(catalog).map((result) => ({
    result,
    terms: termsOf(result, wordsOf),
    brandId: brandIdOf(result),
  }));
  return {
    find: (query) => {
      if (!query) return [];
      const found = entries.flatMap(({ result, terms, brandId }) => {
        const place = matchOf([...terms, descriptionsOf(result, language)], query);
        if (place === undefined) return [];
        const isNamed = matchOf(terms, query) !== undefined;
        const shown = isNamed ? result : { ...result, sentence: sentenceWith(query, result, language) };
        return [{ result: shown, brandId, place }];
      });
      const best = (id: string) => Math.min(...found.filter(({ brandId }) => brandId === id).map(({ place }) => place));
      return found.sort((a, b) => best(a.brandId) - best(b.brandId)).map(({ result }) => result);
    },
    texts: entries.flatMap(({ terms }) => terms.flat()),
  };
};
