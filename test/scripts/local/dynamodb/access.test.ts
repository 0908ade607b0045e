import { describe, expect, it } from 'vitest';
import { dynamoDbAccess } from '#scripts/local/dynamodb/access.ts';
import { createEvaluator } from '#scripts/local/iam/evaluate.ts';

const TableName = 'records';
const resource = 'arn:aws:dynamodb:eu-central-1:000000000000:table/records';
const access = (operation: string, input: Record<string, unknown>) => dynamoDbAccess(operation, input, () => 'pk');
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'a' } });

/** All writes, but none that changes what is under `LOG#`. */
const evaluate = createEvaluator([
  { Effect: 'Allow', Action: ['dynamodb:*'], Resource: [resource], Condition: {} },
  {
    Effect: 'Deny',
    Action: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
    Resource: [resource],
    Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['LOG#*'] } },
  },
]);
const allowed = (operation: string, input: Record<string, unknown>) =>
  access(operation, input).every(
    ({ action, resource: of, context = {} }) =>
      evaluate({ action, resource: of, context }, { roleArn: 'arn:aws:iam::000000000000:role/a' }) === 'allowed',
  );

describe('the partitions that a call names', () => {
  it('let a role add what it may not change', () => {
    expect(allowed('PutItem', { TableName, Item: key('LOG#1') })).toBe(true);
    expect(allowed('UpdateItem', { TableName, Key: key('LOG#1') })).toBe(false);
    expect(allowed('DeleteItem', { TableName, Key: key('LOG#1') })).toBe(false);
    expect(allowed('DeleteItem', { TableName, Key: key('USER#1') })).toBe(true);
  });

  it('are found in batches, one among many', () => {
    const write = (pk: string) => ({ DeleteRequest: { Key: key(pk) } });
    const put = (pk: string) => ({ PutRequest: { Item: key(pk) } });
    expect(allowed('BatchWriteItem', { RequestItems: { records: [write('A'), put('B')] } })).toBe(true);
    expect(allowed('BatchWriteItem', { RequestItems: { records: [write('A'), put('LOG#2')] } })).toBe(false);
  });

  it('are found in each part of a transaction', () => {
    const part = (kind: string, pk: string) => ({ [kind]: { TableName, Key: key(pk), Item: key(pk) } });
    expect(allowed('TransactWriteItems', { TransactItems: [part('Put', 'LOG#1'), part('Update', 'A')] })).toBe(true);
    expect(allowed('TransactWriteItems', { TransactItems: [part('Put', 'A'), part('Delete', 'LOG#1')] })).toBe(false);
  });

  it('are none in a query, whose expression is not read', () => {
    expect(access('Query', { TableName })[0]?.context).toEqual({ 'dynamodb:leadingkeys': [] });
  });
});
