import { describe, expect, it } from 'vitest';
import { withWords } from '#web/features/catalog-editing/model/find.ts';
import { someBrand } from './records.ts';

const brands = [someBrand(), someBrand({ id: 'sodanca', name: 'SoDança', names: {}, aliases: [] })];
const found = (words: string) => withWords(brands, words).map(({ id }) => id);

describe('searching brands and shoes [S-032] [S-033]', () => {
  it.each([
    ['bLo', ['bloch']],
    ['בלוך', ['bloch']],
    ['блох', ['bloch']],
    ['sodanca', ['sodanca']],
    ['danca', ['sodanca']],
    ['nothing', []],
  ])('finds by name, other script, alias and without accents: %s', (words, ids) => {
    expect(found(words)).toEqual(ids);
  });

  it('shows everything for no words', () => {
    expect(found('  ')).toHaveLength(2);
  });
});
