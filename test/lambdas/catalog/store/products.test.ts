import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCatalog } from '#lambdas/catalog/index.ts';
import { productItem } from '#lambdas/catalog/store/keys.ts';
import { type CatalogHarness, noon, openCatalogHarness } from '../editing/catalog-harness.ts';
import { productForm } from '../editing/forms.ts';

let harness: CatalogHarness;
beforeEach(async () => {
  harness = await openCatalogHarness();
});
afterEach(() => harness.close());
const updated = new Date(noon).toISOString();
const productsOf = async (id: string) => (await harness.call(`GET /api/admin/brands/${id}`)).body.products;

describe('editing shoes', () => {
  it('adds one with all its fields behind the others of its brand [S-098, S-124, S-125]', async () => {
    const reply = await harness.addProduct('bloch-prelude');
    const image = '/images/shoes/bloch-prelude.svg';
    const stored = { ...productForm(), id: 'bloch-prelude', image, order: 4, version: 1, updated };
    expect(reply).toMatchObject({ status: 201, body: stored });
    expect((await harness.reader.brandWithProducts('bloch'))?.products.at(-1)).toEqual(stored);
    expect([await productsOf('bloch'), await harness.notes()]).toEqual([4, ['Admin product.create bloch-prelude']]);
  });

  it('begins a brand without shoes at its first place', async () => {
    expect((await harness.addProduct('first', { brandId: 'suffolk' })).body.order).toBe(0);
  });

  it('does not give an id twice, whichever the brand', async () => {
    for (const brandId of ['bloch', 'nikolay', 'capezio']) {
      expect(await harness.addProduct('bloch-heritage', { brandId })).toMatchObject({ status: 409, code: 'idTaken' });
    }
    expect(await harness.notes()).toEqual([]);
  });

  it('asks for a brand that there is [S-098]', async () => {
    const refused = { status: 400, code: 'invalidRequest', body: { fields: { brandId: 'Please check this value' } } };
    expect(await harness.addProduct('x', { brandId: 'nobody' })).toMatchObject(refused);
    const product = productForm({ brandId: 'nobody' });
    expect(await harness.call('PUT /api/admin/products/bloch-heritage', { version: 1, product })).toMatchObject(
      refused,
    );
  });

  it('saves a change once: another one made from the same version conflicts [S-098, S-124, S-125]', async () => {
    const change = (price: string, version: number) =>
      harness.call('PUT /api/admin/products/bloch-heritage', { version, product: productForm({ price }) });
    expect((await change('$85', 1)).body).toMatchObject({
      price: '$85',
      version: 2,
      order: 1,
      brandId: 'bloch',
      updated,
    });
    expect(await change('$95', 1)).toMatchObject({ status: 409, code: 'editConflict' });
    expect((await change('€80 – €90', 2)).body).toMatchObject({ price: '€80 – €90', version: 3 });
    expect((await harness.reader.products({ limit: 1 })).items[0]?.price).toBe('€80 – €90');
    expect(await harness.notes()).toHaveLength(2);
    expect(await harness.call('PUT /api/admin/products/nobody', { version: 1, product: productForm() })).toMatchObject({
      status: 404,
      code: 'notFound',
    });
  });

  it('moves one to the end of another brand, and it is found there [S-098, S-124]', async () => {
    const product = productForm({ brandId: 'nikolay', name: 'Moved' });
    const reply = await harness.call('PUT /api/admin/products/bloch-heritage', { version: 1, product });
    expect(reply.body).toMatchObject({ brandId: 'nikolay', order: 4, version: 2 });
    expect(await harness.productIds('bloch')).toEqual(['bloch-eurostretch', 'bloch-balance-european']);
    expect((await harness.productIds('nikolay')).at(-1)).toBe('bloch-heritage');
    expect([await productsOf('bloch'), await productsOf('nikolay')]).toEqual([2, 4]);
    const again = { version: 2, product: productForm({ brandId: 'nikolay', name: 'Renamed' }) };
    expect((await harness.call('PUT /api/admin/products/bloch-heritage', again)).body.version).toBe(3);
    await seedCatalog(harness.reader);
    expect(await harness.productIds('bloch')).toHaveLength(2);
  });

  it('deletes one of the version that was seen', async () => {
    const remove = (version: string) =>
      harness.call('DELETE /api/admin/products/bloch-heritage', undefined, { version });
    expect(await remove('2')).toMatchObject({ status: 409, code: 'editConflict' });
    expect((await remove('1')).status).toBe(204);
    expect((await remove('1')).status).toBe(404);
    expect([await productsOf('bloch'), await harness.notes()]).toEqual([2, ['Admin product.delete bloch-heritage']]);
  });

  it('answers one by its id, whichever its brand, and says when there is none [S-098]', async () => {
    const { body: listed } = await harness.call('GET /api/admin/products');
    const one = listed.items.find(({ id }: { id: string }) => id === 'nikolay-elite');
    expect((await harness.call('GET /api/admin/products/nikolay-elite')).body).toEqual(one);
    const product = productForm({ brandId: 'bloch' });
    await harness.call('PUT /api/admin/products/nikolay-elite', { version: 1, product });
    expect((await harness.call('GET /api/admin/products/nikolay-elite')).body).toMatchObject({ brandId: 'bloch' });
    expect(await harness.call('GET /api/admin/products/nobody')).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('lists all by brand and order, a page at a time, or those of one brand', async () => {
    const many = Array.from({ length: 110 }, (_none, order) => {
      const brandId = order < 60 ? 'capezio' : 'gaynor';
      const id = `shoe${order}`;
      return productItem({ ...productForm({ brandId }), id, order, version: 1, updated });
    });
    await harness.fill(many);
    const first = await harness.call('GET /api/admin/products');
    expect(first.body.items).toHaveLength(100);
    const rest = await harness.call('GET /api/admin/products', undefined, { cursor: first.body.nextCursor });
    expect(rest.body.nextCursor).toBeUndefined();
    const ids = [...first.body.items, ...rest.body.items].map(({ id }: { id: string }) => id);
    const inOrder = [await harness.productIds('bloch'), await harness.productIds('capezio')].flat();
    expect([ids.length, new Set(ids).size, ids.slice(0, 63)]).toEqual([116, 116, inOrder]);
    const own = await harness.call('GET /api/admin/products', undefined, { brandId: 'nikolay' });
    expect(own.body.items.map(({ id }: { id: string }) => id)).toEqual(await harness.productIds('nikolay'));
    const altered = await harness.call('GET /api/admin/products', undefined, { cursor: btoa('["a",-1,"b"]') });
    expect(altered).toMatchObject({ status: 400, code: 'invalidCursor' });
  });
});
