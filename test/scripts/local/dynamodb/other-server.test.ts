import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';
import { item, key, withIndex } from '../support/dynamodb.ts';
import { startOtherServer } from '../support/other-server.ts';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const minute = 60_000;

const open = async () => {
  const address = await startOtherServer();
  let time = Date.now();
  const dynamoDb = await openDynamoDb({ address, now: () => time });
  onTestFinished(dynamoDb.close);
  const { created } = await dynamoDb.ensureTable(withIndex);
  const call = (operation: string, input: object) => dynamoDb.perform(operation, { TableName: 'things', ...input });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { address, dynamoDb, created, call, pass };
};

describe('another server in the place of the table', () => {
  it('gets the tables of the template, with their indexes, and keeps them', async () => {
    const { address, call, created } = await open();
    expect(created).toBe(true);
    await call('PutItem', { Item: item('a', { holder: { S: 'x' } }) });
    const index = { IndexName: 'byHolder', KeyConditionExpression: 'holder = :h' };
    expect(await call('Query', { ...index, ExpressionAttributeValues: { ':h': { S: 'x' } } })).toMatchObject({
      Count: 1,
    });
    const again = await openDynamoDb({ address });
    onTestFinished(again.close);
    expect(await again.ensureTable(withIndex)).toEqual({ created: false });
    await expect(again.ensureTable({ ...withIndex, indexes: [] })).rejects.toThrow('other indexes');
  });

  it('says what it refuses as it words it', async () => {
    const { call } = await open();
    await call('PutItem', { Item: item('a') });
    const taken = call('PutItem', { Item: item('a'), ConditionExpression: 'attribute_not_exists(pk)' });
    await expect(taken).rejects.toMatchObject({
      type: 'ConditionalCheckFailedException',
      message: 'The conditional request failed',
      status: 400,
    });
    await expect(async () => call('DeleteTable', {})).rejects.toThrow(
      'does not know the DynamoDB operation DeleteTable',
    );
  });

  it('is named where it does not know a call, or does not answer', async () => {
    const { address, call } = await open();
    const unknown = call('TransactWriteItems', { TransactItems: [] });
    await expect(unknown).rejects.toThrow(`The server at ${address} does not know TransactWriteItems`);
    const nobody = await openDynamoDb({ address: 'http://127.0.0.1:9' });
    onTestFinished(nobody.close);
    await expect(nobody.ensureTable(withIndex)).rejects.toMatchObject({
      message: 'No DynamoDB-compatible server answers at http://127.0.0.1:9',
      status: 500,
    });
  });

  it('has its changes noted, those of expired items too', async () => {
    const { dynamoDb, call, pass } = await open();
    const log = await dynamoDb.changeLog('things');
    const reader = await log.reader('test', 'oldest');
    const soon = item('a', { ttl: { N: String(Math.floor(Date.now() / 1000) + 30) } });
    await call('PutItem', { Item: soon });
    await call('BatchWriteItem', {
      RequestItems: { things: [{ PutRequest: { Item: item('b') } }, { PutRequest: { Item: item('c') } }] },
    });
    await call('DeleteItem', { Key: key('c') });
    pass(minute);
    expect(await dynamoDb.sweep()).toBe(1);
    const changes: object[] = [];
    for await (const { before, after, expired } of reader.read('')) changes.push({ before, after, expired });
    const gone = { after: undefined, expired: false };
    const made = { before: undefined, expired: false };
    expect(changes).toEqual([
      { ...made, after: soon },
      { ...made, after: item('b') },
      { ...made, after: item('c') },
      { ...gone, before: item('c') },
      { ...gone, before: soon, expired: true },
    ]);
  });

  it('is reached through the twin, which still asks IAM', async () => {
    const dynamoDbEndpoint = await startOtherServer();
    const twin = await startTestTwin({ options: { dynamoDbEndpoint } });
    const written = { TableName: twin.tables.Table, Item: item('a') };
    await clientsOf(twin).dynamoDb.send(new PutItemCommand(written));
    const other = new DynamoDBClient({
      endpoint: dynamoDbEndpoint,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'any', secretAccessKey: 'any' },
    });
    onTestFinished(() => other.destroy());
    const read = { TableName: twin.tables.Table, Key: key('a') };
    expect((await other.send(new GetItemCommand(read))).Item).toEqual(item('a'));
    const stranger = clientsOf({ ...twin, operator: { accessKeyId: 'AKIA', secretAccessKey: 'x' } }).dynamoDb;
    await expect(stranger.send(new GetItemCommand(read))).rejects.toThrow('security token');
  });
});
