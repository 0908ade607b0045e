import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { recordCopy } from '#web/shared/editing/record-copy.ts';

let kept: Map<string, string>;
beforeEach(() => {
  ({ kept } = stubBrowser({ token: 'token', user: JSON.stringify({ id: 'noa', username: 'noa' }) }));
});
afterEach(() => void vi.unstubAllGlobals());

const base = { name: 'Bloch', names: { he: '' }, aliases: [] as string[] };
const content = { base, values: { ...base, name: 'Bloch!' } };

describe('what was typed in the form of a record and not saved', () => {
  it('is there again after a crash, with the version that it was typed over', () => {
    recordCopy('brand:bloch', base).keep(content, 3);
    expect(recordCopy('brand:bloch', base).read()).toMatchObject({ version: 3, content });
  });

  it('belongs to one record of one user', () => {
    recordCopy('brand:bloch', base).keep(content, 3);
    expect(recordCopy('brand:nikolay', base).read()).toBeUndefined();
    kept.set('user', JSON.stringify({ id: 'maya', username: 'noa' }));
    expect(recordCopy('brand:bloch', base).read()).toBeUndefined();
  });

  it.each([
    ['cut off', (copy: string) => copy.slice(0, -5)],
    ['of another build', (copy: string) => copy.replace('"names":{"he":""}', '"names":""')],
    ['without a field', (copy: string) => copy.replaceAll(',"aliases":[]', '')],
  ])('counts as none %s', (_, damage) => {
    recordCopy('brand:bloch', base).keep(content, 3);
    for (const [key, copy] of kept) if (key.startsWith('unsaved:brand:')) kept.set(key, damage(copy));
    expect(recordCopy('brand:bloch', base).read()).toBeUndefined();
  });
});
