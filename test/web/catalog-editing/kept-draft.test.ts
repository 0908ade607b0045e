import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptDraft } from '#web/features/catalog-editing/model/kept-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const base = { name: 'Bloch', link: '' };
const draft = { version: 3, base, values: { name: 'Bloch!', link: '' } };

describe('what was typed and not saved [Q-074]', () => {
  it('is there again after a crash, with the version that it was typed over', () => {
    keptDraft('brand:bloch', base).keep(draft);
    expect(keptDraft('brand:bloch', base).read()).toEqual(draft);
  });

  it('belongs to one record', () => {
    keptDraft('brand:bloch', base).keep(draft);
    expect(keptDraft('brand:nikolay', base).read()).toBeUndefined();
  });

  it('is gone once it is saved', () => {
    const bloch = keptDraft('brand:bloch', base);
    bloch.keep(draft);
    bloch.forget();
    expect(bloch.read()).toBeUndefined();
  });

  it('counts as absent when it is damaged, or of another build', () => {
    kept.set('brand:bloch', '{"version":3');
    expect(keptDraft('brand:bloch', base).read()).toBeUndefined();
    kept.set('brand:bloch', JSON.stringify({ version: 3, base: {}, values: {} }));
    expect(keptDraft('brand:bloch', base).read()).toBeUndefined();
  });
});
