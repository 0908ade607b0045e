import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit/endpoints.ts';
import { watchTable } from '#test/lambdas/users/people.ts';
import { admin, entryAt, noon, openAuditHarness, other } from './audit-harness.ts';

let open: Awaited<ReturnType<typeof openAuditHarness>>;
/** Every 17 hours back from noon: September, October and November of 2026, two entries at each of the times. */
const history: AuditEntry[] = Array.from({ length: 220 }, (_none, index) => {
  const time = new Date(noon - Math.floor(index / 2) * 17 * 3_600_000).toISOString();
  if (index % 5 === 0) {
    return entryAt(time, {
      action: 'session.logInFailed',
      actor: { name: 'anonymous' },
      resource: { type: 'session', id: '', name: '' },
    });
  }
  if (index % 5 === 1) return entryAt(time, { actor: { id: other.userId, name: '' } });
  if (index % 5 === 2) return entryAt(time, { action: 'user.create' });
  if (index % 5 === 3)
    return entryAt(time, {
      action: 'account.resetPassword',
      actor: { name: 'system' },
      resource: { type: 'account', id: admin.userId, name: '' },
    });
  return entryAt(time);
});
beforeAll(async () => {
  open = await openAuditHarness();
  await open.fill(history);
});
afterAll(() => open.close());

const newestFirst = (entries: AuditEntry[]) =>
  entries.toSorted((a, b) => (`${a.time}#${a.id}` < `${b.time}#${b.id}` ? 1 : -1));
const list = (query: Record<string, string>) => open.call('GET /api/admin/audit', { query });

describe('the audit log [S-109, S-138]', () => {
  it('is for administrators only', async () => {
    expect((await open.call('GET /api/admin/audit', { as: other })).status).toBe(403);
    expect((await open.call('POST /api/admin/audit/export', { as: other, body: {} })).status).toBe(403);
  });

  it.each(['10', '25', '50', '100'])(
    'has each entry once, newest first, over three months, in pages of %s',
    async (limit) => {
      const { items, sizes } = await open.pages({ limit });
      expect(items).toEqual(newestFirst(history));
      expect(new Set(items.map(({ time }) => time.slice(0, 7))).size).toBe(3);
      expect(sizes.slice(0, -1).every((size) => size === Number(limit))).toBe(true);
    },
  );

  it.each<[string, Record<string, string>, (entry: AuditEntry) => boolean]>([
    ['by user', { actor: other.userId }, ({ actor }) => actor.id === other.userId],
    ['by those who have no id', { actor: 'anonymous' }, ({ actor }) => actor.name === 'anonymous'],
    ['by the product itself', { actor: 'system' }, ({ actor }) => actor.name === 'system'],
    ['by action', { action: 'user.create' }, ({ action }) => action === 'user.create'],
    ['by type of resource', { resourceType: 'account' }, ({ resource }) => resource.type === 'account'],
    ['by resource', { resourceType: 'user', resourceId: other.userId }, ({ resource }) => resource.id === other.userId],
    [
      'by user and action',
      { actor: admin.userId, action: 'user.create' },
      ({ actor, action }) => actor.id === admin.userId && action === 'user.create',
    ],
    ['by user and type', { actor: admin.userId, resourceType: 'session' }, () => false],
    ['by day', { from: '2026-10-30', to: '2026-11-02' }, ({ time }) => time >= '2026-10-30' && time < '2026-11-03'],
    ['by one day', { from: '2026-11-21', to: '2026-11-21' }, ({ time }) => time.startsWith('2026-11-21')],
    ['up to a day', { to: '2026-09-30' }, ({ time }) => time < '2026-10'],
    [
      'between two moments',
      { from: '2026-11-20T22:00:00.000Z', to: '2026-11-21T21:59:59.999Z' },
      ({ time }) => time >= '2026-11-20T22' && time < '2026-11-21T22',
    ],
    ['from a day on', { from: '2026-11-11' }, ({ time }) => time >= '2026-11-11'],
    [
      'by user and day',
      { actor: other.userId, to: '2026-10-31' },
      ({ actor, time }) => actor.id === other.userId && time < '2026-11',
    ],
    ['by days in the wrong order', { from: '2026-11-02', to: '2026-10-30' }, () => false],
    ['by days of the future', { from: '2027-01-01' }, () => false],
  ])('is filtered %s', async (_what, query, fits) => {
    const { items } = await open.pages({ ...query, limit: '25' });
    expect(items).toEqual(newestFirst(history.filter(fits)));
  });

  it.each([
    { resourceId: other.userId },
    { actor: 'nobody' },
    { action: 'user.think' },
    { from: '1.11.2026' },
    { from: '2026-11-01T00:00' },
    { order: 'asc' },
  ])('refuses the filter %j', async (query) => {
    expect(await list(query as never)).toMatchObject({ status: 400, body: { code: 'invalidRequest' } });
  });

  it('takes a day that no calendar has as a place between others', async () => {
    for (const query of [{ to: '0000-00-00' }, { from: '9999-99-99' }, { from: '0000-00-00', to: '2020-13-99' }]) {
      expect(await list(query as Record<string, string>)).toMatchObject({ status: 200, body: { items: [] } });
    }
  });

  it('goes on after a year in which nothing was done', async () => {
    const old = entryAt('2025-08-01T00:00:00.000Z');
    await open.fill([old]);
    expect((await open.pages({ to: '2026-09-01', limit: '10' })).items.at(-1)).toEqual(old);
  });
});

