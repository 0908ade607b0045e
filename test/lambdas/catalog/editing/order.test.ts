import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CatalogHarness, openCatalogHarness } from './catalog-harness.ts';
import { brandForm, productForm } from './forms.ts';

let harness: CatalogHarness;
beforeEach(async () => {
  harness = await openCatalogHarness();
});
afterEach(() => harness.close());
const reversed = ['suffolk', 'sodanca', 'russianPointe', 'gaynor', 'capezio', 'nikolay', 'bloch'];
const shoes = ['bloch-balance-european', 'bloch-heritage', 'bloch-eurostretch'];
const orderBrands = (ids: string[]) => harness.call('POST /api/admin/brands/order', { ids });
const orderShoes = (ids: string[], brandId = 'bloch') =>
  harness.call('POST /api/admin/products/order', { brandId, ids });

describe('putting in order', () => {
  it('is seen in every list, and leaves versions as they are [S-097, S-098]', async () => {
    expect([(await orderBrands(reversed)).status, (await orderShoes(shoes)).status]).toEqual([204, 204]);
    expect(await harness.brandIds()).toEqual(reversed);
    expect((await harness.reader.brandWithProducts('bloch'))?.products.map(({ id }) => id)).toEqual(shoes);
    const { items } = await harness.reader.products({ brandId: 'bloch', limit: 5 });
    expect(items.map(({ id, order, version }) => [id, order, version])).toEqual(
      shoes.map((id, order) => [id, order, 1]),
    );
    expect(await harness.notes()).toEqual(['Admin brand.reorder *', 'Admin product.reorder bloch/*']);
  });

  it('is not undone by a form that was open, nor does that form conflict', async () => {
    await orderBrands(reversed);
    await orderShoes(shoes);
    const brand = await harness.call('PUT /api/admin/brands/bloch', { version: 1, brand: brandForm({ name: 'Open' }) });
    const path = 'PUT /api/admin/products/bloch-heritage';
    const shoe = await harness.call(path, { version: 1, product: productForm({ name: 'Open' }) });
    expect([brand.status, shoe.status]).toEqual([200, 200]);
    expect([await harness.brandIds(), await harness.productIds('bloch')]).toEqual([reversed, shoes]);
  });

  it('and a save at the same moment both count', async () => {
    for (let version = 1; version <= 10; version += 1) {
      const ids = version % 2 ? reversed : reversed.toReversed();
      const save = harness.call('PUT /api/admin/brands/bloch', {
        version,
        brand: brandForm({ name: `Name ${version}` }),
      });
      expect((await Promise.all([save, orderBrands(ids)])).map(({ status }) => status)).toEqual([200, 204]);
      expect(await harness.brandIds()).toEqual(ids);
      expect((await harness.call('GET /api/admin/brands/bloch')).body.name).toBe(`Name ${version}`);
    }
  });

  it.each([
    ['one is missing', reversed.slice(1)],
    ['one is unknown', [...reversed, 'nobody']],
    ['one is replaced', [...reversed.slice(1), 'nobody']],
    ['one is there twice', [...reversed, 'bloch']],
    ['one stands for another', [...reversed.slice(1), 'bloch']],
  ])('is refused when %s', async (_what, ids) => {
    const before = await harness.brandIds();
    expect(await orderBrands(ids)).toMatchObject({ status: 409, code: 'orderOutdated' });
    expect(await harness.brandIds()).toEqual(before);
  });

  it('takes the shoes of one brand only', async () => {
    expect(await orderShoes([...shoes, 'nikolay-elite'])).toMatchObject({ status: 409, code: 'orderOutdated' });
    expect(await orderShoes(shoes, 'nikolay')).toMatchObject({ status: 409, code: 'orderOutdated' });
    expect(await orderShoes(shoes, 'nobody')).toMatchObject({ status: 404, code: 'brandNotFound' });
    expect(await harness.notes()).toEqual([]);
  });

  it.each([99, 250])('takes a list of %i, and a new one goes behind them [S-098]', async (count) => {
    await harness.stock('gaynor', count);
    const ids = (await harness.productIds('gaynor')).toReversed();
    expect(await orderShoes(ids, 'gaynor')).toMatchObject({ status: 204 });
    expect(await harness.productIds('gaynor')).toEqual(ids);
    expect((await harness.addProduct('latest', { brandId: 'gaynor' })).body.order).toBe(count);
    const last = ['latest', ...ids];
    expect(await orderShoes(last, 'gaynor')).toMatchObject({ status: 204 });
    expect(await harness.productIds('gaynor')).toEqual(last);
    expect(await harness.notes()).toEqual([
      'Admin product.reorder gaynor/*',
      'Admin product.create latest',
      'Admin product.reorder gaynor/*',
    ]);
  });
});
