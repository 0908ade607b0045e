import { describe, expect, it } from 'vitest';
import { brandsKey, type CopyStorage, copyOrSeed, productsKey } from '#web/features/catalog/model/offline-copy.ts';
import { brand, product } from './catalog-fixture.ts';

const seed = { brands: [brand({ id: 'bloch' })], products: [product({ id: 'elite' })] };

const storageWith = (texts: Record<string, string>) => {
  const kept = new Map(Object.entries(texts));
  const storage: CopyStorage = {
    read: (key) => {
      try {
        return JSON.parse(kept.get(key) ?? 'null');
      } catch {
        return undefined;
      }
    },
    write: (key, text) => kept.set(key, text),
  };
  return { kept, storage };
};
const own = JSON.stringify([brand({ id: 'own' })]);

describe('the offline copy [S-128, S-264]', () => {
  it('seeds an empty browser, under the specified keys', async () => {
    const { kept, storage } = storageWith({});
    expect(await copyOrSeed(storage, async () => seed)).toEqual(seed);
    expect([...kept.keys()]).toEqual([brandsKey, productsKey]);
    expect([brandsKey, productsKey]).toEqual(['site-brands', 'site-products']);
  });

  it('leaves a copy that is there, and does not even fetch the seed', async () => {
    const { kept, storage } = storageWith({ [brandsKey]: own, [productsKey]: '[]' });
    const copy = await copyOrSeed(storage, () => Promise.reject(new Error('fetched')));
    expect(copy.brands.map(({ id }) => id)).toEqual(['own']);
    expect(kept.get(brandsKey)).toBe(own);
  });

  it('seeds the half that is absent and leaves the other', async () => {
    const { kept, storage } = storageWith({ [brandsKey]: own });
    const copy = await copyOrSeed(storage, async () => seed);
    expect([copy.brands[0]?.id, copy.products[0]?.id]).toEqual(['own', 'elite']);
    expect(kept.get(brandsKey)).toBe(own);
    expect(JSON.parse(kept.get(productsKey) ?? '')).toEqual(seed.products);
  });

  it('reads items that have only what the specification names, and leaves them as they are', async () => {
    const bare = { id: 'own', name: 'Own', image: '/own.svg', link: 'https://example.com', description: 'Soft' };
    const texts = { [brandsKey]: JSON.stringify([bare]), [productsKey]: JSON.stringify([{ ...bare, brandId: 'own' }]) };
    const { kept, storage } = storageWith(texts);
    const copy = await copyOrSeed(storage, () => Promise.reject(new Error('fetched')));
    expect(copy.brands).toMatchObject([{ ...bare, description_he: 'Soft', aliases: [] }]);
    expect(copy.products).toMatchObject([{ ...bare, brandId: 'own', price: '' }]);
    expect(Object.fromEntries(kept)).toEqual(texts);
  });

  it('passes over an item that it cannot understand', async () => {
    const { kept, storage } = storageWith({ [brandsKey]: '[{"id":1},null,7]', [productsKey]: '[]' });
    expect(await copyOrSeed(storage, async () => seed)).toEqual({ brands: [], products: [] });
    expect(kept.get(brandsKey)).toBe('[{"id":1},null,7]');
  });

  it('counts text that is no list as absent', async () => {
    const { storage } = storageWith({ [brandsKey]: '[{', [productsKey]: '{}' });
    expect(await copyOrSeed(storage, async () => seed)).toEqual(seed);
  });
});
