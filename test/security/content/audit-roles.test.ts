import { describe, expect, it } from 'vitest';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { assembly } from '#scripts/local/build.ts';
import { createCallers } from '#scripts/local/callers.ts';
import { dynamoDbAccess } from '#scripts/local/dynamodb/access.ts';
import { deployedFunctions } from '#scripts/local/functions/function-properties.ts';
import { createAuthorizer } from '#scripts/local/iam/authorizer.ts';
import { createDenials } from '#scripts/local/iam/denials.ts';
import { readAssembly } from '#scripts/local/template/assembly.ts';

const { stack } = await readAssembly(assembly);
const functions = deployedFunctions(stack);
const { callers } = createCallers(stack, functions);
const authorizer = createAuthorizer(
  createDenials(() => {}),
  () => undefined,
);
const [table] = stack.ofType('AWS::DynamoDB::GlobalTable');
const TableName = table?.id ?? '';

const Key = { pk: { S: 'AUDIT#2026-11' }, sk: { S: '2026-11-21T10:00:00.000Z#1' } };
const other = { pk: { S: 'BRAND#bloch' }, sk: { S: 'BRAND' } };
const update = { UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': { S: '1' } } };
type Attempt = [operation: string, input: Record<string, unknown>];
const attempts: Record<string, Attempt> = {
  UpdateItem: ['UpdateItem', { TableName, Key, ...update }],
  DeleteItem: ['DeleteItem', { TableName, Key }],
  'BatchWriteItem that deletes': ['BatchWriteItem', { RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } }],
  'BatchWriteItem that overwrites': [
    'BatchWriteItem',
    { RequestItems: { [TableName]: [{ PutRequest: { Item: other } }, { PutRequest: { Item: Key } }] } },
  ],
  'TransactWriteItems that updates': [
    'TransactWriteItems',
    { TransactItems: [{ Put: { TableName, Item: other } }, { Update: { TableName, Key, ...update } }] },
  ],
  'TransactWriteItems that deletes': ['TransactWriteItems', { TransactItems: [{ Delete: { TableName, Key } }] }],
  DeleteTable: ['DeleteTable', { TableName }],
  Scan: ['Scan', { TableName }],
  ExecuteStatement: ['ExecuteStatement', { TableName, Statement: `DELETE FROM "${TableName}" WHERE pk = 'AUDIT#'` }],
};

const may = (name: string, [operation, input]: Attempt): boolean => {
  const caller = [...callers.values()].find((each) => each.name === name);
  if (!caller) throw new Error(`no caller ${name}`);
  return dynamoDbAccess(operation, input, () => keySchema.partitionKey).every((wanted) =>
    authorizer.allows(caller, wanted),
  );
};

describe('the log is only ever added to: with the credentials of', () => {
  it.each(functions.map(({ name }) => name))('%s no entry can be changed or deleted [S-109, Q-034]', (name) => {
    for (const [attempt, call] of Object.entries(attempts))
      expect([attempt, may(name, call)]).toEqual([attempt, false]);
  });

  it('the editing function everything else of its work can be done, and an entry can be added', () => {
    const editing = functions.find(({ name }) => name.includes('Editing'))?.name ?? '';
    for (const call of [
      ['UpdateItem', { TableName, Key: other, ...update }],
      ['DeleteItem', { TableName, Key: other }],
      ['BatchWriteItem', { RequestItems: { [TableName]: [{ PutRequest: { Item: other } }] } }],
      ['PutItem', { TableName, Item: Key }],
    ] as Attempt[]) {
      expect([call[0], may(editing, call)]).toEqual([call[0], true]);
    }
  });
});
