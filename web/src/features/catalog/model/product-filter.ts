import type { Language } from '#contracts/text/language.ts';
import type { Searchable } from './search/answer.ts';
import { matchOf } from './search/match.ts';
import { attributeWords, type WordsOf } from './search/search-words.ts';
import { type BrandSummary, displayName, type ProductSummary } from './summaries.ts';

export const productOrders = ['name', 'brand'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** The filter of the products page; it is kept in the address. */
export interface ProductFilter {
  brand: string;
  text: string;
  order: ProductOrder;
}

/** Reads the address; values that it does not understand count as absent. */
export const filterFromQuery = (query: URLSearchParams): ProductFilter => ({
  brand: query.get('brand') ?? '',
  text: query.get('q') ?? '',
  order: productOrders.find((order) => order === query.get('sort')) ?? 'brand',
});

/** The query for a filter; what is at its default is left out, and so is the language. */
export const filterToQuery = ({ brand, text, order }: ProductFilter): URLSearchParams =>
  new URLSearchParams([
    ...(brand ? [['brand', brand]] : []),
    ...(text ? [['q', text]] : []),
    ...(order === 'brand' ? [] : [['sort', order]]),
  ] as [string, string][]);

/** What a shoe is searched by besides its own texts. */
interface Surroundings {
  brands: readonly BrandSummary[];
  wordsOf: WordsOf;
}

const namesOf = ({ name, aliases }: Pick<BrandSummary, 'name' | 'aliases'>) => [name, ...aliases];

/** The products asked for, to be searched by text; without one, all of them. By brand they keep the catalogue's order. */
export const productSearch = (
  products: readonly ProductSummary[],
  { brand, order }: Pick<ProductFilter, 'brand' | 'order'>,
  language: Language,
  { brands, wordsOf }: Surroundings,
): Searchable<ProductSummary> => {
  const { compare } = new Intl.Collator(language);
  const asked = products.filter(({ brandId }) => !brand || brandId === brand);
  if (order === 'name') asked.sort((a, b) => compare(displayName(a), displayName(b)));
  const entries = asked.map((product) => {
    const maker = brands.find(({ id }) => id === product.brandId);
    const words = [...(maker ? namesOf(maker) : []), wordsOf('shoe'), ...attributeWords(product.attributes, wordsOf)];
    return { product, terms: [namesOf(product), words] };
  });
  return {
    find: (query) =>
      entries
        .filter(({ product, terms }) => !query || matchOf([...terms, [product.description]], query) !== undefined)
        .map(({ product }) => product),
    texts: entries.flatMap(({ terms }) => terms.flat()),
  };
};
