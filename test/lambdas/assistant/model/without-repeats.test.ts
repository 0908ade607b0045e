import { expect, it } from 'vitest';
import { withoutRepeats } from '#lambdas/assistant/model/without-repeats.ts';

const point = (id: string, text: string) => ({ passage: { id }, text });

it('leaves out a price of the catalogue that an own passage tells already, and nothing else', () => {
  const [own, same, other, plain] = [
    point('model-bloch-heritage', 'About US$85–95; prices change.'),
    point('product:heritage', 'On this site: $85–$95.'),
    point('product:heritage', 'On this site: $99.'),
    point('product:heritage', 'A tapered shoe.'),
  ];
  expect(withoutRepeats([own, same, other, plain])).toEqual([own, other, plain]);
  expect(withoutRepeats([same, plain])).toEqual([same, plain]);
});
