import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogEditing } from '#lambdas/catalog/services.ts';
import { deleteBrand } from '#lambdas/catalog/use-cases/edit-brands.ts';
import { outcomeOf } from '#test/lambdas/users/people.ts';
import { type CatalogHarness, noon, openCatalogHarness } from '../editing/catalog-harness.ts';
import { brandForm, productForm } from '../editing/forms.ts';

let harness: CatalogHarness;
beforeEach(async () => {
  harness = await openCatalogHarness();
});
afterEach(() => harness.close());

const ten = Array.from({ length: 10 }, (_none, index) => index);
const tally = (replies: { code: string | undefined }[]) =>
  Object.fromEntries(
    [...new Set(replies.map(({ code = 'done' }) => code))]
      .sort()
      .map((code) => [code, replies.filter((reply) => (reply.code ?? 'done') === code).length]),
  );
const countOf = async (id: string) => [
  (await harness.store.brand(id))?.products,
  (await harness.productIds(id)).length,
];

/** As the handler calls the use case. */
const deletionCall = {
  pathParameters: { id: 'gaynor' },
  query: { version: '1', reassignTo: 'suffolk' },
  body: undefined,
  language: 'he',
  operation: { id: 'once', finished: () => [] },
  client: { ip: '203.0.113.7', userAgent: 'test' },
  cookies: { get: () => undefined, set: () => undefined },
  caller: { userId: 'u', username: 'Admin', isAdmin: true, isConfirmed: false, originId: 'o' },
} as const;

describe('ten editors at once', () => {
  it('save one brand: one wins, the others are told, and the record is the winner’s [S-097]', async () => {
    const save = (n: number) =>
      harness.call('PUT /api/admin/brands/bloch', { version: 1, brand: brandForm({ name: `Name ${n}` }) });
    const replies = await Promise.all(ten.map(save));
    expect(tally(replies)).toEqual({ done: 1, editConflict: 9 });
    const winner = replies.find(({ status }) => status === 200)?.body;
    expect((await harness.call('GET /api/admin/brands/bloch')).body).toEqual(winner);
    expect(await harness.notes()).toHaveLength(1);
  });

  it('save and move one shoe: one wins, and it is in one place [S-098]', async () => {
    const save = (n: number) => {
      const product = productForm({ brandId: ['bloch', 'nikolay', 'capezio'][n % 3] ?? '' });
      return harness.call('PUT /api/admin/products/bloch-heritage', { version: 1, product });
    };
    expect(tally(await Promise.all(ten.map(save)))).toEqual({ done: 1, editConflict: 9 });
    const { items } = await harness.reader.products({ limit: 100 });
    expect(items.filter(({ id }) => id === 'bloch-heritage')).toHaveLength(1);
    for (const id of ['bloch', 'nikolay', 'capezio']) {
      const [counted, present] = await countOf(id);
      expect(counted).toBe(present);
    }
  });

  it('give one id: one gets it, whichever brand each has chosen', async () => {
    const add = (n: number) => harness.addProduct('wanted', { brandId: n % 2 ? 'bloch' : 'nikolay' });
    expect(tally(await Promise.all(ten.map(add)))).toEqual({ done: 1, idTaken: 9 });
    const create = (n: number) =>
      harness.call('POST /api/admin/brands', { id: 'wanted', brand: brandForm({ name: `${n}` }) });
    expect(tally(await Promise.all(ten.map(create)))).toEqual({ done: 1, idTaken: 9 });
  });

  it('add shoes to two brands: none is lost, each has its own place', async () => {
    const brandOf = (n: number) => (n % 2 ? 'gaynor' : 'suffolk');
    const replies = await Promise.all(ten.map((n) => harness.addProduct(`shoe${n}`, { brandId: brandOf(n) })));
    expect(tally(replies)).toEqual({ done: 10 });
    for (const id of ['gaynor', 'suffolk']) {
      expect((await harness.store.productsOf(id)).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
      expect(await countOf(id)).toEqual([5, 5]);
    }
  });
});

describe('deleting a brand while others work', () => {
  it('never leaves a shoe without its brand [Q-030]', async () => {
    for (const n of ten) {
      const id = `brand${n}`;
      await harness.call('POST /api/admin/brands', { id, brand: brandForm() });
      const remove = harness.call(`DELETE /api/admin/brands/${id}`, undefined, { version: '1' });
      const [removed, added] = await Promise.all([remove, harness.addProduct(`shoe${n}`, { brandId: id })]);
      const present = (await harness.productIds(id)).length;
      if (removed.status === 204) expect([added.code, present]).toEqual(['invalidRequest', 0]);
      else expect([removed.code, added.status, present]).toEqual(['brandHasProducts', 201, 1]);
    }
  });

  it('takes along a shoe that is added while the others move [Q-030]', async () => {
    await harness.stock('gaynor', 30);
    const query = { version: '1', reassignTo: 'suffolk' };
    const [removed, added] = await Promise.all([
      harness.call('DELETE /api/admin/brands/gaynor', undefined, query),
      harness.addProduct('late', { brandId: 'gaynor' }),
    ]);
    expect(removed.status).toBe(204);
    const expected = added.status === 201 ? 31 : 30;
    expect(await countOf('suffolk')).toEqual([expected, expected]);
    expect(await harness.productIds('gaynor')).toEqual([]);
  });

  it.each([
    ['is refused', undefined, 'brandHasProducts'],
    ['takes it along', 'suffolk', 'done'],
  ])('%s when a shoe is added at the last moment [Q-030]', async (_what, reassignTo, outcome) => {
    let added = 0;
    const catalog: CatalogEditing['catalog'] = {
      ...harness.store,
      removeBrand: async (...removal) => {
        if (added === 0) added = (await harness.addProduct('late', { brandId: 'gaynor' })).status ?? 0;
        return harness.store.removeBrand(...removal);
      },
    };
    const services = { catalog, audit: harness.audit, clock: () => noon };
    const deletion = deleteBrand(services)({ ...deletionCall, query: { version: '1', reassignTo } });
    expect([await outcomeOf(Promise.resolve(deletion).then(() => 'done')), added]).toEqual([outcome, 201]);
    expect(await countOf(reassignTo ?? 'gaynor')).toEqual([1, 1]);
  });

  it('goes on where it was cut off [Q-030]', async () => {
    await harness.stock('gaynor', 60);
    let transactions = 0;
    const cutOff: CatalogEditing['catalog'] = {
      ...harness.store,
      moveProducts: (...move) => {
        transactions += 1;
        if (transactions === 2) throw new Error('killed');
        return harness.store.moveProducts(...move);
      },
    };
    const services = { catalog: cutOff, audit: harness.audit, clock: () => noon };
    await expect(deleteBrand(services)(deletionCall)).rejects.toThrow('killed');
    expect([await countOf('gaynor'), await countOf('suffolk')]).toEqual([
      [36, 36],
      [24, 24],
    ]);
    const again = await harness.call('DELETE /api/admin/brands/gaynor', undefined, deletionCall.query);
    expect([again.status, await countOf('suffolk'), await harness.store.brand('gaynor')]).toEqual([
      204,
      [60, 60],
      undefined,
    ]);
    expect(await harness.productIds('suffolk')).toEqual(Array.from({ length: 60 }, (_none, n) => `shoe${n}`));
    expect((await harness.notes()).filter((note) => note.includes('product.reassign'))).toHaveLength(60);
  });
});
