import { describe, expect, it } from 'vitest';
import {
  type ChangeLog,
  type LoggedChange,
  type LogReader,
  openChangeLog,
} from '#scripts/local/dynamodb/change-log.ts';
import { db } from '#scripts/local/dynamodb/dynalite.ts';
import { temporaryFolder } from '../support/assembly.ts';
import { definition, item, key, openThings } from '../support/dynamodb.ts';

const changesOf = async (reader: LogReader, after = reader.position()): Promise<LoggedChange[]> => {
  const changes: LoggedChange[] = [];
  for await (const change of reader.read(after)) changes.push(change);
  return changes;
};
const sortKeysOf = async (reader: LogReader) =>
  (await changesOf(reader)).map(({ before, after }) => (after ?? before)?.sk?.S);
const lastOf = async (reader: LogReader): Promise<string> => (await changesOf(reader)).at(-1)?.sequence ?? '';

const openLog = async (folder?: string) => {
  const things = await openThings(definition, folder);
  const log: ChangeLog = await things.dynamoDb.changeLog('things');
  return { ...things, log };
};

describe('the log of changes', () => {
  it('has each change with both images, and nothing about what failed or changed nothing', async () => {
    const { call, log } = await openLog();
    const reader = await log.reader('reader', 'oldest');
    const list = (n: string) => ({ L: [{ S: 'x' }, { M: { n: { N: n } } }] });
    const full = { ...item('a'), list: list('1'), tags: { SS: ['a', 'b'] } };
    await call('PutItem', { Item: item('a') });
    await call('PutItem', { Item: item('a'), ConditionExpression: 'attribute_not_exists(pk)' }).catch(() => {});
    await call('PutItem', { Item: full });
    await call('PutItem', { Item: { ...full, tags: { SS: ['b', 'a'] } } });
    await call('UpdateItem', {
      Key: key('a'),
      UpdateExpression: 'SET #list = :list',
      ExpressionAttributeNames: { '#list': 'list' },
      ExpressionAttributeValues: { ':list': list('1') },
    });
    await call('PutItem', { Item: { ...full, list: list('2') } });
    await call('DeleteItem', { Key: key('a') });
    await call('DeleteItem', { Key: key('never there') });
    expect((await changesOf(reader)).map(({ before, after }) => [before?.list, after?.list])).toEqual([
      [undefined, undefined],
      [undefined, list('1')],
      [list('1'), list('2')],
      [list('2'), undefined],
    ]);
    expect((await changesOf(reader)).at(0)).toMatchObject({ after: item('a'), expired: false });
  });

  it('has all parts of a transaction, and none of a cancelled one', async () => {
    const { call, log } = await openLog();
    const reader = await log.reader('reader', 'oldest');
    const put = (sk: string, more = {}) => ({ Put: { TableName: 'things', Item: item(sk), ...more } });
    await call('TransactWriteItems', { TransactItems: [put('a'), put('b')] });
    const impossible = put('a', { ConditionExpression: 'attribute_not_exists(pk)' });
    await call('TransactWriteItems', { TransactItems: [put('c'), impossible] }).catch(() => {});
    expect(await sortKeysOf(reader)).toEqual(['a', 'b']);
  });

  it('orders the changes of an item as they were made, whatever is written at the same time', async () => {
    const { call, log } = await openLog();
    const reader = await log.reader('reader', 'oldest');
    const add = (sk: string) =>
      call('UpdateItem', {
        Key: key(sk),
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': { N: '1' } },
      });
    await Promise.all(Array.from({ length: 400 }, (_, index) => add(`item-${index % 4}`)));
    const changes = await changesOf(reader);
    const counts = changes.filter(({ after }) => after?.sk?.S === 'item-2').map(({ after }) => Number(after?.n?.N));
    expect(changes).toHaveLength(400);
    expect(counts).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('shows a change only when all earlier ones are on the disk, too', async () => {
    const store = db.create({ createTableMs: 0 });
    await store.db.open();
    const log = await openChangeLog(store, 'things', Date.now);
    const reader = await log.reader('reader', 'oldest');
    const [slow, fast] = ['slow', 'fast'].map((sk) =>
      log.note({ table: 'things', before: undefined, after: item(sk) }, false),
    );
    if (slow === undefined || fast === undefined) throw new Error('nothing to note');
    await store.db.batch([fast.operation]);
    fast.settle();
    expect(await sortKeysOf(reader)).toEqual([]);
    await store.db.batch([slow.operation]);
    slow.settle();
    expect(await sortKeysOf(reader)).toEqual(['slow', 'fast']);
  });

  it('tells which items were deleted because their time was over', async () => {
    const { call, log, dynamoDb } = await openLog();
    await call('PutItem', { Item: item('old', { ttl: { N: '1' } }) });
    const reader = await log.reader('reader', 'next');
    await dynamoDb.sweep();
    expect(await changesOf(reader)).toMatchObject([{ before: item('old', { ttl: { N: '1' } }), expired: true }]);
  });

  it('goes on after a restart where its reader was, with numbers that never come again', async () => {
    const folder = await temporaryFolder();
    const first = await openLog(folder);
    const reader = await first.log.reader('reader', 'oldest');
    await first.call('PutItem', { Item: item('a') });
    await first.call('PutItem', { Item: item('b') });
    const [a, b] = await changesOf(reader);
    await reader.moveTo(a?.sequence ?? '');
    await first.close();

    const second = await openLog(folder);
    const again = await second.log.reader('reader', 'oldest');
    expect(await sortKeysOf(again)).toEqual(['b']);
    await again.moveTo(b?.sequence ?? '');
    await second.close();

    const third = await openLog(folder);
    const last = await third.log.reader('reader', 'oldest');
    await third.call('PutItem', { Item: item('c') });
    expect(await sortKeysOf(last)).toEqual(['c']);
    expect((await lastOf(last)) > (b?.sequence ?? '~')).toBe(true);
  });

  it('keeps a change until the slowest reader is past it', async () => {
    const { call, log } = await openLog();
    const fast = await log.reader('fast', 'oldest');
    const slow = await log.reader('slow', 'oldest');
    await call('PutItem', { Item: item('a') });
    await fast.moveTo(await lastOf(fast));
    expect([await fast.waiting(), await slow.waiting()]).toEqual([0, 1]);
    expect(await changesOf(slow, '')).toHaveLength(1);
    await slow.moveTo(await lastOf(slow));
    expect(await changesOf(slow, '')).toEqual([]);
  });

  it('begins for a new reader with the oldest change that is kept, or with the next one', async () => {
    const { call, log } = await openLog();
    await call('PutItem', { Item: item('a') });
    const next = await log.reader('next', 'next');
    const oldest = await log.reader('oldest', 'oldest');
    await call('PutItem', { Item: item('b') });
    expect([await sortKeysOf(oldest), await sortKeysOf(next)]).toEqual([['a', 'b'], ['b']]);
  });
});
