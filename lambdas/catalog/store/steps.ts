import type { Step } from '#lambdas/platform/table/transact.ts';
import type { BrandRecord, CountedBrand } from '../model/brand.ts';
import type { ProductRecord } from '../model/product.ts';
import { brandKey } from './keys.ts';

type Key = { pk: string; sk: string };

/** Adds a new item; if one already has this key, the caller has missed a change. */
export const putNew = (TableName: string, Item: Key): Step => ({
  write: { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
  refusal: 'changed',
});

/** Requires the record in this version. */
export const inVersion = (version: number) => ({
  ConditionExpression: '#data.#version = :read',
  ExpressionAttributeNames: { '#data': 'data', '#version': 'version' },
  ExpressionAttributeValues: { ':read': version },
});

/** Deletes the record as it was read. */
export const deleteRead = (TableName: string, Key: Key, version: number): Step => ({
  write: { Delete: { TableName, Key, ...inVersion(version) } },
  refusal: 'changed',
});

/** Puts the item in the place of the version before it, so that a field that it lacks is gone. */
export const replaceRead = (TableName: string, Item: Key & { data: { version: number } }): Step => ({
  write: { Put: { TableName, Item, ...inVersion(Item.data.version - 1) } },
  refusal: 'changed',
});

/** Sets every field of the record except its position in the list, which another user may have changed meanwhile. */
export const saveFields = (TableName: string, Key: Key, record: BrandRecord | ProductRecord): Step => {
  const { order: _order, ...fields } = record;
  const condition = inVersion(record.version - 1);
  const names = Object.keys(fields);
  return {
    write: {
      Update: {
        TableName,
        Key,
        ...condition,
        UpdateExpression: `SET ${names.map((name) => `#data.#${name} = :${name}`).join(', ')}`,
        ExpressionAttributeNames: {
          ...condition.ExpressionAttributeNames,
          ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: {
          ...condition.ExpressionAttributeValues,
          ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
    refusal: 'changed',
  };
};

export const setOrder = (TableName: string, Key: Key, order: number): Step => ({
  write: {
    Update: {
      TableName,
      Key,
      UpdateExpression: 'SET #data.#order = :order',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#data': 'data', '#order': 'order' },
      ExpressionAttributeValues: { ':order': order },
    },
  },
  refusal: 'changed',
});

/** Requires the brand with as many products as were read. */
export const withProducts = (count: number) => ({
  ConditionExpression: 'products = :counted',
  ExpressionAttributeValues: { ':counted': count },
});

export const countProducts = (TableName: string, { record, products }: CountedBrand, delta: number): Step => {
  const condition = withProducts(products);
  return {
    write: {
      Update: {
        TableName,
        Key: brandKey(record.id),
        ...condition,
        UpdateExpression: 'SET products = :now',
        ExpressionAttributeValues: { ...condition.ExpressionAttributeValues, ':now': products + delta },
      },
    },
    refusal: 'changed',
  };
};
