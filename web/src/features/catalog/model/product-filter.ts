import type { Language } from '#contracts/language.ts';
import { fold } from './fold.ts';
import { displayName, type ProductSummary } from './summaries.ts';

export const productOrders = ['name', 'brand'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** What the products page is asked for; it lives in the address. */
export interface ProductFilter {
  brand: string;
  text: string;
  order: ProductOrder;
}

/** Reads the address; what it does not understand counts as not asked. */
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

/** The products asked for. By brand they keep the catalogue's order. */
export const filterProducts = (
  products: readonly ProductSummary[],
  { brand, text, order }: ProductFilter,
  language: Language,
): ProductSummary[] => {
  const query = fold(text.trim());
  const found = products.filter(
    (product) =>
      (!brand || product.brandId === brand) &&
      (!query ||
        [product.name, displayName(product), product.description].some((field) => fold(field).includes(query))),
  );
  if (order === 'brand') return found;
  const { compare } = new Intl.Collator(language);
  return [...found].sort((a, b) => compare(displayName(a), displayName(b)));
};
