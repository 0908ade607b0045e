import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/assembly.ts';
import { item, key, openThings, withIndex } from '../support/dynamodb.ts';
import { hebrew } from '../support/narrow-table.ts';

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

  it('refuses two operations on one item, empty transactions and long tokens', async () => {
    const { call } = await openThings();
    const ClientRequestToken = 'x'.repeat(37);
    const named = call('TransactWriteItems', { ClientRequestToken, TransactItems: [put('a')] });
    await expect(named).rejects.toThrow('length less than or equal to 36');
    const twice = call('TransactWriteItems', { TransactItems: [put('a'), { Delete: { TableName, Key: key('a') } }] });
    await expect(twice).rejects.toThrow('multiple operations on one item');
    await expect(call('TransactWriteItems', { TransactItems: [] })).rejects.toMatchObject({
      type: 'ValidationException',
    });
  });
});

const oneMore = {
  TableName,
  Key: key('shared'),
  UpdateExpression: 'ADD n :one',
  ExpressionAttributeValues: { ':one': { N: '1' } },
};

describe('what a transaction is refused for', () => {
  it('is found before any table is looked up, where the request alone shows it', async () => {
    const { call } = await openThings(withIndex);
    const afterNowhere = (TransactItems: object[]) =>
      call('TransactWriteItems', {
        TransactItems: [{ Put: { TableName: 'nowhere', Item: item('a') } }, ...TransactItems],
      });
    const unused = {
      ConditionCheck: { ...oneMore, UpdateExpression: undefined, ConditionExpression: 'attribute_exists(pk)' },
    };
    await expect(afterNowhere([unused])).rejects.toThrow('unused in expressions: keys: {:one}');
    await expect(afterNowhere([{ ConditionCheck: { TableName, Key: key('a') } }])).rejects.toThrow('must not be null');
    await expect(afterNowhere([{ Update: { TableName, Key: key('a') } }])).rejects.toThrow('must not be null');
    await expect(afterNowhere([])).rejects.toMatchObject({
      body: { message: 'Requested resource not found' },
    });

    const alone = (Put: object) => call('TransactWriteItems', { TransactItems: [{ Put: { TableName, ...Put } }] });
    await expect(alone({ Item: item('') })).rejects.toThrow('empty string value. Key: sk');
    await expect(alone({ Item: item('a', { holder: { S: '' } }) })).rejects.toThrow('IndexKey: holder');
    await expect(alone({ Item: item('a', { text: { S: hebrew(410_000) } }) })).rejects.toThrow(
      /^Item size has exceeded/,
    );
  });

  it('is told with the part that it concerns, where it takes the table to see it', async () => {
    const { call, sortKeys } = await openThings(withIndex);
    const refusedFor = (part: object, Message: string) =>
      expect(call('TransactWriteItems', { TransactItems: [put('new'), part] })).rejects.toMatchObject({
        members: { CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError', Message }] },
      });
    await refusedFor(
      { Put: { TableName, Item: { pk: { N: '5' }, sk: { S: 'a' } } } },
      'One or more parameter values were invalid: Type mismatch for key pk expected: S actual: N',
    );
    await refusedFor(
      { Put: { TableName, Item: item('a', { holder: { N: '5' } }) } },
      'One or more parameter values were invalid: Type mismatch for Index Key holder Expected: S Actual: N IndexName: byHolder',
    );
    await refusedFor(
      { Delete: { TableName, Key: { pk: { S: 'p' } } } },
      'The provided key element does not match the schema',
    );
    const text = { ':text': { S: hebrew(410_000) } };
    await refusedFor(
      { Update: { TableName, Key: key('a'), UpdateExpression: 'SET note = :text', ExpressionAttributeValues: text } },
      'Item size to update has exceeded the maximum allowed size',
    );
    expect(await sortKeys()).toEqual([]);
  });

  it('has four megabytes at most', async () => {
    const { call, sortKeys } = await openThings();
    const large = (index: number) => ({
      Put: { TableName, Item: item(String(index), { text: { S: hebrew(400_000) } }) },
    });
    const TransactItems = Array.from({ length: 11 }, (_none, index) => large(index));
    await expect(call('TransactWriteItems', { TransactItems })).rejects.toThrow('4194304 bytes');
    await call('TransactWriteItems', { TransactItems: TransactItems.slice(0, 10) });
    await call('TransactWriteItems', { TransactItems: TransactItems.slice(10) });
    const all = (await sortKeys({ ProjectionExpression: 'sk', Limit: 20 })).length;
    expect(all).toBeLessThan(11);
  });
});

describe('what comes while a transaction is under way', () => {
  const transaction = { TransactItems: [{ Update: oneMore }, put('other')] };

  it('conflicts with it, as another transaction or a single write, and is not done', async () => {
    // On a disk, so that each of the writes before it takes a turn of the event loop.
    const { call } = await openThings(undefined, await temporaryFolder());
    const writes = Array.from({ length: 20 }, () => call('UpdateItem', oneMore));
    const first = call('TransactWriteItems', transaction);
    await nextTurn();
    const conflict = { CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }] };
    const second = call('TransactWriteItems', { TransactItems: [{ Update: oneMore }, put('third')] });
    const single = call('UpdateItem', oneMore);
    await expect(second).rejects.toMatchObject({ type: 'TransactionCanceledException', members: conflict });
    await expect(single).rejects.toMatchObject({ type: 'TransactionConflictException' });
    await Promise.all([...writes, first]);
    expect(await call('GetItem', { Key: key('shared') })).toMatchObject({ Item: { n: { N: '21' } } });
    await call('UpdateItem', oneMore);
    expect(await call('GetItem', { Key: key('shared') })).toMatchObject({ Item: { n: { N: '22' } } });
  });

  it('is told so when it is the same request again', async () => {
    const { call } = await openThings();
    const first = call('TransactWriteItems', { ...transaction, ClientRequestToken: 'token' });
    const again = call('TransactWriteItems', { ...transaction, ClientRequestToken: 'token' });
    await expect(again).rejects.toMatchObject({ type: 'TransactionInProgressException' });
    await first;
  });

  it('does not keep a transaction from single writes before it', async () => {
    const { call } = await openThings();
    const single = Array.from({ length: 5 }, () => call('UpdateItem', oneMore));
    await Promise.all([...single, call('TransactWriteItems', transaction)]);
    expect(await call('GetItem', { Key: key('shared') })).toMatchObject({ Item: { n: { N: '6' } } });
  });
});
