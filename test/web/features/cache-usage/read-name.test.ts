import { describe, expect, it } from 'vitest';
import { publicReads } from '#contracts/cache-usage/endpoints.ts';
import texts from '#locales/en/cache-usage.json' with { type: 'json' };
import { readName } from '#web/features/cache-usage/model/read-name.ts';

describe('what is read most', () => {
  it.each([
    ['brand bloch he', { kind: 'brand', id: 'bloch', language: 'he' }],
    ['posts en', { kind: 'posts', id: '', language: 'en' }],
    ['knowledge fr', { kind: 'knowledge', id: '', language: 'fr' }],
    ['something else', { id: '' }],
  ])('is told by its kind, its record and its language: %s', (name, parts) => {
    expect(readName(name)).toEqual(parts);
  });

  it('has a name on the screen whatever it is', () => {
    expect(Object.keys(texts.read).toSorted()).toEqual([...publicReads].toSorted());
  });
});
