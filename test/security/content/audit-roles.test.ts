import { describe, expect, it } from 'vitest';
import { rolesOfProduct } from '../roles.ts';

const { functions, may, mainTable: main, auditTable: TableName } = await rolesOfProduct();

const Key = { pk: { S: 'AUDIT#2026-11' }, sk: { S: '2026-11-21T10:00:00.000Z#1' } };
const brand = { pk: { S: 'BRAND#bloch' }, sk: { S: 'BRAND' } };
const update = { UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': { S: '1' } } };
type Attempt = [operation: string, input: Record<string, unknown>];
const change = { Update: { TableName: main, Key: brand, ...update } };
const attempts: Record<string, Attempt> = {
  UpdateItem: ['UpdateItem', { TableName, Key, ...update }],
  DeleteItem: ['DeleteItem', { TableName, Key }],
  'BatchWriteItem that deletes': ['BatchWriteItem', { RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } }],
  'BatchWriteItem that overwrites': [
    'BatchWriteItem',
    { RequestItems: { [TableName]: [{ PutRequest: { Item: Key } }] } },
  ],
  'TransactWriteItems that updates': [
    'TransactWriteItems',
    { TransactItems: [change, { Update: { TableName, Key, ...update } }] },
  ],
  'TransactWriteItems that deletes': ['TransactWriteItems', { TransactItems: [{ Delete: { TableName, Key } }] }],
  DeleteTable: ['DeleteTable', { TableName }],
  Scan: ['Scan', { TableName }],
  ExecuteStatement: ['ExecuteStatement', { TableName, Statement: `DELETE FROM "${TableName}" WHERE pk = 'AUDIT#'` }],
};

describe('the log is only ever added to: with the credentials of', () => {
  it.each(functions)('%s no entry can be changed or deleted [S-109]', (name) => {
    for (const [attempt, [operation, input]] of Object.entries(attempts))
      expect([attempt, may(name, operation, input)]).toEqual([attempt, false]);
  });

  it('the editing function an entry can be added, alone and within the change that it tells of', () => {
    const entry = { Put: { TableName, Item: Key } };
    expect(may('Editing', 'PutItem', { TableName, Item: Key })).toBe(true);
    expect(may('Editing', 'TransactWriteItems', { TransactItems: [change, entry] })).toBe(true);
    expect(may('Editing', 'Query', { TableName })).toBe(false);
  });
});
