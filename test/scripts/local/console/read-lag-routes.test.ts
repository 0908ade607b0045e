import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const start = async (options = {}) => {
  const twin = await startTestTwin({ options });
  const api = `${twin.url}/__local/api/read-lag`;
  const post = (body: string, headers: Record<string, string> = {}) => fetch(api, { method: 'POST', body, headers });
  const shown = async () => (await fetch(api)).json();
  const { dynamoDb } = clientsOf(twin);
  const Key = { pk: { S: 'a' }, sk: { S: 'b' } };
  const TableName = twin.tables.Table;
  return {
    twin,
    post,
    shown,
    write: () => dynamoDb.send(new PutItemCommand({ TableName, Item: Key })),
    /** Whether a read sees the item. */
    seen: async (ConsistentRead = false) =>
      (await dynamoDb.send(new GetItemCommand({ TableName, Key, ConsistentRead }))).Item !== undefined,
  };
};

describe('the lag of reads', () => {
  it('is none, until somebody asks for one, and again when they end it', async () => {
    const { post, shown, write, seen } = await start();
    expect(await shown()).toEqual({ lagMilliseconds: 0 });
    const set = await post('{"lag": "PT1M"}');
    expect([set.status, await set.json(), await shown()]).toEqual([
      200,
      { lagMilliseconds: 60_000 },
      { lagMilliseconds: 60_000 },
    ]);
    await write();
    expect([await seen(), await seen(true)]).toEqual([false, true]);
    expect(await (await post('{"lag": 0}')).json()).toEqual({ lagMilliseconds: 0 });
    expect(await seen()).toBe(true);
  });

  it('can be asked for at the start, and ends when the clock has moved on', async () => {
    const { twin, shown, write, seen } = await start({ readLag: 60_000 });
    expect(await shown()).toEqual({ lagMilliseconds: 60_000 });
    await write();
    expect(await seen()).toBe(false);
    await twin.clock.advance(60_000);
    expect(await seen()).toBe(true);
  });

  it.each(['{"lag": "1m"}', '{"lag": "PT0S"}', '{"lag": 5}', '{"lag": "PT1M", "more": 1}', '{}', 'x'])(
    'is not set by %s',
    async (body) => {
      const { post, shown } = await start();
      expect((await post(body)).status).toBe(400);
      expect(await shown()).toEqual({ lagMilliseconds: 0 });
    },
  );

  it('is not for pages of other sites', async () => {
    const { post, shown } = await start();
    expect((await post('{"lag": "PT1M"}', { origin: 'https://example.com' })).status).toBe(403);
    expect(await shown()).toEqual({ lagMilliseconds: 0 });
  });
});
