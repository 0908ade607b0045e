import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { shoeGeometry } from '#web/features/catalog/model/shoe-geometry.ts';

const shoe = (attributes: Partial<ShoeAttributes> = {}) => shoeGeometry({ unconfirmed: [], ...attributes });

describe('the drawing of a shoe', () => {
  it('shows the width of the platform', () => {
    const [narrow, medium, wide] = (['narrow', 'medium', 'wide'] as const).map(
      (platformWidth) => shoe({ platformWidth }).platformHalf,
    );
    expect(medium).toBeGreaterThanOrEqual((narrow ?? 0) * 1.25);
    expect(wide).toBeGreaterThanOrEqual((medium ?? 0) * 1.25);
  });

  it('ends the throat higher for a longer vamp', () => {
    const tops = (['short', 'medium', 'long'] as const).map((vampLength) => shoe({ vampLength }).throatY);
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
    expect(new Set(tops).size).toBe(3);
  });

  it('gives every taper, throat and wing height a shape of its own', () => {
    expect(new Set([1, 2, 3, 4, 5].map((boxTaper) => shoe({ boxTaper }).body)).size).toBe(5);
    expect(new Set([shoe({ throat: 'U' }), shoe({ throat: 'V' }), shoe()].map(({ throat }) => throat)).size).toBe(3);
    const wings = (['low', 'medium', 'high'] as const).map((wingHeight) => shoe({ wingHeight }).wings[0]?.edge);
    expect(new Set(wings).size).toBe(3);
  });

  it('leads a mark to a point of the part that it names', () => {
    for (const boxTaper of [1, 5])
      for (const wingHeight of ['low', 'medium', 'high'] as const)
        for (const throat of ['U', 'V'] as const) {
          const { marks, throatY, platformHalf, forefootHalf } = shoe({ boxTaper, wingHeight, throat });
          const fromCentre = ([x]: readonly [number, number]) => Math.abs(x - 120);
          // On the edge of the opening, above its lowest point.
          expect(marks.throat[1]).toBeLessThan(throatY);
          expect(fromCentre(marks.throat)).toBeGreaterThan(3);
          // Beside the box, and within the outline of the shoe.
          expect(fromCentre(marks.wing)).toBeGreaterThan(fromCentre(marks.box) + 5);
          expect(fromCentre(marks.wing)).toBeLessThan(forefootHalf);
          expect(fromCentre(marks.box)).toBeLessThan(platformHalf);
          expect(marks.box[1]).toBeGreaterThan(throatY);
        }
  });

  it('leaves out what is not known: no wings, no bow, the middle of everything else', () => {
    const unknown = shoe();
    expect(unknown.wings).toEqual([]);
    expect(unknown.hasBow).toBe(false);
    expect(unknown.platformHalf).toBe(shoe({ platformWidth: 'medium' }).platformHalf);
  });

  it('never draws outside numbers', () => {
    const attributes = fc.record(
      {
        boxTaper: fc.integer({ min: 1, max: 5 }),
        platformWidth: fc.constantFrom('narrow', 'medium', 'wide'),
        vampLength: fc.constantFrom('short', 'medium', 'long'),
        throat: fc.constantFrom('U', 'V'),
        wingHeight: fc.constantFrom('low', 'medium', 'high'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(attributes, (given) => {
        expect(JSON.stringify(shoe(given as Partial<ShoeAttributes>))).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });
});
