import { describe, expect, it } from 'vitest';
import { someBrand } from '#test/web/features/catalog-editing/records.ts';
import { brandValues } from '#web/features/catalog-editing/model/brand-values.ts';
import { differences, isContested, merged } from '#web/shared/editing/differences.ts';

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

  it('tell who has changed what', () => {
    expect(Object.fromEntries(found.map(({ path, changedBy }) => [path, changedBy]))).toEqual({
      aliases: 'mine',
      link: 'theirs',
      'tagline.he': 'both',
      'tagline.en': 'mine',
    });
    expect(found.filter(isContested).map(({ path }) => path)).toEqual(['tagline.he']);
  });

  it('become one without a question where only one side has changed a field', () => {
    const tagline = { ...mine.tagline, he: theirs.tagline.he };
    const uncontested = differences(base, { ...mine, tagline }, theirs);
    expect(merged(theirs, uncontested)).toEqual({ ...theirs, aliases: mine.aliases, tagline });
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
