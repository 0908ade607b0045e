import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Input, Output } from '#contracts/http/endpoint.ts';
import type { listMailFailures as contract } from '#contracts/mail-failures/endpoints.ts';
import { mailFailuresRoutes, mailFailuresStore } from '#lambdas/mail-failures/index.ts';
import { openTestTable } from '#test/support/test-table.ts';

let opened: Awaited<ReturnType<typeof openTestTable>>;
beforeAll(async () => {
  opened = await openTestTable();
});
afterAll(() => opened.close());

const failure = (recipient: string) =>
  ({ kind: 'loginCode', language: 'he', provider: 'smtp', reason: 'refused', recipient }) as const;
const hour = 60 * 60 * 1000;

it('a flood of mails that fail is counted, and keeps the latest of each hour', async () => {
  const begin = Date.parse('2026-11-21T08:00:00Z');
  let now = begin;
  const clock = () => now;
  const store = mailFailuresStore(opened.table, clock);
  const { listMailFailures } = mailFailuresRoutes({ mailFailures: store, clock });
  const list = async (query: Input<typeof contract, 'query'> = { limit: '50' }) =>
    (await listMailFailures({ query } as never)) as Output<typeof contract>;
  expect(await list()).toEqual({ items: [], counts: { day: 0, month: 0 } });

  for (let i = 0; i < 25; i += 1) {
    now = begin + i * 1000;
    await store.note(failure(`${i}***@b***.example`));
  }
  now = begin + 30 * hour;
  await Promise.all(Array.from({ length: 3 }, () => store.note(failure('z***@b***.example'))));

  const { items, counts } = await list();
  expect(counts).toEqual({ day: 3, month: 28 });
  expect(items.map(({ recipient }) => recipient.split('*')[0])).toEqual([
    ...['z', 'z', 'z'],
    ...Array.from({ length: 20 }, (_none, i) => `${24 - i}`),
  ]);
  expect(items[0]).toEqual({ ...failure('z***@b***.example'), time: '2026-11-22T14:00:00.000Z' });
  // An item that is past its time may still be in the table.
  now = begin + 30 * 24 * hour + 2 * hour;
  const later = await list();
  expect(later.counts).toEqual({ day: 0, month: 3 });
  expect(later.items).toHaveLength(3);
  expect(opened.problems).toEqual([]);
});

it('pages lead through all that is kept, newest first, each once, also where an hour is cut', async () => {
  const own = await openTestTable();
  const begin = Date.parse('2026-11-20T00:00:00Z');
  let now = begin;
  const clock = () => now;
  const store = mailFailuresStore(own.table, clock);
  const { listMailFailures } = mailFailuresRoutes({ mailFailures: store, clock });
  const page = async (query: Input<typeof contract, 'query'>) =>
    (await listMailFailures({ query } as never)) as Output<typeof contract>;
  const written: string[] = [];
  for (let each = 0; each < 9 * 18; each += 1) {
    // Eighteen in each of nine hours, two of them in the same moment.
    now = begin + Math.floor(each / 18) * hour + Math.floor((each % 18) / 2) * 60_000;
    written.unshift(`${each}***@b***.example`);
    await store.note(failure(written[0] ?? ''));
  }

  const seen: string[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await page({ limit: '25', ...(cursor ? { cursor } : {}) });
    seen.push(...items.map(({ recipient }) => recipient));
    sizes.push(items.length);
    cursor = nextCursor;
  } while (cursor);
  expect(seen).toEqual(written);
  expect(sizes).toEqual([25, 25, 25, 25, 25, 25, 12]);

  const { nextCursor = '' } = await page({ limit: '10' });
  now = begin + 60 * 24 * hour;
  expect((await page({ limit: '10', cursor: nextCursor })).items).toEqual([]);
  const outside = Buffer.from('["~", 0]').toString('base64url');
  await expect(page({ limit: '10', cursor: outside })).rejects.toMatchObject({ code: 'invalidCursor' });
  expect(own.problems).toEqual([]);
  await own.close();
});
