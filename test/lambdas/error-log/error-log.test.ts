import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorReportLimits } from '#contracts/error-log/endpoints.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import { openErrorLogHarness, report } from './error-log-harness.ts';

type Harness = Awaited<ReturnType<typeof openErrorLogHarness>>;
const minute = 60_000;
let log: Harness;
beforeEach(async () => {
  log = await openErrorLogHarness();
});
afterEach(() => log.close());

const groups = async (query: Record<string, string> = {}) => (await log.call('GET /api/admin/errors', { query })).body;
const details = async (id: string) => (await log.call(`GET /api/admin/errors/${id}`)).body;

describe('the report of an error', () => {
  it('is kept with what it says, and the log has its number [S-150, S-217]', async () => {
    expect(await log.send(report({ id: 'K7F29QXM' }))).toEqual({ status: 204, body: undefined });
    const { items, open } = await groups();
    expect(open).toBe(1);
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        message: 'Cannot read properties of undefined',
        state: 'open',
        count: 1,
        firstSeen: '2026-11-21T12:00:00.000Z',
        lastSeen: '2026-11-21T12:00:00.000Z',
      },
    ]);
    expect((await details(items[0].id)).occurrences).toEqual([
      {
        id: 'K7F29QXM',
        time: '2026-11-21T12:00:00.000Z',
        message: 'Cannot read properties of undefined',
        path: '/brand/bloch',
        browser: 'Chrome 131, Windows',
        stack: report().stack,
        componentStack: '    at Shoe',
      },
    ]);
    expect(log.lines).toEqual([
      {
        message: 'error in a browser',
        fields: expect.objectContaining({ errorId: 'K7F29QXM', group: items[0].id, path: '/brand/bloch' }),
      },
    ]);
  });

  it('gets a number if the browser gave it none', async () => {
    await log.send(report());
    const { items } = await groups({ errorId: '77777777' });
    expect(items).toHaveLength(1);
  });

  it('is refused where it is no report, or too long, and nothing is kept [Q-064]', async () => {
    const { timestamp: _without, ...rest } = report();
    const wrong = [
      rest,
      report({ id: 'short' }),
      report({ timestamp: 'yesterday' }),
      { ...report(), more: 1 },
      { ...report(), message: 7 },
      ...(['message', 'stack', 'componentStack', 'url', 'userAgent'] as const).map((name) =>
        report({ [name]: 'x'.repeat(errorReportLimits[name] + 1) }),
      ),
    ];
    for (const [index, body] of wrong.entries())
      expect([body, (await log.send(body, `198.51.100.${index}`)).status]).toEqual([body, 400]);
    expect((await log.send(report({ stack: 'א'.repeat(60_000) }))).status).toBe(413);
    expect(await groups()).toEqual({ items: [], open: 0 });
  });

  it('keeps no token, password or address of a person, wherever the browser put it [Q-064]', async () => {
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl';
    const secrets = [token, 'Grand-jete-at-noon', 'giselle@ballet.example', '482913'];
    const all = `failed with Bearer ${token}, password: "Grand-jete-at-noon" of giselle@ballet.example ?code=482913`;
    await log.send(report({ id: 'K7F29QXM', message: all, stack: all, componentStack: all, url: `/login?x=1&${all}` }));
    await log.send(report({ message: 'by path', url: `https://site.example/giselle@ballet.example/${token}` }));
    await log.send(
      report({ message: 'at the end', url: `https://site.example/${'x'.repeat(180)}/giselle@ballet.example` }),
    );
    await log.send(report({ message: 'no page', url: 'data:text/html,Grand-jete-at-noon' }));
    const { items } = await groups();
    const occurrences = items.map(({ id }: { id: string }) => `ERROR_OCCURRENCE#${id}`);
    const partitions = ['ERRORS', 'ERROR_ID#K7F29QXM', ...occurrences];
    const kept = await Promise.all(partitions.map((pk) => readPartition(log.table, { pk })));
    expect(kept.flat()).toHaveLength(9);
    const texts = JSON.stringify([kept, log.lines]);
    for (const secret of secrets) expect(texts).not.toContain(secret);
  });

  it('is taken from an address twenty times in a minute, from others as well [Q-064]', async () => {
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await log.send(report())).status));
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    const refused = await log.send(report());
    expect(refused).toMatchObject({ status: 429, body: { code: 'tooManyAttempts', retryAfter: 60 } });
    expect((await log.send(report(), '198.51.100.7')).status).toBe(204);
    log.advance(minute);
    expect((await log.send(report())).status).toBe(204);
    expect((await groups()).items[0].count).toBe(22);
  });

  it('may be of ten new kinds a day by one network, and of a hundred by all; the others are in one group', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const kind = (index: number) => `Error ${letters[index % 26]}${letters[Math.floor(index / 26)]}`;
    const flood = Array.from({ length: 12 }, (_none, index) =>
      report({ message: kind(index), id: `AAAAAA0${'0123456789AB'[index]}` }),
    );
    for (const each of flood) expect((await log.send(each)).status).toBe(204);
    const others = (await groups()).items.find(({ message }: { message: string }) => message === '');
    expect(others).toMatchObject({ count: 2, state: 'open' });
    expect((await groups()).items).toHaveLength(11);
    // The number still leads somewhere, and another visitor is heard.
    expect((await groups({ errorId: 'AAAAAA0B' })).items).toMatchObject([{ id: others.id }]);
    await Promise.all(
      Array.from({ length: 95 }, (_none, index) => log.send(report({ message: kind(100 + index) }), `10.0.${index}.1`)),
    );
    const found = (await groups()).items;
    expect(found).toHaveLength(101);
    expect(found.find(({ message }: { message: string }) => message === '').count).toBe(2 + 5);
    // A known kind still counts.
    await log.send(report({ message: kind(3) }), '198.51.100.7');
    log.advance(24 * 60 * minute);
    await log.send(report({ message: 'A new day' }));
    expect((await groups()).items[0]).toMatchObject({ message: 'A new day' });
  });

  it('is in the log even if the table takes nothing', async () => {
    const away = { ...log.errors, note: () => Promise.reject(new Error('away')) };
    const { status } = await log.sendTo(away, report({ id: 'K7F29QXM' }));
    expect(status).toBe(500);
    expect(log.lines[0]?.fields).toMatchObject({ errorId: 'K7F29QXM' });
  });

  it('keeps its number: nobody makes another error of it', async () => {
    await log.send(report({ id: 'K7F29QXM' }));
    await log.send(report({ id: 'K7F29QXM', message: 'Call this number' }), '198.51.100.7');
    expect((await groups({ errorId: 'K7F29QXM' })).items).toMatchObject([{ message: report().message }]);
  });
});

