import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Twin } from '#scripts/local/twin.ts';
import { att } from '../support/resources.ts';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const arn = 'arn:aws:dynamodb:eu-central-1:000000000000:table/Test-Table';
const item = { pk: { S: 'p' }, sk: { S: 's' } };
const perform = async (twin: Twin, operation: string, input: object) => {
  const query = new URLSearchParams({ operation, input: JSON.stringify(input) });
  const response = await fetch(`${twin.url}/api/call?${query}`);
  return { status: response.status, body: JSON.parse(await response.text()) };
};

describe('a function against its role', () => {
  it('may do what its role allows', async () => {
    const twin = await startTestTwin({
      statements: [
        { Effect: 'Allow', Action: ['dynamodb:PutItem', 'dynamodb:GetItem'], Resource: att('Table', 'Arn') },
      ],
    });
    expect(await perform(twin, 'PutItem', { TableName: 'TABLE', Item: item })).toMatchObject({ status: 200 });
    expect(await perform(twin, 'GetItem', { TableName: 'TABLE', Key: item })).toMatchObject({ body: { Item: item } });
    expect(twin.denied()).toEqual([]);
    expect(twin.problems).toEqual([]);
  });

  it('is refused what its role does not name, visibly', async () => {
    const denials: string[] = [];
    const twin = await startTestTwin({
      statements: [{ Effect: 'Allow', Action: 'dynamodb:Query', Resource: att('Table', 'Arn') }],
      options: { onDenial: ({ action }) => denials.push(action) },
    });
    const refused = await perform(twin, 'PutItem', { TableName: 'TABLE', Item: item });
    expect(refused).toMatchObject({ status: 400, body: { __type: 'AccessDeniedException' } });
    expect(refused.body.message).toContain('is not authorized to perform: dynamodb:PutItem on resource');
    expect(twin.denied()).toMatchObject([
      { caller: 'Test-Worker', action: 'dynamodb:PutItem', resource: arn, reason: 'not allowed by any statement' },
    ]);
    expect(denials).toEqual(['dynamodb:PutItem']);
  });

  it('needs the index itself to query an index', async () => {
    const twin = await startTestTwin({
      statements: [{ Effect: 'Allow', Action: 'dynamodb:Query', Resource: att('Table', 'Arn') }],
    });
    const KeyConditionExpression = 'gsi1pk = :v';
    const query = { TableName: 'TABLE', KeyConditionExpression, ExpressionAttributeValues: { ':v': { S: 'x' } } };
    expect(await perform(twin, 'Query', { ...query, IndexName: 'gsi1' })).toMatchObject({ status: 400 });
    expect(twin.denied()).toMatchObject([{ resource: `${arn}/index/gsi1` }]);
  });

  it('needs the permission of each part of a transaction', async () => {
    const twin = await startTestTwin({
      statements: [
        { Effect: 'Allow', Action: ['dynamodb:PutItem', 'dynamodb:DeleteItem'], Resource: att('Table', 'Arn') },
        { Effect: 'Deny', Action: 'dynamodb:DeleteItem', Resource: '*' },
      ],
    });
    const Put = { TableName: 'TABLE', Item: item };
    const Delete = { TableName: 'TABLE', Key: { ...item, sk: { S: 'other' } } };
    expect(await perform(twin, 'TransactWriteItems', { TransactItems: [{ Put }] })).toMatchObject({ status: 200 });
    expect(await perform(twin, 'TransactWriteItems', { TransactItems: [{ Put }, { Delete }] })).toMatchObject({
      status: 400,
    });
    expect(twin.denied()).toMatchObject([{ action: 'dynamodb:DeleteItem', reason: 'denied by a statement' }]);
  });

  it('leaves the operator free, and strangers out', async () => {
    const twin = await startTestTwin();
    const { dynamoDb } = clientsOf(twin);
    const TableName = twin.tables.Table;
    await dynamoDb.send(new PutItemCommand({ TableName, Item: item }));
    expect((await dynamoDb.send(new GetItemCommand({ TableName, Key: item }))).Item).toEqual(item);
    const stranger = clientsOf({ ...twin, operator: { accessKeyId: 'AKIA', secretAccessKey: 'x' } }).dynamoDb;
    await expect(stranger.send(new GetItemCommand({ TableName, Key: item }))).rejects.toThrow('security token');
  });

  it('reports an operation and a service that have no stand-in', async () => {
    const twin = await startTestTwin({ statements: [{ Effect: 'Allow', Action: '*', Resource: '*' }] });
    expect(await perform(twin, 'ExecuteStatement', {})).toMatchObject({
      body: { __type: 'UnknownOperationException' },
    });
    const authorization = `AWS4-HMAC-SHA256 Credential=${twin.operator.accessKeyId}/20261121/eu-central-1/kinesis/aws4_request`;
    expect((await fetch(twin.awsEndpoint, { method: 'POST', headers: { authorization } })).status).toBe(501);
    expect(twin.problems).toEqual([
      expect.stringContaining('does not know the DynamoDB operation ExecuteStatement'),
      expect.stringContaining('no stand-in for this service'),
    ]);
  });
});
