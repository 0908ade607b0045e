import type { BrandSummary, ProductSummary } from '../summaries.ts';
import type { Searchable } from './answer.ts';
import { matchOf } from './match.ts';
import { attributeWords, type WordsOf } from './search-words.ts';

/** The words by which a shoe is found besides its own texts. */
interface Surroundings {
  brands: readonly BrandSummary[];
  wordsOf: WordsOf;
}

const namesOf = ({ name, aliases }: Pick<BrandSummary, 'name' | 'aliases'>) => [name, ...aliases];

/** Finds products of a list, which keep their order; without a query, all of them. */
export const productSearch = (
  products: readonly ProductSummary[],
  { brands, wordsOf }: Surroundings,
): Searchable<ProductSummary> => {
  const entries = products.map((product) => {
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
