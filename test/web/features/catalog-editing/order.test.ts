import { describe, expect, it } from 'vitest';
import { inOrder } from '#web/features/catalog-editing/model/order.ts';
import { move } from '#web/shared/admin-theme/record-fields/move.ts';

describe('the order of a list', () => {
  it('moves an entry up, down and to the ends', () => {
    expect(move(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(move(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(move(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'd', 'a']);
  });

  it('stays as it is when there is no such place', () => {
    const list = ['a', 'b'];
    expect([move(list, 0, -1), move(list, 1, 2), move(list, 5, 0)]).toEqual([list, list, list]);
  });

  it('puts entries that it does not know behind the others', () => {
    const items = [{ id: 'new' }, { id: 'a' }, { id: 'b' }];
    expect(inOrder(items, ['b', 'a', 'gone']).map(({ id }) => id)).toEqual(['b', 'a', 'new']);
  });
});
