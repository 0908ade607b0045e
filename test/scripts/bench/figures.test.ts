import { expect, it } from 'vitest';
import { shown } from '#scripts/bench/figures.ts';

it('rounds no figure to our advantage', () => {
  expect(shown(140.0001, 'most')).toBe(140.001);
  expect(shown(0.0001, 'most')).toBe(0.001);
  expect(shown(9.9999, 'least')).toBe(9.999);
});

it('leaves a figure alone that needs no rounding, whatever binary fractions make of it', () => {
  expect(shown(1.1, 'most')).toBe(1.1);
  expect(shown(137.11, 'most')).toBe(137.11);
  expect(shown(4.35, 'least')).toBe(4.35);
});
