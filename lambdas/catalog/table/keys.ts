import type { ProductPosition } from '../catalog-reader.ts';

/** Orders have four digits, so that their text sorts as the numbers do. */
export const lastOrder = 9999;
const rank = (order: number) => String(order).padStart(4, '0');

export const brandPartition = (id: string) => `BRAND#${id}`;
export const brandKey = (id: string) => ({ pk: brandPartition(id), sk: 'BRAND' });
/** All brands by id: a partition, because an index would show a change only a moment later. */
export const listPartition = 'BRANDS';
export const listedKey = (id: string) => ({ pk: listPartition, sk: id });

export const productKey = ({ brandId, id }: { brandId: string; id: string }) => ({
  pk: brandPartition(brandId),
  sk: `PRODUCT#${id}`,
});
/** All shoes of a brand. */
export const productsOf = (brandId: string) => ({ pk: brandPartition(brandId), sk: 'PRODUCT#' });
/** Products lie in this order. */
export const productRank = ({ brandId, order, id }: ProductPosition) => `${brandId}#${rank(order)}#${id}`;

/** Makes a product's id unique among all brands, and says which brand it is of. */
export const claimKey = (id: string) => ({ pk: `PRODUCT#${id}`, sk: 'CLAIM' });

/** Says that an administrator deleted it: no later seeding brings it back. */
export const deletedKey = (kind: 'BRAND' | 'PRODUCT', id: string) => ({ pk: 'DELETED', sk: `${kind}#${id}` });
