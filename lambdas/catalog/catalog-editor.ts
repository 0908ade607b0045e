import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { BrandRecord } from './brand.ts';
import type { CatalogReader } from './catalog-reader.ts';
import type { ProductRecord } from './product.ts';

export interface CountedBrand {
  record: BrandRecord;
  /** How many it has. */
  products: number;
}

/** What a product was, what it becomes, and the audit entry that says so. */
export interface ProductMove {
  before: ProductRecord;
  after: ProductRecord;
  entry: TransactionWrite;
}

/**
 * The catalogue as its editors know it. What is read is what is stored at that moment. Each write is one transaction with
 * its audit entry (a long order: several); where it does not find what the caller has read (a record's version, a brand's
 * number of products, a free id), nothing is written and `untilUndisturbed` lets the caller read and decide again.
 */
export interface CatalogEditor {
  /** All, in their order. */
  brands(): Promise<CountedBrand[]>;
  brand(id: string): Promise<CountedBrand | undefined>;
  /** By brand and order, a page at a time. */
  products: CatalogReader['products'];
  /** All of one brand, in their order. */
  productsOf(brandId: string): Promise<ProductRecord[]>;
  /** Of whichever brand. */
  product(id: string): Promise<ProductRecord | undefined>;

  addBrand(brand: BrandRecord, also: TransactionWrite[]): Promise<void>;
  /** Its version must be one more than the stored one. Its place in the list stays as it is stored. */
  saveBrand(brand: BrandRecord, entry: TransactionWrite): Promise<void>;
  /** One without products. */
  removeBrand(brand: BrandRecord, entry: TransactionWrite): Promise<void>;
  /** All of them, the first first; versions stay. More than 99 in several transactions, the first of which has the entry. */
  orderBrands(ids: readonly string[], entry: TransactionWrite): Promise<void>;

  addProduct(product: ProductRecord, to: CountedBrand, also: TransactionWrite[]): Promise<void>;
  /** As `saveBrand`; its brand is the stored one's. */
  saveProduct(product: ProductRecord, entry: TransactionWrite): Promise<void>;
  /** At most `movesAtOnce`, all from one brand to another. */
  moveProducts(moves: readonly ProductMove[], from: CountedBrand, to: CountedBrand): Promise<void>;
  removeProduct(product: ProductRecord, from: CountedBrand, entry: TransactionWrite): Promise<void>;
  /** As `orderBrands`. */
  orderProducts(brandId: string, ids: readonly string[], entry: TransactionWrite): Promise<void>;
}

/** A transaction has 100 writes: four for each product, and the counts of both brands. */
export const movesAtOnce = 24;
