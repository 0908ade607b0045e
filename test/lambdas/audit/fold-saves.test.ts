import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditRow } from '#contracts/audit/endpoints.ts';
import { admin, entryAt, noon, openAuditHarness, other } from './audit-harness.ts';

let open: Awaited<ReturnType<typeof openAuditHarness>>;
const minute = (minutes: number) => new Date(noon - minutes * 60_000).toISOString();
const post = (id: string) => ({ type: 'post' as const, id, name: 'On ribbons' });
const save = (minutes: number, fields: Partial<AuditEntry> = {}, language = 'he') =>
  entryAt(minute(minutes), {
    action: 'post.saveDraft',
    resource: post('ribbons'),
    changes: [
      { field: 'language', after: language },
      { field: 'body', before: String(100 - minutes), after: String(101 - minutes) },
    ],
    ...fields,
  });
const six = [1, 2, 3, 4, 5, 6].map((minutes) => save(minutes));
beforeAll(async () => {
  open = await openAuditHarness();
  await open.fill([
    ...six,
    save(2, {}, 'en'),
    entryAt(minute(7), { action: 'post.publish', resource: post('ribbons') }),
    save(8),
    save(9, { actor: { id: other.userId, name: '' } }),
    ...[60, 61, 62].map((minutes) => save(minutes)),
  ]);
});
afterAll(() => open.close());

const list = async (query: Record<string, string> = {}): Promise<AuditRow[]> =>
  (await open.call('GET /api/admin/audit', { query: { limit: '25', ...query } })).body.items;

describe('saves of a text in the audit log [S-109]', () => {
  it('are one row for each session of editing, with what changed in all of it', async () => {
    const rows = await list();
    expect(rows.map(({ time, action, saves }) => [time, action, saves?.count])).toEqual([
      [minute(1), 'post.saveDraft', 6],
      [minute(2), 'post.saveDraft', undefined],
      [minute(7), 'post.publish', undefined],
      [minute(8), 'post.saveDraft', undefined],
      [minute(9), 'post.saveDraft', undefined],
      [minute(60), 'post.saveDraft', 3],
    ]);
    expect(rows[0]?.saves?.first).toBe(minute(6));
    expect(rows[0]?.changes).toEqual([
      { field: 'language', after: 'he' },
      { field: 'body', before: '94', after: '100' },
    ]);
    expect(rows[0]?.browser).toBe('curl 8');
  });

  it('are each to be seen when saves are asked for, and in the file', async () => {
    expect(await list({ action: 'post.saveDraft' })).toHaveLength(12);
    const { body } = await open.call('POST /api/admin/audit/export', { body: {} });
    expect(body.rows).toBe(13);
  });

  it('are neither lost nor repeated where a page ends, and a long session fills one row only', async () => {
    await open.fill(Array.from({ length: 90 }, (_, index) => save(200 + index, { resource: post('long') })));
    await open.fill(
      Array.from({ length: 11 }, (_, index) => entryAt(minute(400 + index), { actor: { id: admin.userId, name: '' } })),
    );
    const { items, sizes } = await open.pages({ limit: '10' });
    const rows = items as AuditRow[];
    expect(sizes[0]).toBe(10);
    expect(rows.filter(({ resource }) => resource.id === 'long').map(({ saves }) => saves?.count)).toEqual([90]);
    // The file's own entry is the newest row.
    expect(rows.map(({ saves }) => saves?.count ?? 1).reduce((sum, count) => sum + count)).toBe(1 + 13 + 90 + 11);
  });
});
