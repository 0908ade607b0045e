import {
  type EditedBrand,
  type EditedProduct,
  listEditedBrands,
  listEditedProducts,
} from '#contracts/catalog/editing.ts';
import { call } from '#web/shared/api/call.ts';

export interface Catalog {
  brands: EditedBrand[];
  shoes: EditedProduct[];
}

const fetchShoes = async (signal: AbortSignal) => {
  const shoes: EditedProduct[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listEditedProducts, { query: cursor ? { cursor } : {}, signal });
    shoes.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return shoes;
};

/** All brands and all shoes, as administrators see them. */
export const fetchCatalog = async (signal: AbortSignal): Promise<Catalog> => {
  const [{ items: brands }, shoes] = await Promise.all([call(listEditedBrands, { signal }), fetchShoes(signal)]);
  return { brands, shoes };
};
