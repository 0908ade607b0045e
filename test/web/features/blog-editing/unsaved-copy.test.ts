import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { forgetUnsaved, unsavedDetails, unsavedText } from '#web/features/blog-editing/model/unsaved-copy.ts';
import { textOf } from './draft.ts';

const session = (username: string) => ({ token: 'token', user: JSON.stringify({ id: `id of ${username}`, username }) });
const cover = { src: '/images/a.webp', width: 10, height: 10 };
const details = { category: 'care', tags: 'sewing, rib', author: '', cover };

let kept: Map<string, string>;
beforeEach(() => {
  ({ kept } = stubBrowser(session('noa')));
});
afterEach(() => void vi.unstubAllGlobals());

/** The entries of the storage beside the session. */
const copies = () => [...kept].filter(([key]) => key.startsWith('unsaved:post:'));
const replaceCopy = (change: (copy: string) => string) => {
  for (const [key, copy] of copies()) kept.set(key, change(copy));
};

describe('an unsaved copy', () => {
  it('gives a text back after a crash, for its own post and language only [Q-027]', () => {
    unsavedText('first', 'he').keep(textOf('kept'), 3);
    expect(unsavedText('first', 'he').read()).toMatchObject({ version: 3, content: { title: 'kept' } });
    expect(unsavedText('first', 'en').read()).toBeUndefined();
    expect(unsavedText('second', 'he').read()).toBeUndefined();
  });

  it('gives half-typed details back with their version, for their own post only [Q-027]', () => {
    unsavedDetails('first').keep(details, 3);
    expect(unsavedDetails('first').read()).toMatchObject({ version: 3, content: details });
    expect(unsavedDetails('second').read()).toBeUndefined();
  });

  it('belongs to one user, also when two share a browser [Q-027]', () => {
    unsavedDetails('first').keep(details, 1);
    for (const [key, value] of Object.entries(session('maya'))) kept.set(key, value);
    expect(unsavedDetails('first').read()).toBeUndefined();
    unsavedDetails('first').keep({ ...details, author: 'Maya' }, 1);
    for (const [key, value] of Object.entries(session('noa'))) kept.set(key, value);
    expect(unsavedDetails('first').read()?.content).toEqual(details);
  });

  it('stays with its writer under a new name, and the former name gives it to nobody [Q-027]', () => {
    unsavedText('first', 'he').keep(textOf('Noa’s'), 3);
    kept.set('user', JSON.stringify({ id: 'id of noa', username: 'noa_b' }));
    expect(unsavedText('first', 'he').read()?.content.title).toBe('Noa’s');
    kept.set('user', JSON.stringify({ id: 'another', username: 'noa' }));
    expect(unsavedText('first', 'he').read()).toBeUndefined();
  });

  it('of a release that kept it by the name is given to nobody, and goes [Q-027]', () => {
    const copy = { content: textOf('Noa’s'), version: 3, at: '2026-01-01T00:00:00.000Z' };
    kept.set('unsaved:post:first:he:noa', JSON.stringify(copy));
    kept.set('sent:unsaved:post:first:he:noa', JSON.stringify({ text: '', version: 4 }));
    expect(unsavedText('first', 'he').read()).toBeUndefined();
    expect([...kept].filter(([key]) => key.includes('unsaved:'))).toEqual([]);
  });

  it('is not kept while nobody knows whose it is: a session that has no id yet', () => {
    kept.set('user', JSON.stringify({ username: 'noa' }));
    expect(unsavedText('first', 'he').keep(textOf('kept'), 3)).toBe(false);
    expect(copies()).toEqual([]);
  });

  it('goes when it is saved, also by a later visit that found it [Q-027]', () => {
    unsavedDetails('first').keep(details, 1);
    const later = unsavedDetails('first');
    later.read();
    later.drop();
    expect(copies()).toEqual([]);
  });

  it('stays when another tab has kept it since: who typed last wins [Q-027]', () => {
    const [one, other] = [unsavedText('first', 'he'), unsavedText('first', 'he')];
    other.keep(textOf('other'), 1);
    one.keep(textOf('one'), 1);
    other.drop();
    expect(other.read()?.content.title).toBe('one');
    one.drop();
    expect(copies()).toEqual([]);
  });

  it('follows what is typed: it is there while something is unsaved, and goes when nothing is', () => {
    const copy = unsavedDetails('first');
    expect(copy.follow({ content: details, version: 2 })).toBe(true);
    expect(unsavedDetails('first').read()).toMatchObject({ content: details, version: 2 });
    expect(copy.follow(undefined)).toBe(true);
    expect(copies()).toEqual([]);
  });

  it('goes with its post, in every part of it [Q-027]', () => {
    unsavedText('first', 'he').keep(textOf('kept'), 1);
    unsavedDetails('first').keep(details, 1);
    unsavedDetails('second').keep(details, 1);
    forgetUnsaved('first');
    expect(unsavedText('first', 'he').read()).toBeUndefined();
    expect(unsavedDetails('first').read()).toBeUndefined();
    expect(unsavedDetails('second').read()).toBeDefined();
  });

  it.each([
    ['cut off', (copy: string) => copy.slice(0, -5)],
    ['without a version', (copy: string) => copy.replace('"version":1,', '')],
    ['with a cover of another site', (copy: string) => copy.replace('/images/a', 'https://example.com/a')],
    ['with what is no category', (copy: string) => copy.replace('care', 'no category')],
    ['with what the contract does not know', (copy: string) => copy.replace('"category"', '"script":"x","category"')],
  ])('counts as none %s [Q-027]', (_, damage) => {
    unsavedDetails('first').keep(details, 1);
    replaceCopy(damage);
    expect(unsavedDetails('first').read()).toBeUndefined();
  });

  it('says when the browser keeps nothing', () => {
    const copy = unsavedText('first', 'he');
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    expect(copy.keep(textOf('a'), 1)).toBe(false);
  });
});
