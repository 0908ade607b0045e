import { describe, expect, it } from 'vitest';
import { nothing, pageState, toggle, togglePage } from '#web/features/users/model/selection.ts';

const firstPage = ['a', 'b', 'c'];
const secondPage = ['d', 'e'];

describe('rows chosen across pages [S-087]', () => {
  it('chooses a row, and lets it go', () => {
    const chosen = toggle(nothing, 'a');
    expect([...chosen]).toEqual(['a']);
    expect([...toggle(chosen, 'a')]).toEqual([]);
  });

  it('does not change the selection that it was given', () => {
    const before = new Set(['a']);
    toggle(before, 'b');
    togglePage(before, firstPage);
    expect([...before]).toEqual(['a']);
  });

  it('says whether all, some or none of a page are chosen', () => {
    expect(pageState(nothing, firstPage)).toBe('none');
    expect(pageState(new Set(['b', 'd']), firstPage)).toBe('some');
    expect(pageState(new Set(['a', 'b', 'c', 'd']), firstPage)).toBe('all');
    expect(pageState(new Set(['a']), [])).toBe('none');
  });

  it('chooses what is missing of a page and keeps the other pages', () => {
    expect([...togglePage(new Set(['d', 'b']), firstPage)].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets a whole page go and keeps the other pages', () => {
    expect([...togglePage(new Set(['a', 'b', 'c', ...secondPage]), firstPage)]).toEqual(secondPage);
  });
});
