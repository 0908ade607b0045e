import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheUsageRoutes, cacheUsageStore } from '#lambdas/cache-usage/index.ts';
import { createMeters } from '#lambdas/platform/cache/meters.ts';
import { clearings } from '#lambdas/platform/cache-report/apply-clearing.ts';
import { clearMemoryBy } from '#lambdas/platform/cache-report/clear-memory.ts';
import { usageNotes } from '#lambdas/platform/cache-report/note-usage.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { openTestTable } from '#test/support/test-table.ts';

let opened: Awaited<ReturnType<typeof openTestTable>>;
beforeAll(async () => {
  opened = await openTestTable();
});
afterAll(() => opened.close());

const time = { now: Date.parse('2026-03-01T10:07:00Z') };
const clock = () => time.now;
const minutes = (count: number) => count * 60_000;

const instance = (functionName: string) => {
  const meters = createMeters();
  const note = usageNotes({ meters, functionName, table: opened.table, clock, memoryLimit: 512 });
  return { meters, note };
};
const read = async (period: 'hour' | 'day' | 'week') =>
  cacheUsageRoutes({ usage: cacheUsageStore(opened.table), tables: async () => [], clock }).getCacheUsage({
    query: { period },
  } as never);

describe('the figures of caches', () => {
  it('are sums over instances and functions, noted at most every ten seconds', async () => {
    const [one, other] = [instance('content'), instance('users')];
    const catalog = one.meters.meter('catalog');
    const settings = other.meters.meter('settings');
    catalog.miss();
    catalog.took(30.4);
    for (let hits = 0; hits < 8; hits += 1) catalog.hit();
    settings.miss();
    settings.evicted(2);
    one.meters.add('edgeRequests', 4);
    one.meters.add('tableReads', 3);
    catalog.read('brand freed he');
    await Promise.all([one.note(), other.note()]);
    const first = await read('hour');
    expect(first).toMatchObject({
      memory: { hits: 8, misses: 2, evictions: 2, missMs: 30 },
      table: { reads: 3 },
      edge: { requests: 4 },
      top: [{ namespace: 'catalog', name: 'brand freed he', reads: 1 }],
      noted: '2026-03-01T10:07:00.000Z',
    });
    expect(first.instances.map((each) => each.function)).toEqual(['content', 'users']);
    expect(first.instances[0]?.memory).toEqual({ used: expect.any(Number), limit: 512 });

    catalog.hit();
    time.now += 9_999;
    await one.note();
    expect((await read('hour')).memory.hits).toBe(8);
    time.now += 1;
    await one.note();
    expect((await read('hour')).memory.hits).toBe(9);
  });

  it('have a line for each stretch of the period, those without reads among them', async () => {
    const { course } = await read('hour');
    expect(course).toHaveLength(12);
    expect(course.at(-1)).toEqual({ from: '2026-03-01T10:05:00.000Z', hits: 9, misses: 2, evictions: 2 });
    expect(course[0]).toEqual({ from: '2026-03-01T09:10:00.000Z', hits: 0, misses: 0, evictions: 0 });
    expect((await read('day')).course.at(-1)).toMatchObject({ from: '2026-03-01T10:00:00.000Z', hits: 9 });
    expect((await read('week')).course).toHaveLength(168);
  });

  it('leave the last hour for the day, and the day for the week', async () => {
    time.now += minutes(61);
    expect((await read('hour')).memory.hits).toBe(0);
    expect((await read('day')).memory.hits).toBe(9);
    // Who says nothing more is no longer listed.
    expect((await read('hour')).instances).toEqual([]);
    expect((await read('hour')).noted).toBeUndefined();
    time.now += minutes(24 * 60);
    expect([(await read('day')).memory.hits, (await read('week')).memory.hits]).toEqual([0, 9]);
    time.now += minutes(7 * 24 * 60);
    expect((await read('week')).memory.hits).toBe(0);
  });

  it('keep a limited number of names, the most frequent ones', async () => {
    const { meters, note } = instance('content');
    const catalog = meters.meter('catalog');
    for (let round = 0; round < 6; round += 1) {
      for (let times = 0; times < 5; times += 1) catalog.read('brands he');
      for (let name = 0; name < 30; name += 1) catalog.read(`brand ${round}-${name}`);
      await note();
      time.now += minutes(1);
    }
    const { top } = await read('hour');
    expect(top[0]).toEqual({ namespace: 'catalog', name: 'brands he', reads: 30 });
    expect(top).toHaveLength(20);
    const day = new Date(time.now).toISOString().slice(0, 10);
    const items = await readPartition(opened.table, { pk: `CACHE#${day}`, sk: 'TOP#' });
    expect(Object.keys(items[0] as object).length).toBeLessThan(110);
  });

  it('are kept by an instance while the table is away, and none is lost', async () => {
    const meters = createMeters();
    let isAway = true;
    const table = {
      ...opened.table,
      client: {
        send: (command: never) => (isAway ? Promise.reject(new Error('away')) : opened.table.client.send(command)),
      },
    } as typeof opened.table;
    const note = usageNotes({ meters, functionName: 'away', table, clock, memoryLimit: 1 });
    const before = (await read('hour')).memory.hits;
    meters.meter('knowledge').hit();
    await expect(note()).rejects.toThrow('away');
    meters.meter('knowledge').hit();
    time.now += minutes(1);
    isAway = false;
    await note();
    expect((await read('hour')).memory.hits).toBe(before + 2);
  });

  it('go by themselves: after hours what is counted for the last hour, after a month the rest', async () => {
    const items = await readPartition(opened.table, { pk: 'CACHE#2026-03-01' });
    const lasts = (items as { sk: string; ttl: number }[]).map(({ sk, ttl }) => [
      sk.split('#')[0],
      ttl - Date.parse('2026-03-01T10:00:00Z') / 1000,
    ]);
    const day = 24 * 60 * 60;
    const kept = { HOUR: 30 * day, TOP: 30 * day, SHORT: 3 * 60 * 60 + 5 * 60 };
    for (const [kind, seconds] of lasts) expect(seconds).toBe(kept[kind as keyof typeof kept]);
    expect(new Set(lasts.map(([kind]) => kind))).toEqual(new Set(Object.keys(kept)));
  });
});

