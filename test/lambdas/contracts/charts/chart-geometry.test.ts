import { describe, expect, it } from 'vitest';
import { chartGeometry } from '#contracts/charts/chart-geometry.ts';
import { labelledPoints, roundTicks } from '#contracts/charts/ticks.ts';

const space = {
  width: 400,
  height: 200,
  margin: { top: 10, start: 40, end: 10, bottom: 20 },
  direction: 'ltr' as const,
};

describe('the lines behind a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [9, [0, 5, 10]],
    [97, [0, 25, 50, 75, 100]],
    [1234, [0, 500, 1000, 1500]],
    [34_567, [0, 10_000, 20_000, 30_000, 40_000]],
    [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
  ])('up to %i', (highest, ticks) => {
    expect(roundTicks(highest)).toEqual(ticks);
  });

  it('are a few whole numbers for every count', () => {
    for (let highest = 1; highest < 200_000; highest = Math.ceil(highest * 1.1)) {
      const ticks = roundTicks(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    }
  });

  it('name some of the points, the last among them', () => {
    expect(labelledPoints(30, 8)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
    expect(labelledPoints(3, 8)).toEqual([0, 1, 2]);
    expect(labelledPoints(0, 8)).toEqual([]);
  });
});

describe('a line chart', () => {
  it('runs from left to right, or from right to left in Hebrew', () => {
    const [left, right] = (['ltr', 'rtl'] as const).map((direction) =>
      chartGeometry([[0, 50, 100]], { ...space, direction }),
    );
    expect(left?.xs).toEqual([40, 215, 390]);
    expect(right?.xs).toEqual([360, 185, 10]);
    expect(left?.series[0]?.points.map(({ y }) => y)).toEqual([180, 95, 10]);
    expect(right?.series[0]?.points.map(({ y }) => y)).toEqual([180, 95, 10]);
  });

  it('leaves a gap where nothing is known', () => {
    const [shown] = chartGeometry([[1, 2, null, 2, 1]], space).series;
    expect(shown?.line.match(/M/g)).toHaveLength(2);
    expect(shown?.points.map(({ index }) => index)).toEqual([0, 1, 3, 4]);
  });

  it('draws all series in the scale of the highest value', () => {
    const { ticks, series } = chartGeometry(
      [
        [1, 2],
        [80, 97],
      ],
      space,
    );
    expect(ticks.at(-1)).toEqual({ value: 100, y: 10 });
    expect(series[1]?.points.at(-1)?.y).toBeLessThan(20);
    expect(series[0]?.points.at(-1)?.y).toBeGreaterThan(170);
  });

  it('has no point, or one in the middle', () => {
    expect(chartGeometry([[]], space)).toMatchObject({ xs: [], series: [{ line: '', points: [] }] });
    expect(chartGeometry([[7]], space).xs).toEqual([215]);
  });
});
