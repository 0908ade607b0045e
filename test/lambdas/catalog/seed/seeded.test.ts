import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCatalog } from '#lambdas/catalog/index.ts';
import { catalogSeed } from '#lambdas/catalog/seed/catalog-seed.ts';
import { type CatalogHarness, openCatalogHarness } from '../editing/catalog-harness.ts';
import { brandForm, productForm } from '../editing/forms.ts';

const { brands, products } = catalogSeed();
let harness: CatalogHarness;
beforeEach(async () => {
  harness = await openCatalogHarness();
});
afterEach(() => harness.close());

describe('the seeded catalogue', () => {
  it('is in its first version, with the number of shoes', async () => {
    expect(await harness.reader.brands()).toEqual(brands);
    const { body } = await harness.call('GET /api/admin/brands');
    expect(body.items.map((item: object) => item)).toEqual(
      brands.map((brand) => ({ ...brand, products: products.filter(({ brandId }) => brandId === brand.id).length })),
    );
    expect((await harness.call('GET /api/admin/products')).body.items).toEqual(products);
  });

  it('is saved once from that version [S-097, S-098]', async () => {
    for (const [path, body] of [
      ['brands/bloch', { version: 1, brand: brandForm() }],
      ['products/bloch-heritage', { version: 1, product: productForm() }],
    ] as const) {
      const replies = [
        await harness.call(`PUT /api/admin/${path}`, body),
        await harness.call(`PUT /api/admin/${path}`, body),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 409]);
    }
    expect((await harness.call('GET /api/admin/brands/bloch')).body).toMatchObject({ version: 2, products: 3 });
  });

  it('has its ids taken, and its shoes move and count', async () => {
    expect((await harness.addProduct('nikolay-elite')).code).toBe('idTaken');
    expect((await harness.addProduct('newcomer')).body.order).toBe(4);
    const product = productForm({ brandId: 'nikolay' });
    expect((await harness.call('PUT /api/admin/products/bloch-heritage', { version: 1, product })).status).toBe(200);
    expect((await harness.store.brand('bloch'))?.products).toBe(3);
    expect((await harness.store.brand('nikolay'))?.products).toBe(4);
    expect((await harness.addProduct('bloch-heritage')).code).toBe('idTaken');
  });

  it('gives up no brand with shoes, and each without [Q-030]', async () => {
    const remove = (id: string, query = {}) =>
      harness.call(`DELETE /api/admin/brands/${id}`, undefined, { version: '1', ...query });
    expect((await remove('bloch')).code).toBe('brandHasProducts');
    expect((await remove('gaynor')).status).toBe(204);
    expect((await remove('bloch', { reassignTo: 'nikolay' })).status).toBe(204);
    expect(await harness.productIds('nikolay')).toHaveLength(6);
    const removed = await harness.call('DELETE /api/admin/products/nikolay-elite', undefined, { version: '1' });
    expect(removed.status).toBe(204);
    expect(await seedCatalog(harness.reader)).toEqual({ added: 0, present: 69 });
    expect(await harness.brandIds()).toEqual(['nikolay', 'capezio', 'russianPointe', 'sodanca', 'suffolk']);
    expect(await harness.productIds('nikolay')).toHaveLength(5);
  });

  it('is left as it is by a seeding', async () => {
    expect(await seedCatalog(harness.reader)).toEqual({ added: 0, present: 69 });
    expect(await harness.reader.brands()).toEqual(brands);
  });
});
