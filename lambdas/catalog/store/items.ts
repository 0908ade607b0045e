import * as z from 'zod/mini';
import { type BrandRecord, brandRecordSchema } from '../model/brand.ts';
import { type ProductRecord, productRecordSchema } from '../model/product.ts';
import { brandKey, claimKey, deletedKey, listedKey, productKey } from './keys.ts';

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

export const claimItem = ({ id, brandId }: { id: string; brandId: string }) => ({
  ...claimKey(id),
  type: 'ProductClaim',
  brandId,
});
export const claimItemSchema = z.object({ brandId: z.string() });

export const deletedItem = (kind: 'BRAND' | 'PRODUCT', id: string) => ({
  ...deletedKey(kind, id),
  type: 'DeletedFromCatalog',
});
