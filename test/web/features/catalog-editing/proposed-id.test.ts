import { describe, expect, it } from 'vitest';
import { catalogIdSchema } from '#contracts/catalog/form.ts';
import { proposedId } from '#web/features/catalog-editing/model/proposed-id.ts';

describe('an id proposed from a name', () => {
  it.each([
    [['Merlet'], 'merlet'],
    [['Só Dança'], 'so-danca'],
    [['Freed of London!'], 'freed-of-london'],
    [['bloch', "European Balance 'II'"], 'bloch-european-balance-ii'],
    [['3 Pointe'], 'pointe'],
    [['x'.repeat(63), 'long'], 'x'.repeat(63)],
  ])('%j is %s', (names, id) => {
    expect(proposedId(...names)).toBe(id);
    expect(catalogIdSchema.parse(id)).toBe(id);
  });

  it('is none where there is no Latin letter', () => {
    expect(proposedId('גריסקו')).toBe('');
  });
});
