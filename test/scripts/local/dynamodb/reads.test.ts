import { describe, expect, it } from 'vitest';
import { definition, item, key, openThings } from '../support/dynamodb.ts';
import { hebrew, openNarrow } from '../support/narrow-table.ts';

describe('reads', () => {
  it('select what goes together', async () => {
    const { call, ofPartition } = await openNarrow();
    await expect(ofPartition({ Select: 'SPECIFIC_ATTRIBUTES' })).rejects.toThrow('Must specify the');
    await expect(ofPartition({ Select: 'COUNT', ProjectionExpression: 'sk' })).rejects.toThrow('only the Count');
    await expect(ofPartition({ Select: 'ALL_ATTRIBUTES', ProjectionExpression: 'sk' })).rejects.toThrow(
      'ALL_ATTRIBUTES',
    );
    await expect(ofPartition({ Select: 'ALL_PROJECTED_ATTRIBUTES' })).rejects.toThrow('using an IndexName');
    await expect(call('Scan', { Select: 'ALL_PROJECTED_ATTRIBUTES' })).rejects.toThrow('only when Scanning');
  });

  it('of an index find what it holds, and are never consistent', async () => {
    const { call, inIndex } = await openNarrow();
    await inIndex({ ProjectionExpression: 'note, holder, sk' });
    const missing = 'Global secondary index byHolder does not project [title]';
    await expect(inIndex({ ProjectionExpression: 'title' })).rejects.toThrow(missing);
    await expect(inIndex({ FilterExpression: 'attribute_exists(title)' })).rejects.toThrow(missing);
    for (const read of [
      inIndex({ ConsistentRead: true }),
      call('Scan', { IndexName: 'byHolder', ConsistentRead: true }),
    ])
      await expect(read).rejects.toThrow('Consistent reads are not supported on global secondary indexes');
  });

  it('end a page after a megabyte of bytes, not of letters', async () => {
    const { call: perform } = await openThings(definition);
    for (const sk of ['a', 'b', 'c', 'd'])
      await perform('PutItem', { Item: item(sk, { text: { S: hebrew(400_000) } }) });
    const page = (more: object = {}) =>
      perform('Query', {
        KeyConditionExpression: 'pk = :p',
        ExpressionAttributeValues: { ':p': { S: 'p' } },
        ProjectionExpression: 'sk',
        ...more,
      });
    const first = await page();
    expect(first).toMatchObject({ Count: 3, LastEvaluatedKey: key('c') });
    expect(await page({ ExclusiveStartKey: first.LastEvaluatedKey })).toEqual(
      expect.objectContaining({ Count: 1, Items: [{ sk: { S: 'd' } }] }),
    );
    expect(await page({ Limit: 2 })).toMatchObject({ Count: 2, LastEvaluatedKey: key('b') });
  });

  it('in batches leave what is too much for another try, with its projection', async () => {
    const { call: perform } = await openThings(definition);
    const names = ['a', 'b', 'c', 'd'];
    for (const sk of names) await perform('PutItem', { Item: item(sk, { text: { S: hebrew(400_000) } }) });
    const things = { Keys: names.map(key), ProjectionExpression: '#key', ExpressionAttributeNames: { '#key': 'sk' } };
    const reply = await perform('BatchGetItem', { RequestItems: { things } });
    expect(reply).toMatchObject({ UnprocessedKeys: { things: { ...things, Keys: [key('c'), key('d')] } } });
    const rest = await perform('BatchGetItem', { RequestItems: reply.UnprocessedKeys });
    expect(rest).toMatchObject({ UnprocessedKeys: {} });
    expect((rest.Responses as { things: unknown[] }).things).toHaveLength(2);
  });
});

describe('what has no counterpart here', () => {
  it.each([
    ['PutItem', { Expected: { a: { Exists: false } } }],
    ['UpdateItem', { AttributeUpdates: {} }],
    ['GetItem', { AttributesToGet: ['a'] }],
    ['Query', { KeyConditions: {} }],
    ['Scan', { Segment: 0, TotalSegments: 2 }],
    ['PutItem', { ReturnConsumedCapacity: 'TOTAL' }],
    ['DeleteItem', { ReturnItemCollectionMetrics: 'SIZE' }],
    ['BatchGetItem', { RequestItems: { things: { AttributesToGet: ['a'] } } }],
  ])('is refused by name: %s with %j', async (operation, input) => {
    const { call } = await openNarrow();
    const [name = ''] = Object.keys((input as { RequestItems?: { things: object } }).RequestItems?.things ?? input);
    await expect(call(operation, input)).rejects.toMatchObject({
      type: 'UnknownOperationException',
      message: `The local twin does not know ${operation} with ${name}`,
    });
  });

  it('is accepted where it asks for nothing', async () => {
    const { put } = await openNarrow();
    await put({}, { ReturnConsumedCapacity: 'NONE' });
  });
});

it('leaves out attributes of a reply that are none', async () => {
  const { call, put } = await openNarrow();
  await put({ a: { S: 'x' } });
  const removal = { Key: key('a'), UpdateExpression: 'REMOVE a', ReturnValues: 'UPDATED_NEW' };
  expect(await call('UpdateItem', removal)).toEqual({});
});
