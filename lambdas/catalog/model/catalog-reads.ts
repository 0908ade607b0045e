import type { BrandRecord } from './brand.ts';
import type { ModelRecord } from './model.ts';
import type { ProductRecord } from './product.ts';

/** A position in the product list, from which the store continues. */
export interface ProductPosition {
  brandId: string;
  order: number;
  id: string;
}

/** The reads of the use cases: from the table in the cloud, from the seed while pages are built. */
export interface CatalogReads {
  /** All brands in their order. */
  brands(): Promise<BrandRecord[]>;
  /** One brand with its products in their order, in one query. */
  brandWithProducts(id: string): Promise<{ brand: BrandRecord; products: ProductRecord[] } | undefined>;
  /** Every known model, those of brands that the site lacks among them, by id. */
  models(): Promise<ModelRecord[]>;
  /** A page of products by brand id and order. */
  products(page: {
    brandId?: string | undefined;
    limit: number;
    after?: ProductPosition | undefined;
  }): Promise<{ items: ProductRecord[]; next?: ProductPosition | undefined }>;
}
