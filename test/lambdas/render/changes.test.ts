import { describe, expect, it } from 'vitest';
import { catalogSeed } from '#lambdas/catalog/seed/catalog-seed.ts';
import { changesAnything, changesOf } from '#lambdas/render/index.ts';

const [bloch] = catalogSeed().brands;
const brand = (change: object = {}) => ({
  pk: 'BRAND#bloch',
  sk: 'BRAND',
  type: 'Brand',
  data: { ...bloch, ...change },
});
const shoe = (price: string) => ({ pk: 'BRAND#bloch', sk: 'PRODUCT#a', type: 'Product', data: { id: 'a', price } });

describe('what a change means for the pages', () => {
  it('is the catalog, for a shoe', () => {
    expect(changesOf([{ before: shoe('$1'), after: shoe('$2') }])).toEqual({
      everything: false,
      catalog: true,
      brands: [],
      posts: [],
      slugs: [],
    });
  });

  it('is every page, when a brand comes, goes or is named otherwise: all of them name it', () => {
    expect(changesOf([{ after: brand() }]).everything).toBe(true);
    expect(changesOf([{ before: brand() }])).toMatchObject({ everything: true, brands: ['bloch'] });
    expect(changesOf([{ before: brand(), after: brand({ name: 'Blöch' }) }]).everything).toBe(true);
    expect(changesOf([{ before: brand(), after: brand({ link: 'https://bloch.example' }) }])).toMatchObject({
      everything: false,
      catalog: true,
    });
  });

  it('is every page, when a deployment asks for it', () => {
    expect(changesOf([{ after: { pk: 'RENDER', sk: 'EVERYTHING' } }]).everything).toBe(true);
  });

  it('is nothing, for what no visitor sees', () => {
    const session = { pk: 'USER#1', sk: 'SESSION#1', type: 'Session', data: {} };
    expect(changesAnything(changesOf([{ before: session, after: session }, { after: session }]))).toBe(false);
  });

  it('names each thing once, however many changes there are', () => {
    const burst = Array.from({ length: 200 }, (_, i) => ({
      before: brand({ link: `https://a.example/${i}` }),
      after: brand({ link: `https://a.example/${i + 1}` }),
    }));
    expect(changesOf(burst).brands).toEqual(['bloch']);
  });
});
