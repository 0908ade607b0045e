import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelLimit } from '#contracts/catalog/known-models-editing.ts';
import { seedCatalog } from '#lambdas/catalog/index.ts';
import { modelItem } from '#lambdas/catalog/store/keys.ts';
import { getBrand, listModels } from '#lambdas/catalog/use-cases/read-catalog.ts';
import { modelForm } from '#test/support/content.ts';
import { type CatalogHarness, noon, openCatalogHarness } from '../editing/catalog-harness.ts';

let harness: CatalogHarness;
beforeEach(async () => {
  harness = await openCatalogHarness();
});
afterEach(() => harness.close());
const updated = new Date(noon).toISOString();
const add = (id: string, model = modelForm('bloch')) => harness.call('POST /api/admin/models', { id, model });
const save = (version: number, model = modelForm('bloch')) =>
  harness.call('PUT /api/admin/models/bloch-heritage', { version, model });
const shown = async (id: string) => (await listModels(harness.reader)()).items.find((model) => model.id === id);

describe('editing known models', () => {
  it('adds one with all its fields, and readers get it without its version', async () => {
    const form = modelForm('bloch', { line: 'bloch-balance', note: { en: 'A first pair.', ru: 'Первая пара.' } });
    const stored = { ...form, id: 'bloch-rond', version: 1, updated };
    expect(await add('bloch-rond', form)).toMatchObject({ status: 201, body: stored });
    expect((await harness.call('GET /api/admin/models/bloch-rond')).body).toEqual(stored);
    expect(await shown('bloch-rond')).toEqual({ ...form, id: 'bloch-rond' });
    const page = await getBrand(harness.reader)({ pathParameters: { id: 'bloch' }, query: {} });
    expect(page.models?.find(({ id }) => id === 'bloch-rond')?.note).toEqual(form.note);
    expect(await harness.notes()).toEqual(['Admin model.create bloch-rond']);
  });

  it('lists all with how much is known of each, those of brands that are not here among them', async () => {
    await add('freed-rond', modelForm('freed'));
    const { items } = (await harness.call('GET /api/admin/models')).body;
    expect(items).toHaveLength(57);
    expect(items.map(({ id }: { id: string }) => id)).toEqual(items.map(({ id }: { id: string }) => id).toSorted());
    expect(items).toContainEqual({ id: 'freed-rond', brandId: 'freed', name: 'Rond', known: 2, version: 1 });
    expect(await shown('freed-rond')).toBeUndefined();
  });

  it('does not give an id twice', async () => {
    expect(await add('bloch-heritage', modelForm('nikolay'))).toMatchObject({ status: 409, code: 'idTaken' });
    expect(await harness.notes()).toEqual([]);
  });

  it('takes no more than a match compares', async () => {
    const more = Array.from({ length: modelLimit - 56 }, (_none, number) =>
      modelItem({ ...modelForm('bloch'), id: `more${number}`, version: 1, updated }),
    );
    await harness.fill(more.slice(1));
    expect((await add('last')).status).toBe(201);
    expect(await add('one-more')).toMatchObject({ status: 409, code: 'tooManyModels' });
  });

  it('saves a change once: another one made from the same version conflicts', async () => {
    expect((await save(1, modelForm('bloch', { name: 'Heritage II' }))).body).toMatchObject({ version: 2, updated });
    expect(await save(1)).toMatchObject({ status: 409, code: 'editConflict' });
    expect((await shown('bloch-heritage'))?.name).toBe('Heritage II');
    expect(await harness.notes()).toEqual(['Admin model.update bloch-heritage']);
    const nobody = await harness.call('PUT /api/admin/models/nobody', { version: 1, model: modelForm('bloch') });
    expect(nobody).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('of ten that save at the same moment takes one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_none, number) => save(1, modelForm('bloch', { name: `Heritage ${number}` }))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await harness.notes()).toHaveLength(1);
  });

  it('keeps nothing of what a form leaves out', async () => {
    await save(1, modelForm('bloch', { line: 'heritage', note: { he: 'נעל קלאסית.' } }));
    await save(2);
    expect((await harness.call('GET /api/admin/models/bloch-heritage')).body).toEqual({
      ...modelForm('bloch'),
      ...{ id: 'bloch-heritage', version: 3, updated },
    });
  });

  it('deletes one of the version that was seen, and no later seeding brings it back', async () => {
    const remove = (version: string) => harness.call('DELETE /api/admin/models/bloch-heritage', undefined, { version });
    expect(await remove('2')).toMatchObject({ status: 409, code: 'editConflict' });
    expect((await remove('1')).status).toBe(204);
    expect((await remove('1')).status).toBe(404);
    expect((await seedCatalog(harness.reader)).added).toBe(0);
    expect(await shown('bloch-heritage')).toBeUndefined();
    expect(await harness.notes()).toEqual(['Admin model.delete bloch-heritage']);
  });

  it('outlives a seeding as it was edited', async () => {
    await save(1, modelForm('nikolay'));
    expect((await seedCatalog(harness.reader)).added).toBe(0);
    expect((await shown('bloch-heritage'))?.brandId).toBe('nikolay');
  });

  it('reads one that was stored before there were notes', async () => {
    expect('note' in (await harness.call('GET /api/admin/models/bloch-heritage')).body).toBe(false);
  });
});
