import { describe, expect, it } from 'vitest';
import { exportColumns } from '#lambdas/users/index.ts';
import { fillTable, person } from './people.ts';
import { openUsers } from './users-harness.ts';

const open = await openUsers();
const people = await open.dancers();

const exported = (body: object) => open.call('POST /api/admin/users/export', { as: open.asAdmin, body });
const idAt = (index: number) => people[index]?.id ?? '';

describe('the export of users [S-088, Q-022]', () => {
  const rowsOf = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').slice(0, -1);

  it('has a byte order mark and headings in the language of whoever asks, then the chosen ones in their order', async () => {
    const { status, body } = await exported({ userIds: [idAt(3), idAt(1)] });
    expect(status).toBe(200);
    expect(body.csv.startsWith('\uFEFF"en id","en username","en email"')).toBe(true);
    const [headings, ...rows] = rowsOf(body.csv);
    expect(headings?.split(',')).toHaveLength(exportColumns.length);
    expect(rows.map((row) => row.split(',')[1])).toEqual(['"dancer3"', '"dancer1"']);
    expect(body).toMatchObject({ rows: 2 });
    expect(body).not.toHaveProperty('nextCursor');
  });

  it('has whom the filter finds, in its order', async () => {
    const { body } = await exported({ search: 'dancer1' });
    expect(body.rows).toBe(3);
    const sorted = rowsOf((await exported({ sort: 'username', order: 'asc' })).body.csv).slice(1);
    expect(sorted[0]).toContain('"Admin"');
    expect(sorted).toHaveLength(13);
  });

  it('carries no formula out of what people wrote about themselves', async () => {
    const [user] = people;
    if (!user) throw new Error('nobody');
    await open.users.change(user.id, { location: '=HYPERLINK("http://evil.example")', phone: '+972 52-1234567' });
    const { body } = await exported({ userIds: [user.id] });
    expect(body.csv).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(body.csv).toContain('"\'+972 52-1234567"');
  });

  it('comes in parts of 500 that make one file, each user once', async () => {
    const manyUsers = Array.from({ length: 520 }, (_none, index) =>
      person(`crowd${index}`, { location: 'Crowdville' }),
    );
    await fillTable(open.table, manyUsers);
    for (const filter of [{}, { search: 'crowdville' }]) {
      let file = '';
      let rows = 0;
      let cursor: string | undefined;
      do {
        const { body } = await exported({ ...filter, ...(cursor ? { cursor } : {}) });
        expect(body.rows).toBeLessThanOrEqual(500);
        expect(body.csv.includes('\uFEFF')).toBe(cursor === undefined);
        file += body.csv;
        rows += body.rows;
        cursor = body.nextCursor;
      } while (cursor);
      const ids = rowsOf(file)
        .slice(1)
        .map((row) => row.split(',')[0]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(rows);
      expect(ids).toEqual(expect.arrayContaining(manyUsers.map(({ id }) => `"${id}"`)));
    }
  });
});
