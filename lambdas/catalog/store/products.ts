import * as z from 'zod/mini';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import type { CountedBrand } from '../model/brand.ts';
import type { ProductRecord } from '../model/product.ts';
import {
  claimItem,
  claimItemSchema,
  claimKey,
  deletedItem,
  productItem,
  productItemSchema,
  productKey,
  productSortKey,
  productsOf,
} from './keys.ts';
import { countProducts, deleteRead, putNew, saveFields, setOrder } from './steps.ts';
import { transactInTurn } from './transact-in-turn.ts';

export const inOrder = (products: ProductRecord[]): ProductRecord[] =>
  products.sort((a, b) => (productSortKey(a) < productSortKey(b) ? -1 : 1));

/** All products of a brand, in their order. */
export const readProducts = async (table: AppTable, brandId: string): Promise<ProductRecord[]> => {
  const items = await readPartition(table, productsOf(brandId));
  return inOrder(
    z
      .array(productItemSchema)
      .parse(items)
      .map(({ data }) => data),
  );
};

const readProduct = async (table: AppTable, id: string): Promise<ProductRecord | undefined> => {
  const brandIdOf = async () => z.optional(claimItemSchema).parse(await readItem(table, claimKey(id)))?.brandId;
  let [brandId, read] = [await brandIdOf(), undefined as string | undefined];
  while (brandId !== undefined && brandId !== read) {
    const item = z.optional(productItemSchema).parse(await readItem(table, productKey({ brandId, id })));
    if (item) return item.data;
    // It may have been moved to another brand between the two reads: its claim then says so.
    read = brandId;
    brandId = await brandIdOf();
  }
  return undefined;
};

/** A product before and after the change, with the audit entry for it. */
export interface ProductMove {
  before: ProductRecord;
  after: ProductRecord;
  auditWrite: TransactionWrite;
}

/** Products for their editors. */
export interface ProductsEditor {
  /** All products of one brand, in their order. */
  productsOf(brandId: string): Promise<ProductRecord[]>;
  /** The product with this id, of any brand. */
  product(id: string): Promise<ProductRecord | undefined>;
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

export const productsEditor = (table: AppTable): ProductsEditor => {
  const TableName = table.name;
  const move = ({ before, after, auditWrite }: ProductMove): Step[] => [
    deleteRead(TableName, productKey(before), before.version),
    putNew(TableName, productItem(after)),
    { write: { Put: { TableName, Item: claimItem(after) } } },
    { write: auditWrite },
  ];

  return {
    productsOf: (brandId) => readProducts(table, brandId),

    product: (id) => readProduct(table, id),

    addProduct: (product, to, extraWrites) =>
      transact(table, [
        putNew(TableName, productItem(product)),
        putNew(TableName, claimItem(product)),
        countProducts(TableName, to, 1),
        ...extraWrites.map((write): Step => ({ write })),
      ]),

    saveProduct: (product, auditWrite) =>
      transact(table, [saveFields(TableName, productKey(product), product), { write: auditWrite }]),

    // A transaction has 100 writes: four for each product, and the counts of both brands.
    movesAtOnce: 24,
    moveProducts: (moves, from, to) =>
      transact(table, [
        ...moves.flatMap(move),
        countProducts(TableName, from, -moves.length),
        countProducts(TableName, to, moves.length),
      ]),

    removeProduct: (product, from, auditWrite) =>
      transact(table, [
        deleteRead(TableName, productKey(product), product.version),
        { write: { Delete: { TableName, Key: claimKey(product.id) } } },
        { write: { Put: { TableName, Item: deletedItem('PRODUCT', product.id) } } },
        countProducts(TableName, from, -1),
        { write: auditWrite },
      ]),

    orderProducts: (brandId, ids, auditWrite) =>
      transactInTurn(
        table,
        ids.map((id, order) => setOrder(TableName, productKey({ brandId, id }), order)),
        auditWrite,
      ),
  };
};
