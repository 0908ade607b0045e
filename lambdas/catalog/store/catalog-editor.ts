import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { BrandRecord, CountedBrand } from '../model/brand.ts';
import type { CatalogReader } from '../model/catalog-reader.ts';
import type { ProductRecord } from '../model/product.ts';

/** A product before and after the change, with the audit entry for it. */
export interface ProductMove {
  before: ProductRecord;
  after: ProductRecord;
  auditWrite: TransactionWrite;
}

/**
 * The catalogue for its editors. Reads are consistent. Each write is one transaction with its audit entry (a long list
 * to reorder takes several). If the stored state is not the one that the caller has read (a record's version, a brand's
 * number of products, a free id), nothing is written, and `retryOnConflict` lets the caller read and decide again.
 */
export interface CatalogEditor {
  /** All brands in their order. */
  brands(): Promise<CountedBrand[]>;
  brand(id: string): Promise<CountedBrand | undefined>;
  /** A page of products, by brand and order. */
  products: CatalogReader['products'];
  /** All products of one brand, in their order. */
  productsOf(brandId: string): Promise<ProductRecord[]>;
  /** The product with this id, of any brand. */
  product(id: string): Promise<ProductRecord | undefined>;

  addBrand(brand: BrandRecord, extraWrites: TransactionWrite[]): Promise<void>;
  /** Its version must be one more than the stored one. Its position in the list is not changed. */
  saveBrand(brand: BrandRecord, auditWrite: TransactionWrite): Promise<void>;
  /** Deletes a brand that has no products. */
  removeBrand(brand: BrandRecord, auditWrite: TransactionWrite): Promise<void>;
  /**
   * Takes the ids of all brands, in the new order; versions stay. More than 99 are written in several transactions, the
   * first of which has the audit entry.
   */
  orderBrands(ids: readonly string[], auditWrite: TransactionWrite): Promise<void>;

  addProduct(product: ProductRecord, to: CountedBrand, extraWrites: TransactionWrite[]): Promise<void>;
  /** As `saveBrand`; its brand is the stored one's. */
  saveProduct(product: ProductRecord, auditWrite: TransactionWrite): Promise<void>;
  /** How many products `moveProducts` takes. */
  movesAtOnce: number;
  /** All from one brand to another. */
  moveProducts(moves: readonly ProductMove[], from: CountedBrand, to: CountedBrand): Promise<void>;
  removeProduct(product: ProductRecord, from: CountedBrand, auditWrite: TransactionWrite): Promise<void>;
  /** As `orderBrands`. */
  orderProducts(brandId: string, ids: readonly string[], auditWrite: TransactionWrite): Promise<void>;
}
