import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCatalog } from '#lambdas/catalog/index.ts';
import { type CatalogHarness, noon, openCatalogHarness } from './catalog-harness.ts';
import { brandForm } from './forms.ts';

let harness: CatalogHarness;
beforeEach(async () => {
  harness = await openCatalogHarness();
});
afterEach(() => harness.close());
const updated = new Date(noon).toISOString();

describe('editing brands', () => {
  it('lists every language of every brand in order, with the number of its shoes [S-097, Q-042]', async () => {
    const { status, body } = await harness.call('GET /api/admin/brands');
    expect(status).toBe(200);
    expect(body.items.map(({ id, products }: { id: string; products: number }) => [id, products])).toEqual([
      ['bloch', 3],
      ['nikolay', 3],
      ...['capezio', 'gaynor', 'russianPointe', 'sodanca', 'suffolk'].map((id) => [id, 0]),
    ]);
    expect(Object.keys(body.items[0].description)).toEqual(['he', 'en', 'ru', 'fr', 'es']);
    expect(body.items[0]).toMatchObject({ version: 1, updated: '2026-11-21T00:00:00.000Z' });
  });

  it('adds one with all its fields behind the others, and enters it in the log [S-097, S-122, Q-041]', async () => {
    const reply = await harness.call('POST /api/admin/brands', { id: 'merlet', brand: brandForm() });
    const stored = { ...brandForm(), id: 'merlet', image: '/images/shoes/merlet.svg', order: 8, version: 1, updated };
    expect(reply).toMatchObject({ status: 201, body: { ...stored, products: 0 } });
    expect((await harness.reader.brands()).at(-1)).toEqual(stored);
    expect((await harness.call('GET /api/admin/brands/merlet')).body).toEqual(reply.body);
    expect(await harness.notes()).toEqual(['Admin brand.create merlet']);
  });

  it('does not give an id twice, to the letter', async () => {
    expect(await harness.call('POST /api/admin/brands', { id: 'bloch', brand: brandForm() })).toMatchObject({
      status: 409,
      code: 'idTaken',
    });
    expect((await harness.call('POST /api/admin/brands', { id: 'Bloch', brand: brandForm() })).status).toBe(201);
    expect(await harness.notes()).toHaveLength(1);
  });

  it('saves a change once: another one made from the same version conflicts [S-097, S-122]', async () => {
    const change = (name: string, version: number) =>
      harness.call('PUT /api/admin/brands/bloch', { version, brand: brandForm({ name }) });
    expect((await change('First', 1)).body).toMatchObject({
      name: 'First',
      version: 2,
      updated,
      products: 3,
      order: 1,
    });
    expect(await change('Second', 1)).toMatchObject({ status: 409, code: 'editConflict' });
    expect((await change('Third', 2)).body).toMatchObject({ name: 'Third', version: 3 });
    expect((await harness.reader.brandWithProducts('bloch'))?.brand).toMatchObject({
      name: 'Third',
      aliases: ['Merlet Dance'],
    });
    expect(await harness.notes()).toHaveLength(2);
    expect(await harness.call('PUT /api/admin/brands/nobody', { version: 1, brand: brandForm() })).toMatchObject({
      status: 404,
      code: 'brandNotFound',
    });
  });

  it('keeps a picture of its own, and an empty one is the drawing', async () => {
    const image = `/images/pictures/${'a'.repeat(32)}.avif`;
    const set = async (value: string, version: number) =>
      (await harness.call('PUT /api/admin/brands/gaynor', { version, brand: brandForm({ image: value }) })).body.image;
    expect([await set(image, 1), await set('', 2)]).toEqual([image, '/images/shoes/gaynor.svg']);
  });
});

