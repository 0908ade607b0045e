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
  'addProduct' | 'saveProduct' | 'moveProducts' | 'removeProduct' | 'orderProducts'
>;

export const productWrites = (table: AppTable): ProductWrites => {
  const TableName = table.name;
  const deleteRead = (product: ProductRecord): Step => ({
    write: { Delete: { TableName, Key: productKey(product), ...inVersion(product.version) } },
    refusal: 'changed',
  });
  const move = ({ before, after, entry }: ProductMove): Step[] => [
    deleteRead(before),
    putNew(TableName, productItem(after)),
    { write: { Put: { TableName, Item: claimItem(after) } } },
    { write: entry },
  ];

  return {
    addProduct: (product, to, also) =>
      transact(table, [
        putNew(TableName, productItem(product)),
        putNew(TableName, claimItem(product)),
        countProducts(TableName, to, 1),
        ...also.map((write): Step => ({ write })),
      ]),

    saveProduct: (product, entry) =>
      transact(table, [saveFields(TableName, productKey(product), product), { write: entry }]),

    moveProducts: (moves, from, to) =>
      transact(table, [
        ...moves.flatMap(move),
        countProducts(TableName, from, -moves.length),
        countProducts(TableName, to, moves.length),
      ]),

    removeProduct: (product, from, entry) =>
      transact(table, [
        deleteRead(product),
        { write: { Delete: { TableName, Key: claimKey(product.id) } } },
        { write: { Put: { TableName, Item: deletedItem('PRODUCT', product.id) } } },
        countProducts(TableName, from, -1),
        { write: entry },
      ]),

    orderProducts: (brandId, ids, entry) =>
      transactInTurn(
        table,
        ids.map((id, order) => setOrder(TableName, productKey({ brandId, id }), order)),
        entry,
      ),
  };
};
