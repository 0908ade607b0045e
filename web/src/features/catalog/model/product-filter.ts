import type { Language } from '#contracts/text/language.ts';
import { displayName, type ProductSummary } from './summaries.ts';

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

/** The products asked for, before a text narrows them down. By brand they keep the catalogue's order. */
export const arranged = (
  products: readonly ProductSummary[],
  { brand, order }: Pick<ProductFilter, 'brand' | 'order'>,
  language: Language,
): ProductSummary[] => {
  const asked = products.filter(({ brandId }) => !brand || brandId === brand);
  if (order === 'name') {
    const { compare } = new Intl.Collator(language);
    asked.sort((a, b) => compare(displayName(a), displayName(b)));
  }
  return asked;
};
