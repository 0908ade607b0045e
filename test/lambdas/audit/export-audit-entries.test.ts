import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, entryAt, noon, openAuditHarness } from './audit-harness.ts';

let open: Awaited<ReturnType<typeof openAuditHarness>>;
beforeAll(async () => {
  open = await openAuditHarness();
  const many = Array.from({ length: 1_100 }, (_none, index) => entryAt(new Date(noon - index * 60_000).toISOString()));
  await open.fill([
    ...many,
    entryAt('2026-11-01T10:00:00.000Z', {
      action: 'brand.update',
      resource: { type: 'brand', id: 'bloch', name: '=HYPERLINK("http://evil.example")' },
      changes: [
        { field: 'name.he', before: 'א', after: 'ב' },
        { field: 'order', after: '2' },
        { field: 'since', before: '1' },
        { field: 'phone' },
      ],
    }),
  ]);
});
afterAll(() => open.close());

const exported = async (body: object) => {
  const reply = await open.call('POST /api/admin/audit/export', { body });
  expect(reply.status).toBe(200);
  return reply.body;
};
const exports = async () => (await open.pages({ action: 'audit.export' })).items;

describe('the export of the audit log [S-109]', () => {
  it('has a byte order mark and headings in the language of whoever asks, and actions as codes', async () => {
    const { csv, rows } = await exported({ resourceType: 'brand' });
    expect(rows).toBe(1);
    expect(csv.startsWith('\uFEFF"en time","en actorId","en actor","en action","en resourceType"')).toBe(true);
    expect(csv).toContain(`"2026-11-01T10:00:00.000Z","${admin.userId}","","brand.update","brand","bloch"`);
    expect(csv).toContain('"name.he: א → ב\norder: 2\nsince: 1 → \nphone"');
  });

  it('carries no formula out of what people called themselves and their things', async () => {
    expect((await exported({ resourceType: 'brand' })).csv).toContain('"\'=HYPERLINK(""http://evil.example"")"');
  });

  it('comes in parts of 500 that make one file, and is entered once, with its filter', async () => {
    const before = (await exports()).length;
    open.moment.now += 1_000;
    const filter = { resourceType: 'user', to: '2026-11-21' };
    const parts: number[] = [];
    let [file, cursor]: [string, string | undefined] = ['', undefined];
    do {
      const part = await exported({ ...filter, ...(cursor ? { cursor } : {}) });
      expect(part.csv.includes('\uFEFF')).toBe(cursor === undefined);
      parts.push(part.rows);
      file += part.csv;
      cursor = part.nextCursor;
    } while (cursor);
    expect(parts).toEqual([500, 500, 100]);
    expect(new Set(file.split('\r\n').slice(1, -1)).size).toBeGreaterThan(1_000);
    const [entry, ...others] = await exports();
    expect(others).toHaveLength(before);
    expect(entry).toMatchObject({
      actor: { id: admin.userId },
      ip: '127.0.0.1',
      userAgent: 'test',
      changes: [
        { field: 'resourceType', after: 'user' },
        { field: 'to', after: '2026-11-21' },
      ],
    });
  });

  it('that is refused is not entered', async () => {
    const before = (await exports()).length;
    const reply = await open.call('POST /api/admin/audit/export', { body: { resourceType: 'user', cursor: 'forged' } });
    expect(reply.status).toBe(400);
    expect((await open.call('POST /api/admin/audit/export', { body: { resourceId: 'x' } })).status).toBe(400);
    expect(await exports()).toHaveLength(before);
  });
});
