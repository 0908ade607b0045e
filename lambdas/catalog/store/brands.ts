import * as z from 'zod/mini';
import { readItem, readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import type { BrandRecord, CountedBrand } from '../model/brand.ts';
import {
  type BrandItem,
  brandItem,
  brandItemSchema,
  brandKey,
  deletedItem,
  listedItem,
  listedKey,
  listPartition,
} from './keys.ts';
import { inVersion, putNew, saveFields, setOrder, withProducts } from './steps.ts';
import { transactInTurn } from './transact-in-turn.ts';

const listSchema = z.array(z.object({ sk: z.string() }));

/** The order is not defined. */
export const readBrandIds = async (table: AppTable): Promise<string[]> =>
  listSchema
    .parse(await readPartition(table, { pk: listPartition }, { ProjectionExpression: 'sk' }))
    .map(({ sk }) => sk);

/**
 * In their order. Read from the table itself, not from an index, so that the person who made a change sees it at once.
 */
export const readBrands = async (table: AppTable): Promise<BrandItem[]> => {
  const items = await readItems(table, (await readBrandIds(table)).map(brandKey));
  return z
    .array(brandItemSchema)
    .parse(items)
    .sort((a, b) => a.data.order - b.data.order || (a.data.id < b.data.id ? -1 : 1));
};

export const countedBrand = ({ data, products }: BrandItem): CountedBrand => ({ record: data, products });

/** The present state, by a consistent read. */
export const readBrand = async (table: AppTable, id: string): Promise<CountedBrand | undefined> => {
  const item = z.optional(brandItemSchema).parse(await readItem(table, brandKey(id)));
  return item && countedBrand(item);
};

/** Brands for their editors. */
export interface BrandsEditor {
  /** All brands in their order. */
  brands(): Promise<CountedBrand[]>;
  brand(id: string): Promise<CountedBrand | undefined>;
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
}

export const brandsEditor = (table: AppTable): BrandsEditor => {
  const TableName = table.name;
  return {
    brands: async () => (await readBrands(table)).map(countedBrand),

    brand: (id) => readBrand(table, id),

    addBrand: (brand, extraWrites) =>
      transact(table, [
        putNew(TableName, brandItem(brand, 0)),
        { write: { Put: { TableName, Item: listedItem(brand.id) } } },
        ...extraWrites.map((write): Step => ({ write })),
      ]),

    saveBrand: (brand, auditWrite) =>
      transact(table, [saveFields(TableName, brandKey(brand.id), brand), { write: auditWrite }]),

    removeBrand: ({ id, version }, auditWrite) => {
      const [read, empty] = [inVersion(version), withProducts(0)];
      const Delete = {
        TableName,
        Key: brandKey(id),
        ConditionExpression: `(${read.ConditionExpression}) AND (${empty.ConditionExpression})`,
        ExpressionAttributeNames: read.ExpressionAttributeNames,
        ExpressionAttributeValues: { ...read.ExpressionAttributeValues, ...empty.ExpressionAttributeValues },
      };
      const unlisted = { Delete: { TableName, Key: listedKey(id) } };
      const deleted = { Put: { TableName, Item: deletedItem('BRAND', id) } };
      return transact(table, [
        { write: { Delete }, refusal: 'changed' },
        { write: unlisted },
        { write: deleted },
        { write: auditWrite },
      ]);
    },

    orderBrands: (ids, auditWrite) =>
      transactInTurn(
        table,
        ids.map((id, order) => setOrder(TableName, brandKey(id), order)),
        auditWrite,
      ),
  };
};
