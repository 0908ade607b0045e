import { expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { shareText } from '#contracts/text/share-text.ts';

it.each([
  [0, '0%'],
  [0.000_04, '0.1%'],
  [0.005, '0.5%'],
  [0.331, '33%'],
  [0.995, '99.5%'],
  [0.999_6, '99.9%'],
  [1, '100%'],
])('%f is %s', (share, text) => {
  expect(shareText(share, 'en')).toBe(text);
});

it.each(languages)('is all or nothing only where it is: %s', (language) => {
  const [nothing, all] = [shareText(0, language), shareText(1, language)];
  for (const share of [1e-9, 0.000_4, 0.999_6, 1 - 1e-9])
    expect([nothing, all]).not.toContain(shareText(share, language, { withTenths: true }));
});
