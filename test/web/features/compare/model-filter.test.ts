import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownModel, optionsOf } from '#contracts/catalog/known-models.ts';
import {
  type Comparison,
  comparedHash,
  comparisonSearch,
  filterAttributes,
  filterModels,
  filterOptions,
  readComparison,
  toggled,
} from '#web/features/compare/model/model-filter.ts';

const model = (id: string, attributes: KnownModel['attributes'], brandId = 'bloch'): KnownModel => ({
  ...{ id, brandId, name: id, isPrePointe: false, isDiscontinued: false, attributes },
});
const fact = <Value>(...values: Value[]) => ({ values, confidence: 'sourced' as const, sources: [] });
const models = [
  model('wide', { width: fact(4, 5), levels: fact('beginner') }),
  model('narrow', { width: fact(2), levels: fact('beginner', 'advanced') }),
  model('unsaid', { levels: fact('beginner') }),
  model('nothing', {}, 'nikolay'),
];
const nothing: Comparison = { brand: '', values: {}, chosen: [] };
const ids = (list: readonly KnownModel[]) => list.map(({ id }) => id);

describe('models that are looked for', () => {
  it('are all of them without a filter', () => {
    expect(filterModels(models, nothing)).toEqual({ fitting: models, unknown: [] });
  });

  it('have one of the values of each attribute; those of which nobody says it are apart, not left out', () => {
    const { fitting, unknown } = filterModels(models, { ...nothing, values: { width: ['3', '4'] } });
    expect(ids(fitting)).toEqual(['wide']);
    expect(ids(unknown)).toEqual(['unsaid', 'nothing']);
    const both = filterModels(models, { ...nothing, values: { width: ['4'], levels: ['advanced'] } });
    expect([ids(both.fitting), ids(both.unknown)]).toEqual([[], ['nothing']]);
    expect(ids(filterModels(models, { ...nothing, brand: 'bloch', values: { width: ['4'] } }).unknown)).toEqual([
      'unsaid',
    ]);
  });

  it('are counted value by value: as many as are then known to fit', () => {
    expect(filterOptions(models, 'levels', nothing)).toEqual([
      { value: 'beginner', count: 3 },
      { value: 'advanced', count: 1 },
    ]);
    expect(filterOptions(models, 'levels', { ...nothing, values: { width: ['4'], levels: ['advanced'] } })).toEqual([
      { value: 'beginner', count: 1 },
      { value: 'advanced', count: 0 },
    ]);
  });
});

describe('the address of a comparison', () => {
  it('holds all of it', () => {
    const any = fc.record({
      brand: fc.constantFrom('', 'bloch'),
      values: fc.record(
        Object.fromEntries(
          filterAttributes.map((attribute) => [
            attribute,
            fc.subarray(optionsOf(attribute).map(String), { minLength: 1 }),
          ]),
        ),
        { requiredKeys: [] },
      ),
      chosen: fc.subarray(['bloch-heritage', 'gm-classic', 'rp-rubin']),
    });
    fc.assert(
      fc.property(any, (comparison) => {
        expect(
          readComparison(new URLSearchParams(comparisonSearch(comparison)), comparedHash(comparison.chosen)),
        ).toEqual(comparison);
      }),
    );
  });

  it('counts what it does not understand as absent, and asks the server for no model', () => {
    const query = new URLSearchParams('width=9.4.4&levels=star&models=x');
    const chosen = ['a', 'b', 'c', 'd'];
    expect(readComparison(query, '#models=a.b.a.c.d')).toEqual({ brand: '', values: { width: ['4'] }, chosen });
    expect(comparisonSearch({ ...nothing, chosen })).toBe('');
  });

  it('is ticked and unticked', () => {
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
  });
});
