import { afterEach, expect, it, vi } from 'vitest';
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';
import { temporaryFolder } from '../support/assembly.ts';
import { definition, item, key, openThings } from '../support/dynamodb.ts';

afterEach(() => void vi.useRealTimers());

it('reports a sweep that fails; the next one deletes what expired', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const problems: string[] = [];
  let isBroken = true;
  const now = () => {
    if (isBroken) throw new Error('the disk is full');
    return Date.now();
  };
  const dynamoDb = await openDynamoDb({ now, onProblem: (message) => problems.push(message) });
  await dynamoDb.ensureTable({ ...definition, expiryAttribute: 'ttl' });
  const expired = item('old', { ttl: { N: '1' } });
  await dynamoDb.perform('PutItem', { TableName: definition.name, Item: expired });
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(problems).toEqual([expect.stringContaining('the disk is full')]));
  isBroken = false;
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () =>
    expect(await dynamoDb.perform('GetItem', { TableName: definition.name, Key: key('old') })).toEqual({}),
  );
  expect(problems).toHaveLength(1);
  await dynamoDb.close();
});

const [past, future] = [{ N: '1' }, { N: '9999999999' }];

it('deletes by the expiry that an item has now', async () => {
  const { dynamoDb, call, sortKeys } = await openThings(definition);
  for (const sk of ['later', 'sooner', 'never', 'gone']) {
    await call('PutItem', { Item: item(sk, { ttl: sk === 'sooner' ? future : past }) });
  }
  const update = { UpdateExpression: 'SET #t = :t', ExpressionAttributeNames: { '#t': 'ttl' } };
  await call('UpdateItem', { Key: key('later'), ...update, ExpressionAttributeValues: { ':t': future } });
  await call('UpdateItem', { Key: key('sooner'), ...update, ExpressionAttributeValues: { ':t': past } });
  await call('PutItem', { Item: item('never') });
  await call('DeleteItem', { Key: key('gone') });
  await call('PutItem', { Item: item('text', { ttl: { S: '1' } }) });
  expect(await dynamoDb.sweep()).toBe(1);
  expect(await sortKeys()).toEqual(['later', 'never', 'text']);
});

it('finds what a folder held before its table had an expiry, and after a restart', async () => {
  const folder = await temporaryFolder();
  const before = await openThings({ ...definition, expiryAttribute: undefined }, folder);
  await before.call('PutItem', { Item: item('old', { ttl: past }) });
  await before.close();
  const between = await openThings(definition, folder);
  await between.call('PutItem', { Item: item('new', { ttl: past }) });
  await between.close();
  const { dynamoDb, sortKeys } = await openThings(definition, folder);
  expect(await sortKeys()).toEqual(['new', 'old']);
  expect(await dynamoDb.sweep()).toBe(2);
  expect(await sortKeys()).toEqual([]);
});
