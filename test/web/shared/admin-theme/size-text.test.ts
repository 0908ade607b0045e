import { expect, it } from 'vitest';
import { sizeText } from '#web/shared/admin-theme/format/size-text.ts';

it.each([
  ['he', 60, '0.1 kB'],
  ['he', 1_000, '1 kB'],
  ['he', 1_900_000, '1.9 MB'],
  ['en', 5_600, '5.6 kB'],
  ['ru', 5_600, '5,6 кБ'],
  ['fr', 5_600, '5,6 ko'],
])('a size in %s has its unit after the number, whatever the number: %i bytes are %s', (language, bytes, text) => {
  expect(sizeText(bytes, language).replace('\u00a0', ' ')).toBe(text);
});