describe('equal errors', () => {
  it('are one group with count, first and last time, whichever build and number they come with', async () => {
    const stackOf = (hash: string, line: number) =>
      `Error\n    at draw (https://site.example/assets/shoe-page-${hash}.js:${line}:3)\n    at Ja (https://site.example/assets/app-${hash}.js:1:2)`;
    await log.send(report({ message: 'Shoe 12 is gone', stack: stackOf('BkZ3a9Qx', 12) }));
    log.advance(minute);
    await log.send(
      report({ message: 'Shoe 7 is gone', stack: stackOf('C0ffee12', 99), url: 'https://site.example/products' }),
    );
    const { items } = await groups();
    expect(items).toMatchObject([
      {
        count: 2,
        firstSeen: '2026-11-21T12:00:00.000Z',
        lastSeen: '2026-11-21T12:01:00.000Z',
        message: 'Shoe 12 is gone',
      },
    ]);
    const { occurrences } = await details(items[0].id);
    expect(occurrences.map(({ path }: { path: string }) => path)).toEqual(['/products', '/brand/bloch']);
  });

  it('from elsewhere, or with another message, are another group; the latest comes first', async () => {
    await log.send(report());
    log.advance(minute);
    await log.send(report({ stack: report().stack?.replace('shoe-page', 'post-page') }));
    log.advance(minute);
    await log.send(report({ message: 'Another' }));
    expect((await groups()).items.map(({ lastSeen }: { lastSeen: string }) => lastSeen)).toEqual([
      '2026-11-21T12:02:00.000Z',
      '2026-11-21T12:01:00.000Z',
      '2026-11-21T12:00:00.000Z',
    ]);
  });

  it('that come at the same moment are all counted', async () => {
    await Promise.all(Array.from({ length: 20 }, (_none, index) => log.send(report(), `198.51.100.${index}`)));
    expect((await groups()).items).toMatchObject([{ count: 20 }]);
  });

  it('are told apart by their places, as each browser writes them', async () => {
    const at = (file: string) =>
      `draw@https://site.example/assets/${file}-BkZ3a9Qx.js:1:2\n@https://site.example/assets/app-BkZ3a9Qx.js:3:4`;
    for (const file of ['shoe-page', 'post-page', 'shoe-page']) await log.send(report({ stack: at(file) }));
    expect((await groups()).items.map(({ count }: { count: number }) => count).sort()).toEqual([1, 2]);
    const inside = (file: string) => `onClick/<@https://site.example/assets/${file}-BkZ3a9Qx.js:1:2`;
    const ofClass = (file: string) => `Error\n    at Foo.#draw (https://site.example/assets/${file}-BkZ3a9Qx.js:1:2)`;
    // Longer than the scrubber's shortest key.
    const [one, two] = ['change-second-factor-screen-of-the-account', 'undo-the-change-of-an-email-address'];
    for (const stack of [inside(one), inside(two), ofClass(one), ofClass(two)]) await log.send(report({ stack }));
    expect((await groups()).items).toHaveLength(6);
    await log.send(report({ stack: ofClass(one).replace('BkZ3a9Qx', 'BkZxaTQx').replace(':1:2', ':9:9') }));
    expect((await groups()).items).toHaveLength(6);
  });
});

