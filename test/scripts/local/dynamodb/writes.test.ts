import { describe, expect, it } from 'vitest';
import { item, key, openThings, withIndex } from '../support/dynamodb.ts';

describe('writes', () => {
  it('returns the item that failed a condition only when asked', async () => {
    const { call } = await openThings();
    await call('PutItem', { Item: item('a', { n: { N: '1' } }) });
    const condition = {
      Key: key('a'),
      ConditionExpression: 'n = :two',
      ExpressionAttributeValues: { ':two': { N: '2' } },
    };
    const asked = call('DeleteItem', { ...condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' });
    await expect(asked).rejects.toMatchObject({ body: { Item: { n: { N: '1' } } } });
    const error: unknown = await call('DeleteItem', condition).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ body: { message: 'The conditional request failed' } });
    expect(error).not.toHaveProperty('body.Item');
  });

  it('counts a thousand concurrent increments exactly', async () => {
    const { call } = await openThings();
    const add = () =>
      call('UpdateItem', {
        Key: key('n'),
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': { N: '1' } },
      });
    await Promise.all(Array.from({ length: 1000 }, add));
    expect(await call('GetItem', { Key: key('n') })).toMatchObject({ Item: { n: { N: '1000' } } });
  });

  it('keeps index entries with their items', async () => {
    const { call } = await openThings(withIndex);
    const owned = { IndexName: 'byHolder', KeyConditionExpression: 'holder = :o' };
    const ownedBy = async (holder: string) =>
      (await call('Query', { ...owned, ExpressionAttributeValues: { ':o': { S: holder } } })).Count;
    await call('PutItem', { Item: item('a', { holder: { S: 'x' } }) });
    await call('PutItem', { Item: item('a', { holder: { S: 'y' } }) });
    expect([await ownedBy('x'), await ownedBy('y')]).toEqual([0, 1]);
    await call('BatchWriteItem', {
      RequestItems: {
        things: [{ DeleteRequest: { Key: key('a') } }, { PutRequest: { Item: item('b', { holder: { S: 'x' } }) } }],
      },
    });
    expect([await ownedBy('x'), await ownedBy('y')]).toEqual([1, 0]);
  });

  it('names an operation that it does not know', async () => {
    const { dynamoDb } = await openThings();
    expect(() => dynamoDb.perform('ExecuteStatement', {})).toThrow(
      'does not know the DynamoDB operation ExecuteStatement',
    );
  });
});

describe('time to live', () => {
  it('deletes what has expired and nothing else', async () => {
    const { call, dynamoDb, sortKeys } = await openThings();
    const seconds = Math.floor(Date.now() / 1000);
    await call('PutItem', { Item: item('past', { ttl: { N: String(seconds - 10) } }) });
    await call('PutItem', { Item: item('future', { ttl: { N: String(seconds + 1000) } }) });
    await call('PutItem', { Item: item('text', { ttl: { S: '1' } }) });
    await call('PutItem', { Item: item('none') });
    expect(await dynamoDb.sweep()).toBe(1);
    expect(await sortKeys()).toEqual(['future', 'none', 'text']);
  });
});
