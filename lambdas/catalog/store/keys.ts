import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { ProductPosition } from '../model/catalog-reader.ts';

/** As many digits as `lastOrder` has, so that their text sorts as the numbers do. */
const paddedOrder = (order: number) => String(order).padStart(4, '0');

export const brandPartition = (id: string) => `${partitions.brand}${id}`;
export const brandKey = (id: string) => ({ pk: brandPartition(id), sk: 'BRAND' });
/**
 * The list of all brands by id. It is a partition of the table, because an index would show a change a moment later.
 */
export const listPartition = partitions.brands;
export const listedKey = (id: string) => ({ pk: listPartition, sk: id });

export const productKey = ({ brandId, id }: { brandId: string; id: string }) => ({
  pk: brandPartition(brandId),
  sk: `PRODUCT#${id}`,
});
/** The partition of a brand's shoes. */
export const productsOf = (brandId: string) => ({ pk: brandPartition(brandId), sk: 'PRODUCT#' });
/** The sort key: products are in this order. */
export const productSortKey = ({ brandId, order, id }: ProductPosition) => `${brandId}#${paddedOrder(order)}#${id}`;

/** Keeps a product's id unique among all brands, and says which brand the product belongs to. */
export const claimKey = (id: string) => ({ pk: `${partitions.product}${id}`, sk: 'CLAIM' });

/** Records that an administrator deleted it, so that no later seeding brings it back. */
export const deletedKey = (kind: 'BRAND' | 'PRODUCT', id: string) => ({ pk: partitions.deleted, sk: `${kind}#${id}` });
