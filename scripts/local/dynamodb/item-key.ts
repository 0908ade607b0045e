import type { Item, TableRecord } from './dynalite.ts';

/** The key attributes of an item, or of a key; those that it lacks are left out. */
export const keyOf = (item: Item, keySchema: Pick<TableRecord['KeySchema'][number], 'AttributeName'>[]): Item =>
  Object.fromEntries(
    keySchema.flatMap(({ AttributeName }) => {
      const value = item[AttributeName];
      return value === undefined ? [] : [[AttributeName, value]];
    }),
  );
