import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, transact } from '#lambdas/platform/table/transact.ts';
import type { CatalogEditor } from './catalog-editor.ts';
import { brandItem, deletedItem, listedItem } from './items.ts';
import { brandKey, listedKey } from './keys.ts';
import { inVersion, putNew, saveFields, setOrder, withProducts } from './steps.ts';
import { transactInTurn } from './transact-in-turn.ts';

type BrandWrites = Pick<CatalogEditor, 'addBrand' | 'saveBrand' | 'removeBrand' | 'orderBrands'>;

export const brandWrites = (table: AppTable): BrandWrites => {
  const TableName = table.name;
  return {
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