describe('a clearing', () => {
  it('reaches an instance within half a minute, and only those that held something before it', async () => {
    const meters = createMeters();
    let cleared = 0;
    const cache = {
      held: () => ({ entries: 1, bytes: 1 }),
      clear: () => {
        cleared += 1;
      },
    };
    meters.meter('settings').watch(cache);
    const apply = clearings({ table: opened.table, clock, meters });
    await apply();
    const Item = { pk: 'AUDIT#test', sk: 'entry' };
    const entry: TransactionWrite = { Put: { TableName: opened.table.name, Item } };
    await clearMemoryBy(opened.table)(new Date(clock()).toISOString(), entry);
    time.now += 29_999;
    await apply();
    expect(cleared).toBe(0);
    time.now += 1;
    await apply();
    expect(cleared).toBe(1);
    time.now += 30_000;
    await apply();
    expect(cleared).toBe(1);
    const late = clearings({ table: opened.table, clock, meters });
    await late();
    expect(cleared).toBe(1);
  });

  it.each([1, 2])('reaches an instance that could not read it at try %i with the next request', async (failing) => {
    const meters = createMeters();
    let cleared = 0;
    meters.meter('settings').watch({
      held: () => ({ entries: 1, bytes: 1 }),
      clear: () => {
        cleared += 1;
      },
    });
    let reads = 0;
    const send = (command: never) => {
      reads += 1;
      return reads === failing ? Promise.reject(new Error('away')) : opened.table.client.send(command);
    };
    const apply = clearings({ table: { ...opened.table, client: { send } } as typeof opened.table, clock, meters });
    if (failing === 2) await apply();
    const Item = { pk: 'AUDIT#test', sk: `entry ${failing}` };
    const entry: TransactionWrite = { Put: { TableName: opened.table.name, Item } };
    time.now += 30_000;
    if (failing === 2) await clearMemoryBy(opened.table)(new Date(clock()).toISOString(), entry);
    await expect(apply()).rejects.toThrow('away');
    // Without a first reading it is unknown what was filled before it.
    if (failing === 1) await clearMemoryBy(opened.table)(new Date(clock()).toISOString(), entry);
    await apply();
    expect(cleared).toBe(1);
  });
});
