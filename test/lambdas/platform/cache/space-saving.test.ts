import { describe, expect, it } from 'vitest';
import { spaceSaving } from '#lambdas/platform/cache/space-saving.ts';

describe('the most frequent names', () => {
  it('are counted exactly while there is room, the most frequent first, and begin anew when they are taken', () => {
    const sketch = spaceSaving(3);
    for (const name of ['a', 'b', 'b', 'c', 'b', 'c']) sketch.add(name);
    expect(sketch.take()).toEqual([
      ['b', 3],
      ['c', 2],
      ['a', 1],
    ]);
    expect(sketch.take()).toEqual([]);
  });

  it('outlive any number of rare ones, and no count is more than what was counted', () => {
    const sketch = spaceSaving(8);
    for (let at = 0; at < 1_000; at += 1) {
      sketch.add('often');
      if (at % 2) sketch.add('sometimes');
      sketch.add(`once ${at}`);
    }
    const taken = sketch.take();
    expect(taken).toHaveLength(8);
    expect(taken.slice(0, 2).map(([name]) => name)).toEqual(['often', 'sometimes']);
    const [[, often = 0] = [], [, sometimes = 0] = []] = taken;
    expect([often <= 1_000, often > 900, sometimes <= 500]).toEqual([true, true, true]);
    for (const [, count] of taken.slice(2)) expect(count).toBe(1);
  });
});
