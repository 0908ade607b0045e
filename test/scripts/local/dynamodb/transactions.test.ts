import { describe, expect, it } from 'vitest';
import { item, key, openThings } from '../support/dynamodb.ts';

const TableName = 'things';
const put = (sk: string, more: object = {}) => ({ Put: { TableName, Item: item(sk), ...more } });
const missing = { ConditionExpression: 'attribute_not_exists(pk)' };

describe('TransactWriteItems', () => {
  it('writes everything or nothing, and says for each part why', async () => {
    const { call, sortKeys } = await openThings();
    await call('PutItem', { Item: item('taken', { note: { S: 'first' } }) });
    const TransactItems = [
      put('new'),
      put('taken', { ...missing, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
      { ConditionCheck: { TableName, Key: key('absent'), ConditionExpression: 'attribute_not_exists(pk)' } },
    ];
    await expect(call('TransactWriteItems', { TransactItems })).rejects.toMatchObject({
      type: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, None]',
      members: {
        CancellationReasons: [
          { Code: 'None' },
          { Code: 'ConditionalCheckFailed', Item: { note: { S: 'first' } } },
          { Code: 'None' },
        ],
      },
    });
    expect(await sortKeys()).toEqual(['taken']);
  });

  it('puts, updates, deletes and checks in one go', async () => {
    const { call, sortKeys } = await openThings();
    for (const sk of ['updated', 'deleted', 'checked']) await call('PutItem', { Item: item(sk, { n: { N: '1' } }) });
    await call('TransactWriteItems', {
      TransactItems: [
        put('new', missing),
        {
          Update: {
            TableName,
            Key: key('updated'),
            UpdateExpression: 'ADD n :one',
            ExpressionAttributeValues: { ':one': { N: '1' } },
          },
        },
        { Delete: { TableName, Key: key('deleted') } },
        { ConditionCheck: { TableName, Key: key('checked'), ConditionExpression: 'attribute_exists(pk)' } },
      ],
    });
    expect(await sortKeys()).toEqual(['checked', 'new', 'updated']);
    expect(await call('GetItem', { Key: key('updated') })).toMatchObject({ Item: { n: { N: '2' } } });
  });

  it('leaves nothing behind when a later part cannot be applied', async () => {
    const { call, sortKeys } = await openThings();
    await call('PutItem', { Item: item('text', { n: { S: 'not a number' } }) });
    const Update = {
      TableName,
      Key: key('text'),
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    };
    await expect(call('TransactWriteItems', { TransactItems: [put('new'), { Update }] })).rejects.toMatchObject({
      members: { CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }] },
    });
    expect(await sortKeys()).toEqual(['text']);
  });

  it('lets exactly one of many competing transactions win', async () => {
    const { call } = await openThings();
    const attempts = Array.from({ length: 20 }, (_, index) =>
      call('TransactWriteItems', { TransactItems: [put('prize', missing), put(`attempt${index}`)] }),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call('Scan', { Select: 'COUNT' })).toMatchObject({ Count: 2 });
  });

  it('acts once for one client request token, and refuses the token for other items', async () => {
    const { call } = await openThings();
    await call('PutItem', { Item: item('count', { n: { N: '0' } }) });
    const increase = {
      Update: {
        TableName,
        Key: key('count'),
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': { N: '1' } },
      },
    };
    const ClientRequestToken = 'token';
    await call('TransactWriteItems', { ClientRequestToken, TransactItems: [increase] });
    await call('TransactWriteItems', { ClientRequestToken, TransactItems: [increase] });
    expect(await call('GetItem', { Key: key('count') })).toMatchObject({ Item: { n: { N: '1' } } });
    const other = call('TransactWriteItems', { ClientRequestToken, TransactItems: [put('x')] });
    await expect(other).rejects.toMatchObject({ type: 'IdempotentParameterMismatchException' });
  });

  it('refuses two operations on one item and empty transactions', async () => {
    const { call } = await openThings();
    const twice = call('TransactWriteItems', { TransactItems: [put('a'), { Delete: { TableName, Key: key('a') } }] });
    await expect(twice).rejects.toThrow('multiple operations on one item');
    await expect(call('TransactWriteItems', { TransactItems: [] })).rejects.toMatchObject({
      type: 'ValidationException',
    });
  });
});

describe('TransactGetItems', () => {
  it('answers in order, with nothing for what is missing', async () => {
    const { call } = await openThings();
    await call('PutItem', { Item: item('a') });
    const get = (sk: string) => ({ Get: { TableName, Key: key(sk) } });
    expect(await call('TransactGetItems', { TransactItems: [get('b'), get('a')] })).toEqual({
      Responses: [{}, { Item: item('a') }],
    });
  });
});
