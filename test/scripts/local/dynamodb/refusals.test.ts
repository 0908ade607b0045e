import { describe, expect, it } from 'vitest';
import { item, key } from '../support/dynamodb.ts';
import { hebrew, openNarrow } from '../support/narrow-table.ts';

/** Nested so deep that its text is on that level. */
const nested = (level: number): object => (level === 1 ? { S: 'leaf' } : { M: { n: nested(level - 1) } });
const clauses = (count: number, clause: (index: number) => string, between: string) =>
  Array.from({ length: count }, (_none, index) => clause(index)).join(between);
const valuesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`:v${index}`, { S: 'x' }]));

describe('values', () => {
  it('lie no deeper than 32 levels, in items and in expressions', async () => {
    const { call, put, update } = await openNarrow();
    await put({ deep: nested(32) });
    await expect(put({ deep: nested(33) })).rejects.toThrow('Nesting Levels have exceeded supported limits');
    const condition = { ConditionExpression: 'deep = :v' };
    await expect(update('SET a = :a', { ':a': { S: 'x' }, ':v': nested(33) }, condition)).rejects.toThrow(
      'Nesting Levels',
    );
    const RequestItems = { things: [{ PutRequest: { Item: item('a', { deep: nested(33) }) } }] };
    await expect(call('BatchWriteItem', { RequestItems })).rejects.toThrow('Nesting Levels');
  });

  it('of sets are distinct, also when they are empty', async () => {
    const { put } = await openNarrow();
    await put({ set: { SS: ['', 'a'] } });
    await expect(put({ set: { SS: ['', ''] } })).rejects.toThrow('Input collection [, ] contains duplicates.');
    await expect(put({ map: { M: { set: { BS: ['', ''] } } } })).rejects.toThrow('of type BS contains duplicates.');
  });

  it('stay in the range of numbers after arithmetic', async () => {
    const { call, put, update } = await openNarrow();
    await put({ n: { N: '9e125' }, small: { N: '1e-30' } });
    const one = { ':o': { N: '9e125' } };
    await expect(update('SET n = n + :o', one)).rejects.toThrow('Number overflow');
    await expect(update('ADD n :o', one)).rejects.toThrow('Number overflow');
    await expect(update('ADD small :o', { ':o': { N: '1e30' } })).rejects.toThrow('more than 38 significant digits');
    expect(await call('GetItem', { Key: key('a') })).toMatchObject({ Item: { n: { N: `9${'0'.repeat(125)}` } } });
  });

  it('make an item of 400 KB at most, counted in bytes', async () => {
    const { put, update } = await openNarrow();
    await put({ text: { S: hebrew(409_580) } });
    await expect(put({ text: { S: hebrew(409_600) } })).rejects.toThrow('Item size has exceeded');
    await expect(put({ list: { L: [{ SS: [hebrew(409_600)] }] } })).rejects.toThrow('Item size has exceeded');
    await expect(update('SET more = :m', { ':m': { S: hebrew(200) } })).rejects.toThrow('Item size to update');
  });
});

describe('keys', () => {
  it('of an index are not empty', async () => {
    const { call, put, update } = await openNarrow();
    const sentence = 'cannot contain an empty string value.';
    await expect(put({ holder: { S: '' } })).rejects.toThrow(`${sentence} IndexName: byHolder, IndexKey: holder`);
    await expect(update('SET holder = :e', { ':e': { S: '' } })).rejects.toThrow(
      'attempted to update a secondary index key',
    );
    await put({ blank: { S: '' } });
    await expect(update('SET holder = blank, o = :o', { ':o': { S: 'x' } })).rejects.toThrow('secondary index key');
    const RequestItems = { things: [{ PutRequest: { Item: item('a', { holder: { S: '' } }) } }] };
    await expect(call('BatchWriteItem', { RequestItems })).rejects.toThrow('IndexKey: holder');
  });

  it('have 2048 and 1024 bytes at most, those of indexes too', async () => {
    const { call, put } = await openNarrow();
    await call('PutItem', { Item: item(hebrew(1024)) });
    await expect(call('PutItem', { Item: item(hebrew(1026)) })).rejects.toThrow('size limit of 1024 bytes');
    await expect(call('GetItem', { Key: key(hebrew(1026)) })).rejects.toThrow('size limit of 1024 bytes');
    await put({ holder: { S: hebrew(2048) } });
    await expect(put({ holder: { S: hebrew(2050) } })).rejects.toThrow('maximum size limit of2048 bytes');
    await expect(call('DeleteItem', { Key: key('') })).rejects.toThrow('cannot contain an empty string value. Key: sk');
  });
});

describe('expressions', () => {
  it('have 4096 bytes at most', async () => {
    const { call } = await openNarrow();
    const chain = (bytes: number) => `attribute_not_exists(${'a'.repeat(bytes - 22)})`;
    await call('DeleteItem', { Key: key('b'), ConditionExpression: chain(4096) });
    const size = 'Expression size has exceeded the maximum allowed size';
    await expect(call('DeleteItem', { Key: key('b'), ConditionExpression: chain(4097) })).rejects.toThrow(size);
    await expect(call('GetItem', { Key: key('b'), ProjectionExpression: 'a'.repeat(4097) })).rejects.toThrow(size);
    const things = { Keys: [key('b')], ProjectionExpression: 'a'.repeat(4097) };
    await expect(call('BatchGetItem', { RequestItems: { things } })).rejects.toThrow(size);
  });

  it('have 300 operators at most, and lists of 100 values', async () => {
    const { ofPartition } = await openNarrow();
    const filter = (count: number) => ({
      FilterExpression: clauses(count, (index) => `a=:v${index % 10}`, ' OR '),
      values: valuesOf(10),
    });
    await ofPartition(filter(150));
    await expect(ofPartition(filter(151))).rejects.toThrow('too many operators; operator count: 301');
    const list = (count: number) => ({
      FilterExpression: `a IN (${clauses(count, (index) => `:v${index}`, ',')})`,
      values: valuesOf(count),
    });
    await ofPartition(list(100));
    await expect(ofPartition(list(101))).rejects.toThrow('number of operands: 101');
  });
});
