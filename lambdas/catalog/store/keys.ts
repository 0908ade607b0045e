import * as z from 'zod/mini';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { type BrandRecord, brandRecordSchema } from '../model/brand.ts';
import type { ProductPosition } from '../model/catalog-reads.ts';
import { type ModelRecord, modelRecordSchema } from '../model/model.ts';
import { type ProductRecord, productRecordSchema } from '../model/product.ts';

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

/** All known models are one partition: a caller that compares them reads them all. */
export const modelPartition = partitions.models;
export const modelKey = (id: string) => ({ pk: modelPartition, sk: id });

/** Keeps a product's id unique among all brands, and says which brand the product belongs to. */
export const claimKey = (id: string) => ({ pk: `${partitions.product}${id}`, sk: 'CLAIM' });

export type DeletedKind = 'BRAND' | 'PRODUCT' | 'MODEL';
/** Records that an administrator deleted it, so that no later seeding brings it back. */
export const deletedKey = (kind: DeletedKind, id: string) => ({ pk: partitions.deleted, sk: `${kind}#${id}` });

/** The numbers of the whole catalogue. */
export const figuresKey = { pk: partitions.catalogFigures, sk: 'ALL' } as const;

/** `products` is the number of the brand's products, so that none is left behind when the brand is deleted. */
export const brandItem = (record: BrandRecord, products: number) => ({
  ...brandKey(record.id),
  type: 'Brand',
  id: record.id,
  products,
  data: record,
});
export const brandItemSchema = z.object({ data: brandRecordSchema, products: z.number() });
export type BrandItem = z.infer<typeof brandItemSchema>;

/** The brand's entry in the list of all brands; it is written and deleted together with the brand. */
export const listedItem = (id: string) => ({ ...listedKey(id), type: 'ListedBrand' });

export const productItem = (record: ProductRecord) => ({
  ...productKey(record),
  type: 'Product',
  id: record.id,
  brandId: record.brandId,
  data: record,
});
export const productItemSchema = z.object({ data: productRecordSchema });

export const modelItem = (record: ModelRecord) => ({
  ...modelKey(record.id),
  type: 'Model',
  id: record.id,
  data: record,
});
export const modelItemSchema = z.object({ data: modelRecordSchema });

export const claimItem = ({ id, brandId }: { id: string; brandId: string }) => ({
  ...claimKey(id),
  type: 'ProductClaim',
  brandId,
});
export const claimItemSchema = z.object({ brandId: z.string() });

export const deletedItem = (kind: DeletedKind, id: string) => ({
  ...deletedKey(kind, id),
  type: 'DeletedFromCatalog',
});
