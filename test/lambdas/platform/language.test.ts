import { describe, expect, it } from 'vitest';
import { requestLanguage } from '#lambdas/platform/language.ts';
import { acceptHeader, languageCases } from '#test/support/language-cases.ts';

describe('the language a caller is answered in', () => {
  it.each(languageCases)('%j is answered in %s [S-260, Q-072]', (asked, language) => {
    expect(requestLanguage(asked.query ?? {}, acceptHeader(asked))).toBe(language);
  });

  it.each([
    [{ lang: 'fr' }, 'ru', 'fr'],
    [{ lang: 'xx' }, 'ru', 'ru'],
    [{}, 'en-GB,ru;q=0.9', 'en'],
    [{}, 'de, es;q=0.3, ru;q=0.8', 'ru'],
    [{}, 'ru;q=0, fr;q=0.1', 'fr'],
    [{}, 'FR-ca', 'fr'],
    [{}, '<script>;q=1,en;q=nonsense', 'en'],
    [{}, '', 'he'],
    [{}, undefined, 'he'],
  ])('%o with Accept-Language %s is %s [S-260, Q-072]', (query, header, expected) => {
    expect(requestLanguage(query, header)).toBe(expected);
  });
});
