import { describe, expect, it } from 'vitest';
import {
  brandEntrySchema,
  brandFormOf,
  brandValues,
  newBrand,
} from '#web/features/catalog-editing/model/brand-values.ts';
import { newProduct, productEntrySchema, productValues } from '#web/features/catalog-editing/model/product-values.ts';
import { someBrand, someProduct } from './records.ts';

const pathsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.')).sort();

describe('the form of a brand [S-097] [S-122] [Q-041]', () => {
  it('holds every field of a brand and sends it back as it was', () => {
    const { order: _, version: __, updated: ___, products: ____, ...sent } = someBrand();
    expect(brandEntrySchema.parse(brandValues(someBrand()))).toEqual(sent);
  });

  it('leaves empty languages out, so that they fall back [Q-042]', () => {
    const values = brandValues(someBrand());
    values.tagline.en = '  ';
    values.history.en = [];
    const { tagline, history } = brandFormOf(values);
    expect(Object.keys(tagline)).toEqual(['he']);
    expect(Object.keys(history)).toEqual(['he']);
  });

  it('asks for Hebrew and for what every brand needs, at the fields themselves', () => {
    expect(pathsOf(brandEntrySchema.safeParse(newBrand()))).toEqual(
      expect.arrayContaining([
        'description.he',
        'history.he.0',
        'id',
        'keyFeatures.he.0',
        'link',
        'name',
        'retailerLink',
        'tagline.he',
      ]),
    );
  });

  it('finds an empty paragraph at its own place in the list', () => {
    const values = brandValues(someBrand());
    values.history.ru = ['Один', '', 'Три'];
    expect(pathsOf(brandEntrySchema.safeParse(values))).toEqual(['history.ru.1']);
  });

  it('does not call unconfirmed what is not known', () => {
    const values = brandValues(someBrand());
    values.attributes.boxTaper = '';
    expect(brandFormOf(values).attributes).toEqual({
      drawstring: false,
      levels: ['beginner', 'advanced'],
      unconfirmed: [],
    });
  });
});

describe('the form of a shoe [S-098] [S-124] [S-125]', () => {
  it('holds every field of a shoe and sends it back as it was', () => {
    const { order: _, version: __, updated: ___, ...sent } = someProduct();
    expect(productEntrySchema.parse(productValues(someProduct()))).toEqual(sent);
  });

  it('takes a price as text, and none', () => {
    expect(productEntrySchema.parse({ ...productValues(someProduct()), price: '' }).price).toBe('');
  });

  it('asks for a brand, a name and a Hebrew description', () => {
    expect(pathsOf(productEntrySchema.safeParse(newProduct('')))).toEqual(
      expect.arrayContaining(['brandId', 'description.he', 'id', 'link', 'name']),
    );
  });
});