describe('an administrator', () => {
  const only = async () => (await groups()).items[0];
  const setState = (id: string, state: string) => log.call(`PUT /api/admin/errors/${id}/state`, { body: { state } });

  it('finds a group by the number that a visitor tells', async () => {
    await log.send(report({ id: 'K7F29QXM' }));
    await log.send(report({ message: 'Another', id: 'AAAAAAAA' }));
    expect((await groups({ errorId: 'AAAAAAAA' })).items).toMatchObject([{ message: 'Another' }]);
    expect((await groups({ errorId: 'BBBBBBBB' })).items).toEqual([]);
  });

  it('resolves a group, which is logged once; it opens again when its error comes again', async () => {
    await log.send(report());
    const { id } = await only();
    expect(await setState(id, 'resolved')).toMatchObject({ status: 200, body: { state: 'resolved', count: 1 } });
    expect(await setState(id, 'resolved')).toMatchObject({ status: 200, body: { state: 'resolved' } });
    expect(log.events).toEqual([
      { action: 'error.resolve', resource: { id, name: 'Cannot read properties of undefined' } },
    ]);
    expect((await groups({ state: 'open' })).items).toEqual([]);
    expect(await groups({ state: 'resolved' })).toMatchObject({ items: [{ id }], open: 0 });
    log.advance(minute);
    await log.send(report());
    expect(await only()).toMatchObject({ state: 'open', count: 2, returned: '2026-11-21T12:01:00.000Z' });
  });

  it('resolves what is reported at the same moment: whoever comes second tries again', async () => {
    await log.send(report());
    const { id } = await only();
    log.conflictAt('UpdateCommand', 'ERRORS');
    expect((await log.send(report())).status).toBe(204);
    log.conflictAt('TransactWriteCommand');
    expect(await setState(id, 'resolved')).toMatchObject({ status: 200, body: { state: 'resolved', count: 2 } });
    // The second write to the group: the one that opens it again.
    log.conflictAt('UpdateCommand', 'ERRORS', 2);
    await log.send(report());
    expect(await only()).toMatchObject({ state: 'open', count: 3 });
  });

  it('opens a group again by hand', async () => {
    await log.send(report());
    const { id } = await only();
    await setState(id, 'resolved');
    await setState(id, 'open');
    expect(await only()).toMatchObject({ state: 'open' });
    expect(log.events.map(({ action }) => action)).toEqual(['error.resolve', 'error.reopen']);
  });

  it('hears that a group is not there', async () => {
    const unknown = 'x'.repeat(22);
    expect(await log.call(`GET /api/admin/errors/${unknown}`)).toMatchObject({
      status: 404,
      body: { code: 'errorNotFound' },
    });
    expect(await setState(unknown, 'resolved')).toMatchObject({ status: 404 });
    expect((await log.call('GET /api/admin/errors/..%2F')).status).toBe(400);
  });
});

describe('a flood of one error', () => {
  it('is counted in full, and keeps the latest twenty', async () => {
    for (let address = 0; address < 25; address += 1) {
      log.advance(1_000);
      await log.send(report({ url: `https://site.example/page/${address}` }), `198.51.100.${address}`);
    }
    const [{ id, count }] = (await groups()).items;
    expect(count).toBe(25);
    const paths = (await details(id)).occurrences.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(Array.from({ length: 20 }, (_none, index) => `/page/${24 - index}`));
  });
});

describe('what nobody meets any more', () => {
  it('is deleted: occurrences after 30 days, groups 90 days after they were last met', async () => {
    await log.send(report());
    const { id } = (await groups()).items[0];
    const ttlOf = async (pk: string) => ((await readPartition(log.table, { pk })) as { ttl: number }[])[0]?.ttl;
    const now = Date.UTC(2026, 10, 21, 12) / 1000;
    const day = 86_400;
    expect(await ttlOf(`ERROR_OCCURRENCE#${id}`)).toBe(now + 30 * day);
    expect(await ttlOf('ERRORS')).toBe(now + 90 * day);
    log.advance(day * 1000);
    await log.send(report());
    expect(await ttlOf('ERRORS')).toBe(now + 91 * day);
  });
});
