import { describe, expect, it } from 'vitest';
import { activeAfter } from '#web/features/catalog/model/search/active-option.ts';

describe('the keys of the list of results [Q-014]', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 8, 0],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 0, 8],
    ['PageDown', 1, 6],
    ['PageDown', 6, 8],
    ['PageUp', 7, 2],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 8],
  ])('%s leads from %i to %i of nine', (key, active, next) => {
    expect(activeAfter(key, active, 9)).toBe(next);
  });

  it.each(['ArrowLeft', 'a', 'Enter'])('%s belongs to the text', (key) => {
    expect(activeAfter(key, 0, 9)).toBeUndefined();
  });

  it('no key leads into an empty list', () => {
    expect(activeAfter('ArrowDown', 0, 0)).toBeUndefined();
  });
});
