import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportColumns } from '#lambdas/users/index.ts';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { seededPeople } from '#test/support/seeded-people.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const asAdmin = async (route: string, body?: unknown, headers: Record<string, string> = {}) =>
  product.send(route, { token: await product.admin(), body, headers });
interface Listed {
  id: string;
  username: string;
  email: string;
  created: string;
}
const allPages = async (query: string): Promise<{ items: Listed[]; sizes: number[]; cursors: string[] }> => {
  const [items, sizes, cursors]: [Listed[], number[], string[]] = [[], [], []];
  let cursor: string | undefined;
  do {
    const { status, body } = await asAdmin(`GET /users/list?${query}${cursor ? `&cursor=${cursor}` : ''}`);
    expect(status).toBe(200);
    items.push(...body.items);
    sizes.push(body.items.length);
    cursor = body.nextCursor;
    if (cursor) cursors.push(cursor);
  } while (cursor);
  return { items, sizes, cursors };
};

describe('the list of users', () => {
  beforeAll(async () => {
    for (const username of ['נועה', 'Zoë.Müller', 'Анна-Мария', 'noa_levi'])
      await product.newUser({ username, location: 'חיפה' });
  });

  it.each([
    ['created', 'desc'],
    ['created', 'asc'],
    ['username', 'asc'],
    ['email', 'desc'],
  ] as const)('has everybody once over its pages, by %s %s [S-205, S-266]', async (sort, order) => {
    const { items, sizes } = await allPages(`sort=${sort}&order=${order}&limit=10`);
    expect(sizes).toEqual([10, 10, 5]);
    // The administrator, the four of above, and those who are there from the beginning.
    expect(new Set(items.map(({ id }) => id)).size).toBe(5 + seededPeople);
    const values = items.map((user) => user[sort].toLowerCase());
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : 1) * (order === 'asc' ? 1 : -1) || 0));
  });

  it.each([
    ['נוע', ['נועה']],
    ['zoe', ['Zoë.Müller']],
    ['MULLER', ['Zoë.Müller']],
    ['мария', ['Анна-Мария']],
    ['noa levi', ['noa_levi']],
    ['l%i', []],
    ['.*', []],
    ['USER#', []],
    ['" OR 1=1', []],
  ])('is searched for %j, and nothing typed there is more than words [S-085]', async (search, names) => {
    const { items } = await allPages(`search=${encodeURIComponent(search)}&limit=10`);
    expect(items.map(({ username }) => username)).toEqual(names);
  });

  it('takes its own cursors only: no other list’s, none that was altered or invented', async () => {
    const { cursors } = await allPages('sort=created&order=desc&limit=10');
    const [cursor = ''] = cursors;
    const [created, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    expect(Buffer.from(cursor, 'base64url').toString()).not.toMatch(/USER#|pk|sk/);
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const foreign = [
      made([]),
      made({ pk: 'COUNT', sk: 'USERS' }),
      made([created]),
      made([id, created, id]),
      made([created, 'COUNT']),
      made([{ pk: 'x' }, id]),
      made(null),
      made('x'),
      'x',
      '..',
      '%F0%9F%A9%B0',
      cursor.slice(0, -4),
      made(['', id]),
    ];
    for (const each of foreign) {
      const { status, body } = await asAdmin(`GET /users/list?sort=created&limit=10&cursor=${each}`);
      expect([each, status, body.code]).toEqual([each, 400, 'invalidCursor']);
    }
    const elsewhere = [
      `/users/list?sort=username&cursor=${cursor}`,
      `/users/list?search=noa&cursor=${cursor}`,
      `/sessions/list?cursor=${cursor}`,
    ];
    for (const path of elsewhere) expect((await asAdmin(`GET ${path}`)).body.code, path).toBe('invalidCursor');
  });
});

describe('groups', () => {
  it('are joined and left by the hundred at most, computed ones not at all, and unknown users are nobody [S-087]', async () => {
    const [one, two] = [await product.newUser(), await product.newUser()];
    const nobody = '99999999-9999-4999-8999-999999999999';
    const change = (body: object) => asAdmin('POST /api/admin/users/groups', body);
    const userIds = [one.id, two.id, one.id, nobody];
    expect((await change({ group: 'vip', action: 'add', userIds })).body).toEqual({ changed: 2 });
    expect((await change({ group: 'vip', action: 'add', userIds })).body).toEqual({ changed: 0 });
    const { items } = (await asAdmin(`GET /users/list?search=${one.username}`)).body;
    expect(items.find(({ id }: Listed) => id === one.id).groups).toEqual(['vip', 'new', 'all']);
    expect((await change({ group: 'vip', action: 'remove', userIds })).body).toEqual({ changed: 2 });
    for (const body of [
      { group: 'all', action: 'add', userIds },
      { group: 'admin', action: 'add', userIds },
      { group: 'vip', action: 'add', userIds: Array(101).fill(one.id) },
      { group: 'vip', action: 'add', userIds: ['*'] },
    ]) {
      expect((await change(body)).status).toBe(400);
    }
  });
});

describe('the export', () => {
  it('opens as a table in any spreadsheet, in any script, and runs nothing in it [S-088, Q-022]', async () => {
    const hostile = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(1)',
      '=HYPERLINK("http://evil.example")',
      '"quoted"',
      'a;b,c',
      "=cmd|' /C calc'!A0",
    ];
    const ids: string[] = [];
    for (const location of [...hostile, 'תל אביב', 'Zürich, Straße 1', 'Москва']) {
      ids.push((await product.newUser({ location, phone: '+972 52 123 4567' })).id);
    }
    const { body } = await asAdmin('POST /api/admin/users/export', { userIds: ids }, { 'accept-language': 'he' });
    expect([body.rows, body.nextCursor]).toEqual([ids.length, undefined]);
    expect(body.csv.startsWith('\uFEFF"')).toBe(true);
    const rows: string[] = body.csv.slice(1).trimEnd().split('\r\n');
    expect(rows).toHaveLength(ids.length + 1);
    expect(rows[0]).toMatch(/[א-ת]/);
    const cells = rows
      .slice(1)
      .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
    expect(cells.map(([id]) => id)).toEqual(ids);
    for (const row of cells) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const locations = cells.map((row) => row[exportColumns.indexOf('location')]);
    expect(locations).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(1)",
      `'=HYPERLINK("http://evil.example")`,
      '"quoted"',
      'a;b,c',
      "'=cmd|' /C calc'!A0",
      'תל אביב',
      'Zürich, Straße 1',
      'Москва',
    ]);
    expect(body.csv).not.toContain(password);
  });
});
