import { describe, expect, it } from 'vitest';
import { dynamoDbAccess } from '#scripts/local/dynamodb/access.ts';
import { createEvaluator } from '#scripts/local/iam/evaluate.ts';

const TableName = 'records';
const resource = 'arn:aws:dynamodb:eu-central-1:000000000000:table/records';
const access = (operation: string, input: Record<string, unknown>) => dynamoDbAccess(operation, input, () => 'pk');
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'a' } });

/** All of `USER#` and `LOG#`, where a partition is named. */
const evaluate = createEvaluator([
  {
    Effect: 'Allow',
    Action: ['dynamodb:*'],
    Resource: [resource],
    Condition: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'LOG#*'] },
      Null: { 'dynamodb:LeadingKeys': ['false'] },
    },
  },
]);
const allowed = (operation: string, input: Record<string, unknown>) =>
  access(operation, input).every(
    ({ action, resource: of, context = {} }) =>
      evaluate({ action, resource: of, context }, { roleArn: 'arn:aws:iam::000000000000:role/a' }) === 'allowed',
  );

describe('the partitions that a call names', () => {
  it('are those of keys and items', () => {
    expect(allowed('PutItem', { TableName, Item: key('LOG#1') })).toBe(true);
    expect(allowed('UpdateItem', { TableName, Key: key('LOG#1') })).toBe(true);
    expect(allowed('DeleteItem', { TableName, Key: key('BRAND#1') })).toBe(false);
    expect(allowed('Scan', { TableName })).toBe(false);
  });

  it('are found in batches, one among many', () => {
    const write = (pk: string) => ({ DeleteRequest: { Key: key(pk) } });
    const put = (pk: string) => ({ PutRequest: { Item: key(pk) } });
    expect(allowed('BatchWriteItem', { RequestItems: { records: [write('USER#1'), put('LOG#2')] } })).toBe(true);
    expect(allowed('BatchWriteItem', { RequestItems: { records: [write('USER#1'), put('A')] } })).toBe(false);
    expect(allowed('BatchGetItem', { RequestItems: { records: { Keys: [key('USER#1'), key('A')] } } })).toBe(false);
  });

  it('are found in the expression of a query, however it is worded', () => {
    const query = (KeyConditionExpression: string, names = {}) =>
      allowed('Query', {
        TableName,
        KeyConditionExpression,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':mine': { S: 'USER#1' }, ':other': { S: 'A' } },
      });
    expect(query('pk = :mine AND begins_with(sk, :other)')).toBe(true);
    expect(query('sk = :mine AND #key=:other', { '#key': 'pk' })).toBe(false);
    expect(query('#key = :mine', { '#key': 'pk' })).toBe(true);
    expect(query('pk = :other')).toBe(false);
  });

  it('are unknown in a query of an index', () => {
    const values = { ':mine': { S: 'USER#1' } };
    const query = {
      TableName,
      IndexName: 'gsi1',
      ExpressionAttributeValues: values,
      KeyConditionExpression: 'pk = :mine',
    };
    expect(access('Query', query)).toEqual([
      { action: 'dynamodb:Query', resource: `${resource}/index/gsi1`, context: { 'dynamodb:leadingkeys': [] } },
    ]);
  });

  it('are in a transaction those of each part, those of all parts, and none: AWS may read it in any of these ways', () => {
    const part = (kind: string, pk: string) => ({ [kind]: { TableName, Key: key(pk), Item: key(pk) } });
    const wanted = access('TransactWriteItems', { TransactItems: [part('Put', 'A'), part('Update', 'B')] });
    expect(wanted.map(({ action, context }) => [action, context?.['dynamodb:leadingkeys']])).toEqual([
      ['dynamodb:PutItem', ['A']],
      ['dynamodb:PutItem', ['A', 'B']],
      ['dynamodb:PutItem', []],
      ['dynamodb:UpdateItem', ['B']],
      ['dynamodb:UpdateItem', ['A', 'B']],
      ['dynamodb:UpdateItem', []],
    ]);
  });
});
