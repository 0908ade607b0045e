import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  catalogStore,
  getBrand,
  listBrands,
  listProducts,
  optionalBrands,
  seedCatalog,
} from '#lambdas/catalog/index.ts';
import { catalogSeed } from '#lambdas/catalog/seed/catalog-seed.ts';
import { openTestTable } from '#test/support/test-table.ts';

let open: Awaited<ReturnType<typeof openTestTable>>;
let store: ReturnType<typeof catalogStore>;
beforeAll(async () => {
  open = await openTestTable();
  store = catalogStore(open.table);
});
afterAll(() => open.close());

const { brands, products } = catalogSeed();

describe('the catalogue on the table', () => {
  it('is seeded once; a second seeding adds nothing', async () => {
    expect(await seedCatalog(store)).toEqual({ added: 69, present: 0 });
    expect(await seedCatalog(store)).toEqual({ added: 0, present: 69 });
  });

  it('keeps an edit over a later seeding', async () => {
    const [bloch] = brands;
    if (!bloch) throw new Error('no brand');
    expect(await store.addBrandIfAbsent({ ...bloch, name: 'Changed' })).toBe(false);
    expect((await store.brandWithProducts('bloch'))?.brand.name).toBe('Bloch');
  });

  it('takes in a brand that is ready where it is asked for, once [Q-001]', async () => {
    const other = await openTestTable();
    const extended = catalogStore(other.table);
    expect(await seedCatalog(extended, optionalBrands())).toEqual({ added: 70, present: 0 });
    expect(await seedCatalog(extended, optionalBrands())).toEqual({ added: 0, present: 70 });
    const { items } = await listBrands(extended)({ query: { lang: 'en' } });
    const page = await getBrand(extended)({ pathParameters: { id: 'freed' }, query: { lang: 'fr' } });
    await other.close();
    expect(items.map(({ id }) => id)).toEqual([...brands.map(({ id }) => id), 'freed']);
    expect(items.at(-1)).toMatchObject({ name: 'Freed of London', language: 'en' });
    expect(page.content).toMatchObject({ language: 'fr', history: expect.arrayContaining([expect.any(String)]) });
    expect(await store.brandWithProducts('freed')).toBeUndefined();
  });

  it('answers all brands in their order', async () => {
    expect(await store.brands()).toEqual(brands);
  });

  it('answers a brand with its products in one query', async () => {
    expect(await store.brandWithProducts('nikolay')).toEqual({
      brand: brands[1],
      products: products.filter(({ brandId }) => brandId === 'nikolay'),
    });
    expect((await store.brandWithProducts('capezio'))?.products).toEqual([]);
    expect(await store.brandWithProducts('nobody')).toBeUndefined();
  });

  it('pages through products without losing or repeating one', async () => {
    for (const limit of ['1', '2', '3', '5', '6', '7']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listProducts(store)({ query: { limit, ...(cursor ? { cursor } : {}) } });
        expect(page.items.length).toBeGreaterThan(0);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(products.map(({ id }) => id));
    }
  });

  it('pages through the products of one brand', async () => {
    const first = await listProducts(store)({ query: { brandId: 'nikolay', limit: '2' } });
    expect(first.items.map(({ name }) => name)).toEqual(['Elite', 'Fouette']);
    const second = await listProducts(store)({ query: { brandId: 'nikolay', cursor: first.nextCursor ?? '' } });
    expect(second.items.map(({ name }) => name)).toEqual(['Triumph']);
    expect(second.nextCursor).toBeUndefined();
  });

  it('asks nothing of the stand-in that it does not know', () => {
    expect(open.problems).toEqual([]);
  });
});
