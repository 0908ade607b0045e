import { describe, expect, it } from 'vitest';
import { completeness } from '#web/features/catalog-editing/model/completeness.ts';
import {
  type KnownModelValues,
  knownModelEntrySchema,
  knownModelFormOf,
  knownModelValues,
  newKnownModel,
} from '#web/features/catalog-editing/model/known-model-values.ts';
import { brandsOfModels } from '#web/features/catalog-editing/model/models-by-brand.ts';
import { differences } from '#web/shared/editing/differences.ts';
import { someModel } from './records.ts';

const faultsOf = (values: KnownModelValues) =>
  knownModelEntrySchema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
  [];
const changed = (change: (values: KnownModelValues) => void) => {
  const values = knownModelValues(someModel());
  change(values);
  return values;
};

describe('the form of a known model', () => {
  it('holds every field of a model and sends it back as it was', () => {
    const { version: _, updated: __, ...sent } = someModel();
    expect(knownModelEntrySchema.parse(knownModelValues(someModel()))).toEqual(sent);
  });

  it('shows sources line by line, and reads them as people type them', () => {
    expect(knownModelValues(someModel()).attributes.throat.sources).toBe('https://a.example/1\nhttps://a.example/2');
    const values = changed(({ attributes }) => {
      attributes.throat.sources = '  a.example/3 \r\n\nhttps://a.example/4\n';
    });
    expect(knownModelFormOf(values).attributes.throat?.sources).toEqual(['https://a.example/3', 'https://a.example/4']);
  });

  it('sends values in the order of the scale, as numbers where they are, and nothing of what has none', () => {
    const values = changed(({ attributes }) => {
      attributes.boxTaper.values = ['5', '1'];
      attributes.throat.values = [];
    });
    expect(knownModelFormOf(values).attributes).toEqual({
      boxTaper: { values: [1, 5], confidence: 'widelySaid', sources: [] },
    });
  });

  it('asks for the source of what is sourced, at its field', () => {
    const values = changed(({ attributes }) => {
      attributes.throat.sources = ' ';
      attributes.heel = { values: ['wide'], confidence: 'sourced', sources: 'not an address' };
    });
    expect(faultsOf(values).sort()).toEqual([
      'attributes.heel.sources invalidAddress',
      'attributes.throat.sources required',
    ]);
    values.attributes.throat.confidence = 'widelySaid';
    values.attributes.heel.sources = 'a.example';
    expect(faultsOf(values)).toEqual([]);
  });

  it('asks for a brand, an id and a name, and for nothing else', () => {
    const required = faultsOf(newKnownModel('')).filter((fault) => fault.endsWith(' required'));
    expect(required.sort()).toEqual(['brandId required', 'id required', 'name required']);
    expect(faultsOf({ ...newKnownModel('freed'), id: 'freed-a', name: 'A' })).toEqual([]);
  });

  it('leaves out the note where no language has one, and an empty line', () => {
    const form = knownModelFormOf(
      changed((values) => {
        values.note.en = '  ';
        values.line = '';
      }),
    );
    expect(['note' in form, 'line' in form]).toEqual([false, false]);
  });

  it('calls a note incomplete only once somebody has begun it', () => {
    const gapsOf = ({ note }: KnownModelValues) => completeness({ note }).fr;
    expect(gapsOf(newKnownModel('bloch'))).toEqual({ filled: 0, total: 0, gaps: [] });
    expect(gapsOf(knownModelValues(someModel()))).toEqual({ filled: 0, total: 1, gaps: ['note.fr'] });
  });

  it('compares two versions field by field, so that two people may correct different attributes', () => {
    const base = knownModelValues(someModel());
    const mine = changed(({ attributes }) => {
      attributes.heel.values = ['narrow'];
    });
    const theirs = changed(({ attributes }) => {
      attributes.throat.values = ['U'];
    });
    expect(differences(base, mine, theirs).map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ['attributes.throat.values', 'theirs'],
      ['attributes.heel.values', 'mine'],
    ]);
  });
});

it('brands of models are the site’s in their order, then those that are not here yet', () => {
  const model = (brandId: string) => ({ id: 'a', brandId, name: 'A', known: 0, version: 1 });
  const here = [
    { id: 'nikolay', name: 'Nikolay' },
    { id: 'bloch', name: 'Bloch' },
  ];
  expect(brandsOfModels(here, ['freed', 'bloch', 'avelina', 'freed'].map(model))).toEqual([
    { id: 'nikolay', name: 'Nikolay', isHere: true },
    { id: 'bloch', name: 'Bloch', isHere: true },
    { id: 'avelina', name: 'Avelina', isHere: false },
    { id: 'freed', name: 'Freed', isHere: false },
  ]);
});
