import { useMemo } from 'react';
import type { Answer } from '../model/search/answer.ts';
import type { BrandSummary, ProductSummary } from '../model/summaries.ts';
import { useAnswer } from './use-answer.ts';
import { useOnDemand } from './use-on-demand.ts';
import { useSearchWords } from './use-search-words.ts';

/**
 * Those of `products` in which a text, without blanks around it, is found; all of them without one. The code of the search is
 * fetched with the first text, and until it is here nothing is left out.
 */
export const useProductSearch = (
  products: ProductSummary[],
  brands: readonly BrandSummary[],
  text: string,
): Answer<ProductSummary> & { isSearching: boolean } => {
  const isWanted = text !== '';
  const words = useSearchWords(isWanted);
  const { data: productSearch } = useOnDemand(
    ['product-search'],
    () => import('../model/search/product-search.ts').then((search) => search.productSearch),
    isWanted,
  );
  const searchable = useMemo(
    () => productSearch?.(products, { brands, wordsOf: words.wordsOf }),
    [productSearch, products, brands, words.wordsOf],
  );
  const { isGuessing, ...answer } = useAnswer(text, searchable);
  if (!isWanted || !searchable) return { found: products, isSearching: isWanted };
  return { ...answer, isSearching: isGuessing || words.isPending };
};