describe('a cursor of the log', () => {
  const cursorOf = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const id = '33333333-3333-4333-8333-333333333333';

  it.each<[string, string]>([
    ['no base64', '%%%'],
    ['one value', cursorOf(['2026-11-01T00:00:00.000Z'])],
    ['a key', cursorOf({ pk: 'USER#1', sk: 'USER' })],
    ['a time that is none', cursorOf(['2026-11', id])],
    ['an id that leads out of the partition', cursorOf(['2026-11-01T00:00:00.000Z', '#x'])],
    ['a place outside of the days', cursorOf(['2026-11-20T00:00:00.000Z', id])],
  ])('is refused with %s', async (_what, cursor) => {
    expect(await list({ to: '2026-11-15', cursor })).toMatchObject({ status: 400, body: { code: 'invalidCursor' } });
  });

  it('that is altered leads to another place of the same list, never out of it', async () => {
    const cursor = cursorOf(['2026-10-05T00:00:00.000Z', id]);
    for (const [query, fits] of [
      [{}, () => true],
      [{ actor: other.userId }, ({ actor }: AuditEntry) => actor.id === other.userId],
      [{ resourceType: 'account' }, ({ resource }: AuditEntry) => resource.type === 'account'],
    ] as const) {
      const { body } = await list({ ...query, cursor, limit: '10' });
      const earlier = newestFirst(history.filter((entry) => entry.time < '2026-10-05' && fits(entry)));
      expect(body.items).toMatchObject(earlier.slice(0, 10));
    }
  });
});

describe('a page of the log', () => {
  it('reads no more entries than it shows, but one, where a partition holds just what is asked for', async () => {
    const sent = watchTable(open.table);
    for (const query of [{}, { actor: admin.userId }, { resourceType: 'user' }]) {
      sent.length = 0;
      expect((await list({ ...(query as Record<string, string>), limit: '10' })).body.items).toHaveLength(10);
      expect(sent.map(({ scanned }) => scanned)).toEqual([11]);
    }
  });
});

describe('a filter that finds few among many', () => {
  it('answers short pages that lead on, and reads a bounded number of entries for each', async () => {
    const crowd = await openAuditHarness();
    const rare = entryAt('2026-10-01T00:00:00.000Z', { action: 'user.delete' });
    const many = Array.from({ length: 4_600 }, (_none, index) => entryAt(new Date(noon - index * 1_000).toISOString()));
    await crowd.fill([...many, rare]);
    const sent = watchTable(crowd.table);
    const first = await crowd.call('GET /api/admin/audit', { query: { action: 'user.delete' } });
    expect(first.body.items).toEqual([]);
    expect(sent.reduce((sum, { scanned }) => sum + scanned, 0)).toBeLessThanOrEqual(2_000);
    expect(await crowd.pages({ action: 'user.delete' })).toEqual({ items: [rare], sizes: [0, 0, 1] });
    await crowd.close();
  });
});
