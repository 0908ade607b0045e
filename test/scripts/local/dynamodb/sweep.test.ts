import { afterEach, expect, it, vi } from 'vitest';
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';
import { definition, item, key } from '../support/dynamodb.ts';

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
