import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit/endpoints.ts';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { operatorOf } from '../operator.ts';
import { type Person, peopleOf } from '../people.ts';
import { type AnyEndpoint, endpoints } from '../sample.ts';
import { auditedCalls, sampleCalls } from '../sample-calls.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
let samples: ReturnType<typeof sampleCalls>;
const userAgent = `Dancer/1.0 (${'x'.repeat(20)})`;
const address = '127.3.4.5';

beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  samples = sampleCalls({ product, people, operator });
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

/** Every entry that there is, newest first. */
const log = async (): Promise<AuditEntry[]> => {
  const all: AuditEntry[] = [];
  let cursor = '';
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor ? { cursor } : {}) });
    const { body } = await product.send(`GET /api/admin/audit?${query}`, { token: await product.admin() });
    all.push(...body.items);
    cursor = body.nextCursor ?? '';
  } while (cursor);
  return all;
};

type AdminEndpoint = Extract<AnyEndpoint, { access: 'admin' }>;
const adminEndpoints = endpoints
  .filter((each): each is AdminEndpoint => each.access === 'admin')
  .map((each) => [each.id, each] as const);

const newestEntries = async (): Promise<AuditEntry[]> =>
  (await product.send('GET /api/admin/audit?limit=25', { token: await product.admin() })).body.items;
/** The entries after an entry. */
const since = async (last: string | undefined): Promise<AuditEntry[]> => {
  const entries = await newestEntries();
  const place = entries.findIndex(({ id }) => id === last);
  if (place < 0) throw new Error('more than a page of new entries');
  return entries.slice(0, place);
};
const newest = async (): Promise<string | undefined> => (await newestEntries())[0]?.id;

it('is declared for each write of an administrator, beside its sample call', () => {
  const writes = adminEndpoints.filter(([, { method }]) => method !== 'GET');
  expect(writes.flatMap(([id]) => (auditedCalls[id] ? [] : [id]))).toEqual([]);
});

describe('the log', () => {
  let caller: Person;
  let outsider: Person;
  beforeAll(async () => {
    [caller, outsider] = [await people.person({ isAdmin: true }), await people.person()];
  });

  it.each(adminEndpoints)(
    'has one entry for a call of %s that changed something, with who, from where and with what; none for a refused one [S-109]',
    async (id, endpoint) => {
      const { path = endpoint.path, body } = await samples[id](caller);
      const route = `${endpoint.method} ${path}`;
      const send = (token: string | undefined): Promise<Reply> =>
        product.send(route, { token, body, from: address, headers: { 'user-agent': userAgent } });
      const prepared = await newest();
      const refusals = [await send(undefined), await send(outsider.token)];
      expect(refusals.map(({ status }) => status)).toEqual([401, 403]);
      expect(await since(prepared)).toEqual([]);

      expect((await send(caller.token)).status).toBeLessThan(500);
      const entries = await since(prepared);
      expect(entries.map(({ action }) => action)).toEqual(auditedCalls[id] ?? []);
      for (const entry of entries) {
        expect(entry).toMatchObject({
          actor: { id: caller.id, name: caller.username },
          ip: address,
          userAgent,
        });
        expect(Math.abs(Date.parse(entry.time) - product.clock.now())).toBeLessThan(60_000);
      }

      // The same once more is refused, or says nothing new, or does the same again: what failed is not entered.
      const again = await send(caller.token);
      if (again.status >= 300) expect(await since(prepared)).toEqual(entries);
    },
  );

  it('has none for input that was refused, wherever the fault lies [S-109]', async () => {
    const before = await newest();
    const token = caller.token;
    for (const [, endpoint] of adminEndpoints) {
      if (endpoint.method === 'GET') continue;
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
      for (const body of ['{', '{"foreign":1}', 'null', 'x'.repeat(1_000)]) {
        const { status } = await product.send(`${endpoint.method} ${path}`, { token, body });
        expect([endpoint.id, status >= 400 && status < 500]).toEqual([endpoint.id, true]);
      }
    }
    expect(await since(before)).toEqual([]);
  });

  it('holds no password, token, code or text of a post, and nobody’s address or number [S-109]', async () => {
    const person = await people.person({ phone: '+972521234567', location: 'Gdansk' });
    const { recoveryCodes } = await people.useAuthenticator(person);
    await product.send('PATCH /api/account', { token: person.token, body: { version: 0, location: 'Krakow' } });
    const text = JSON.stringify(await log());
    const secrets = [
      password,
      product.operator.secretAccessKey,
      person.token,
      caller.token,
      person.email,
      ...recoveryCodes,
    ];
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
    expect(text).not.toMatch(/eyJ[\w-]{10,}\.|521234567|Gdansk|Krakow|A new pair is stiff/);
    expect(text).toContain('post.saveDraft');
  });
});

describe('an entry', () => {
  it('is changed by no call of the product: there is none that could [S-109]', async () => {
    const before = await log();
    const token = await product.admin();
    const [{ id } = { id: '' }] = before;
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
      for (const path of [`/api/admin/audit/${id}`, '/api/admin/audit']) {
        expect([method, (await product.send(`${method} ${path}`, { token, body: {} })).status]).toEqual([method, 404]);
      }
    }
    expect((await log()).slice(-before.length)).toEqual(before);
  });
});
