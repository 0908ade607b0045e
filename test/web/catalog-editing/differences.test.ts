import { describe, expect, it } from 'vitest';
import { brandValues } from '#web/features/catalog-editing/model/brand-values.ts';
import { differences, merged } from '#web/features/catalog-editing/model/differences.ts';
import { someBrand } from './records.ts';

const base = brandValues(someBrand());
const mine = brandValues(someBrand({ tagline: { he: 'שלי', en: 'Mine' }, aliases: ['Blochi'] }));
const theirs = brandValues(
  someBrand({ tagline: { he: 'שלהם', en: 'Australia, since 1932' }, link: 'https://theirs.example' }),
);

describe('two versions of a form', () => {
  const found = differences(base, mine, theirs);

  it('differ field by field, each language for itself and a list as a whole', () => {
    expect(found.map(({ path }) => path)).toEqual(['aliases', 'link', 'tagline.he', 'tagline.en']);
  });

  it('suggest what only one side has changed, and mine where both have', () => {
    expect(Object.fromEntries(found.map(({ path, suggested }) => [path, suggested]))).toEqual({
      aliases: 'mine',
      link: 'theirs',
      'tagline.he': 'mine',
      'tagline.en': 'mine',
    });
  });

  it('become what was chosen, and nothing else is touched', () => {
    const result = merged(
      theirs,
      found.map((field) => ({ ...field, side: field.path === 'tagline.he' ? 'mine' : 'theirs' })),
    );
    expect(result).toEqual({ ...theirs, tagline: { ...theirs.tagline, he: 'שלי' } });
    expect(theirs.tagline.he).toBe('שלהם');
  });

  it('do not differ when both say the same', () => {
    expect(differences(base, mine, structuredClone(mine))).toEqual([]);
  });
});
