import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, transact } from '#lambdas/platform/table/transact.ts';
import type { ProductRecord } from '../model/product.ts';
import type { CatalogEditor, ProductMove } from './catalog-editor.ts';
import { claimItem, deletedItem, productItem } from './items.ts';
import { claimKey, productKey } from './keys.ts';
import { countProducts, inVersion, putNew, saveFields, setOrder } from './steps.ts';
import { transactInTurn } from './transact-in-turn.ts';

type ProductWrites = Pick<
  CatalogEditor,
  'addProduct' | 'saveProduct' | 'movesAtOnce' | 'moveProducts' | 'removeProduct' | 'orderProducts'
>;

export const productWrites = (table: AppTable): ProductWrites => {
  const TableName = table.name;
  const deleteRead = (product: ProductRecord): Step => ({
    write: { Delete: { TableName, Key: productKey(product), ...inVersion(product.version) } },
    refusal: 'changed',
  });
  const move = ({ before, after, auditWrite }: ProductMove): Step[] => [
    deleteRead(before),
    putNew(TableName, productItem(after)),
    { write: { Put: { TableName, Item: claimItem(after) } } },
    { write: auditWrite },
  ];

  return {
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
        deleteRead(product),
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
