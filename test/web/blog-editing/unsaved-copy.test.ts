import { describe, expect, it } from 'vitest';
import { unsavedCopy } from '#web/features/blog-editing/model/unsaved-copy.ts';
import { textOf } from './draft.ts';

const storage = () => {
  const values = new Map<string, string>();
  const store: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => store;
};

describe('unsavedCopy', () => {
  it('gives the text back after a crash, for its own post and language only [Q-027]', () => {
    const store = storage();
    unsavedCopy('first', 'he', store).keep(textOf('kept'), 3);
    expect(unsavedCopy('first', 'he', store).read()).toMatchObject({ version: 3, text: { title: 'kept' } });
    expect(unsavedCopy('first', 'en', store).read()).toBeUndefined();
    expect(unsavedCopy('second', 'he', store).read()).toBeUndefined();
  });

  it('does not take away what another tab has kept [Q-027]', () => {
    const store = storage();
    const [one, other] = [unsavedCopy('first', 'he', store), unsavedCopy('first', 'he', store)];
    one.keep(textOf('one'), 1);
    other.drop();
    expect(one.read()?.text.title).toBe('one');
    one.drop();
    expect(one.read()).toBeUndefined();
  });

  it('takes damaged or foreign content for none [Q-027]', () => {
    const store = storage();
    store().setItem('unsaved-post:first:he', '{"text":{"title":1}}');
    expect(unsavedCopy('first', 'he', store).read()).toBeUndefined();
  });

  it('says when the browser keeps nothing [Q-074]', () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    expect(unsavedCopy('first', 'he', full).keep(textOf('a'), 1)).toBe(false);
  });
});
