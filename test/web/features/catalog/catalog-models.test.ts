import { describe, expect, it } from 'vitest';
import { attributeRows } from '#web/features/catalog/model/attribute-rows.ts';
import { guessQuery } from '#web/features/catalog/model/guess.ts';
import { arranged, filterFromQuery, filterToQuery } from '#web/features/catalog/model/product-filter.ts';
import { answerTo } from '#web/features/catalog/model/search/answer.ts';
import { productSearch } from '#web/features/catalog/model/search/product-search.ts';
import { brandByAlias, displayName, toBrandSummary, toProductSummary } from '#web/features/catalog/model/summaries.ts';
import { requestUrl } from '#web/shared/api/request.ts';
import { brand, product } from './catalog-fixture.ts';

describe('summaries', () => {
  it('falls back to the language that has the text, and says which', () => {
    const summary = toBrandSummary(brand({ id: 'bloch', tagline: { he: 'עברית', en: 'English' } }), 'fr');
    expect(summary.tagline).toEqual({ value: 'עברית', language: 'he' });
  });

  it('shows the name in the reader’s script', () => {
    const bloch = brand({ id: 'bloch', name: 'Bloch', names: { he: 'בלוך' } });
    expect(displayName(toBrandSummary(bloch, 'he'))).toBe('בלוך');
    expect(displayName(toBrandSummary(bloch, 'en'))).toBe('Bloch');
  });

  it('finds a brand by another name [Q-001]', () => {
    const brands = [toBrandSummary(brand({ id: 'nikolay', aliases: ['Grishko'] }), 'en')];
    expect(brandByAlias(brands, 'grishko')?.id).toBe('nikolay');
    expect(brandByAlias(brands, 'freed')).toBeUndefined();
  });
});

describe('the product list [Q-004]', () => {
  const products = [
    toProductSummary(
      product({ id: 'b', brandId: 'bloch', name: 'Heritage', attributes: { throat: 'V', unconfirmed: [] } }),
      'en',
    ),
    toProductSummary(product({ id: 'a', brandId: 'nikolay', name: 'Élite', description: 'A square box' }), 'en'),
  ];
  const around = {
    brands: [
      toBrandSummary(brand({ id: 'bloch', name: 'Bloch', names: { he: 'בלוך' }, aliases: ['Блох'] }), 'en'),
      toBrandSummary(brand({ id: 'nikolay', name: 'Nikolay', aliases: ['Grishko'] }), 'en'),
    ],
    wordsOf: (key: string) => ({ shoe: 'pointe shoes', 'throat.V': 'V-shaped throat' })[key] ?? '',
  };
  const answer = (query: string) => {
    const filter = filterFromQuery(new URLSearchParams(query));
    return answerTo(filter.text, productSearch(arranged(products, filter, 'en'), around), guessQuery);
  };
  const ids = (query: string) => answer(query).found.map(({ id }) => id);

  it.each([
    ['', ['b', 'a']],
    ['brand=nikolay', ['a']],
    ['q=elite', ['a']],
    ['q=SQUARE', ['a']],
    ['sort=name', ['a', 'b']],
    ['sort=price', ['b', 'a']],
    ['brand=bloch&q=elite', []],
    ['q=bloch', ['b']],
    ['q=בלוך', ['b']],
    ['q=БЛОХ', ['b']],
    ['q=grishko', ['a']],
    ['q=v+shaped', ['b']],
    ['q=shoe', ['b', 'a']],
    ['q=bloch+heritage', ['b']],
    ['q=bloch+elite', []],
    ['q=grshko', ['a']],
  ])('for "%s" shows %j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('says what it looked for instead', () => {
    expect(answer('q=blohc').guess).toBe('Bloch');
  });

  it('writes only what is asked into the address', () => {
    expect(filterToQuery({ brand: '', text: '', order: 'brand' }).toString()).toBe('');
    expect(filterToQuery({ brand: 'bloch', text: 'a b', order: 'name' }).toString()).toBe(
      'brand=bloch&q=a+b&sort=name',
    );
  });
});

describe('attributes', () => {
  it('keeps apart what is known, what is widely said and what is not known', () => {
    const attributes = { throat: 'U', toeShapes: ['greek'], drawstring: false, unconfirmed: ['toeShapes'] } as const;
    const rows = attributeRows({ ...attributes, toeShapes: ['greek'], unconfirmed: ['toeShapes'] }, [
      'throat',
      'toeShapes',
      'drawstring',
      'vampLength',
    ]);
    expect(rows.map(({ values, isUnconfirmed }) => [...values, isUnconfirmed])).toEqual([
      ['U', false],
      ['greek', true],
      ['false', false],
      [false],
    ]);
  });
});

describe('request addresses', () => {
  it('fills in and encodes, and leaves out what is undefined', () => {
    expect(
      requestUrl('/api/brands/{id}', { pathParameters: { id: 'a/b' }, query: { lang: 'he', cursor: undefined } }),
    ).toBe('/api/brands/a%2Fb?lang=he');
  });
});