describe('deleting a brand', () => {
  const remove = (id: string, query: Record<string, string>) =>
    harness.call(`DELETE /api/admin/brands/${id}`, undefined, query);

  it('is refused while it has shoes, and made when it has none [Q-030]', async () => {
    expect(await remove('bloch', { version: '1' })).toMatchObject({ status: 409, code: 'brandHasProducts' });
    expect(await remove('gaynor', { version: '2' })).toMatchObject({ status: 409, code: 'editConflict' });
    expect(await remove('gaynor', { version: '1' })).toMatchObject({ status: 204 });
    expect(await remove('gaynor', { version: '1' })).toMatchObject({ status: 404, code: 'brandNotFound' });
    expect(await harness.brandIds()).not.toContain('gaynor');
    expect(await harness.notes()).toEqual(['Admin brand.delete gaynor']);
  });

  it('moves its shoes first where it is told to, behind those of the other [Q-030]', async () => {
    expect((await remove('bloch', { version: '1', reassignTo: 'nikolay' })).status).toBe(204);
    const seeded = ['nikolay-elite', 'nikolay-fouette', 'nikolay-triumph'];
    const moved = ['bloch-heritage', 'bloch-eurostretch', 'bloch-balance-european'];
    expect(await harness.productIds('nikolay')).toEqual([...seeded, ...moved]);
    expect((await harness.reader.products({ limit: 10 })).items.map(({ id, version }) => [id, version])).toEqual([
      ...seeded.map((id) => [id, 1]),
      ...moved.map((id) => [id, 2]),
    ]);
    expect(await harness.reader.brandWithProducts('bloch')).toBeUndefined();
    expect((await harness.call('GET /api/admin/brands/nikolay')).body.products).toBe(6);
    expect(await harness.notes()).toEqual([
      ...moved.map((id) => `Admin product.reassign ${id}`),
      'Admin brand.delete bloch',
    ]);
  });

  it('deletes the shoes that are named with it, each with an entry of its own [Q-030]', async () => {
    const shoes = ['bloch-heritage', 'bloch-eurostretch', 'bloch-balance-european'];
    // Not named, and so not lost; nor is another brand's.
    const some = { version: '1', deleteProducts: `${shoes[0]},nikolay-elite,nothing` };
    expect(await remove('bloch', some)).toMatchObject({ status: 409, code: 'brandHasProducts' });
    expect(await harness.productIds('bloch')).toEqual(shoes.slice(1));
    expect(await harness.productIds('nikolay')).toHaveLength(3);
    // Once more with all of them, although one is gone by now.
    expect(await remove('bloch', { version: '1', deleteProducts: shoes.join() })).toMatchObject({ status: 204 });
    expect(await harness.reader.brandWithProducts('bloch')).toBeUndefined();
    expect((await harness.reader.products({ limit: 10 })).items.map(({ id }) => id)).not.toContain(shoes[2]);
    expect(await harness.notes()).toEqual([
      ...shoes.map((id) => `Admin product.delete ${id}`),
      'Admin brand.delete bloch',
    ]);
  });

  it('does not both move and delete its shoes', async () => {
    const query = { version: '1', reassignTo: 'nikolay', deleteProducts: 'bloch-heritage' };
    expect((await remove('bloch', query)).status).toBe(400);
    expect(await harness.productIds('bloch')).toHaveLength(3);
  });

  it.each(['bloch', 'nobody'])('does not move its shoes to %s [Q-030]', async (reassignTo) => {
    const reply = await remove('bloch', { version: '1', reassignTo });
    expect(reply).toMatchObject({ status: 400, body: { fields: { reassignTo: 'Please check this value' } } });
    expect(await harness.productIds('bloch')).toHaveLength(3);
    expect(await harness.notes()).toEqual([]);
  });

  it('survives a later seeding, and so do deleted shoes; the id can be given anew', async () => {
    await remove('gaynor', { version: '1' });
    await harness.call('DELETE /api/admin/products/bloch-heritage', undefined, { version: '1' });
    expect(await seedCatalog(harness.reader)).toEqual({ added: 0, present: 69 });
    expect(await harness.brandIds()).not.toContain('gaynor');
    expect(await harness.productIds('bloch')).toEqual(['bloch-eurostretch', 'bloch-balance-european']);
    expect((await harness.call('POST /api/admin/brands', { id: 'gaynor', brand: brandForm() })).body.version).toBe(1);
    expect((await harness.addProduct('bloch-heritage')).status).toBe(201);
  });
});
