import { describe, expect, it } from 'vitest';
import {
  brandsKey,
  type CopyStorage,
  copyOrSeed,
  productsKey,
  readCopy,
} from '#web/features/catalog/model/offline-copy.ts';
import { brand, product } from './catalogue-fixture.ts';

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

describe('the offline copy [S-264]', () => {
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

  it.each([
    ['damaged text', { [brandsKey]: '[{', [productsKey]: '[]' }],
    ['another shape', { [brandsKey]: '[{"id":1}]', [productsKey]: '[]' }],
    ['one half only', { [brandsKey]: own }],
  ])('counts %s as absent', async (_, texts) => {
    const { storage } = storageWith(texts);
    expect(readCopy(storage)).toBeUndefined();
    expect(await copyOrSeed(storage, async () => seed)).toEqual(seed);
  });
});
