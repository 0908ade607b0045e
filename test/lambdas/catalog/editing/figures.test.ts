import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogFiguresStore } from '#lambdas/catalog/index.ts';
import { watchTable } from '../../users/people.ts';
import { type CatalogHarness, noon, openCatalogHarness } from './catalog-harness.ts';
import { brandForm } from './forms.ts';

let harness: CatalogHarness;
beforeEach(async () => {
  harness = await openCatalogHarness();
});
afterEach(() => harness.close());

const hour = 60 * 60 * 1_000;

describe('the figures of the catalogue', () => {
  it('are kept by every change, so that who reads them reads one item', async () => {
    const before = await harness.figures.read();
    expect(before).toMatchObject({ shoes: 6, gaps: { brands: { count: 0 }, shoes: { count: 0 } } });
    expect(before.brands.map(({ id }) => id)).toEqual(await harness.brandIds());
    const form = brandForm({ name: 'Nova', description: { he: 'חדש' } });
    const { body: created } = await harness.call('POST /api/admin/brands', { id: 'nova', brand: form });
    await harness.addProduct('nova-one', { brandId: 'nova', description: { he: 'נעל' }, image: '' });
    const sent = watchTable(harness.table);
    const after = await harness.figures.read();
    expect(sent.map(({ command }) => command)).toEqual(['GetItemCommand']);
    expect(after.brands.at(-1)).toEqual({ id: 'nova', name: 'Nova', shoes: 1 });
    expect([after.shoes, after.drawn]).toEqual([before.shoes + 1, before.drawn + 1]);
    expect(after.gaps.shoes.byLanguage).toEqual(['en', 'ru', 'fr', 'es'].map((language) => ({ language, count: 1 })));
    expect(after.changed.find(({ day }) => day === '2026-11-22')?.count).toBe(2);
    const shoe = await harness.call('GET /api/admin/products/nova-one');
    expect(shoe.status).toBe(200);
    await harness.call('DELETE /api/admin/products/nova-one', undefined, { version: '1' });
    await harness.call('DELETE /api/admin/brands/nova', undefined, { version: `${created.version}` });
    expect(await harness.figures.read()).toEqual(before);
  });

  it('are counted again where nobody has kept them for an hour, and by none who began before another', async () => {
    const at = (time: number) => catalogFiguresStore(harness.table, () => time);
    const old = await at(noon).keep();
    await harness.stock('bloch', 40);
    // Past every rule, and so unnoticed.
    expect((await at(noon + hour - 1).read()).shoes).toBe(old.shoes);
    const fresh = await at(noon + hour).read();
    expect(fresh.shoes).toBeGreaterThan(old.shoes);
    await at(noon - hour).keep();
    const sent = watchTable(harness.table);
    expect(await at(noon + hour + 1).read()).toEqual(fresh);
    expect(sent).toHaveLength(1);
  });
});
