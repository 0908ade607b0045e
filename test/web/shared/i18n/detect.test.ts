import { describe, expect, it } from 'vitest';
import { toLanguage } from '#contracts/text/language.ts';
import { languageCases } from '#test/support/language-cases.ts';
import { detectLanguage, languageFromQuery } from '#web/shared/i18n/detect.ts';

describe('language detection [S-261] [Q-075]', () => {
  const everything = {
    search: '?lng=fr&lang=es',
    cookie: 'a=1; i18next=ru; b=2',
    localStorage: 'en',
    sessionStorage: 'fr',
    navigator: ['de-DE', 'es-MX'],
    htmlLang: 'he',
  };
  it.each([
    ['lang before lng', everything, 'es'],
    ['lng when lang is no language', { ...everything, search: '?lang=xx&lng=fr' }, 'fr'],
    ['then the cookie', { ...everything, search: '' }, 'ru'],
    ['then local storage', { ...everything, search: '', cookie: '' }, 'en'],
    ['then session storage', { ...everything, search: '', cookie: '', localStorage: null }, 'fr'],
    [
      'then the first known browser language',
      { ...everything, search: '', cookie: undefined, localStorage: null, sessionStorage: null },
      'es',
    ],
    ['then the page itself', { search: '', navigator: ['de'], htmlLang: 'ru' }, 'ru'],
    ['Hebrew when nothing tells [S-003] [S-260]', { search: '', navigator: ['de'] }, 'he'],
  ] as const)('takes %s', (_, sources, expected) => {
    expect(detectLanguage(sources)).toBe(expected);
  });

  it.each(languageCases)('%j is shown in %s', ({ query = {}, languages = [] }, language) => {
    expect(detectLanguage({ search: `?${new URLSearchParams(query)}`, navigator: languages })).toBe(language);
  });

  it.each([
    ['en-US', 'en'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['FR', 'fr'],
    ['de', undefined],
    ['', undefined],
    ['en<script>', undefined],
    ['javascript:alert(1)', undefined],
    ['"><img src=x>', undefined],
  ])('reads %s as %s [S-191]', (value, expected) => {
    expect(toLanguage(value)).toBe(expected);
  });

  it('ignores a script in the address [S-191]', () => {
    expect(languageFromQuery('?lang=%3Cscript%3Ealert(1)%3C/script%3E')).toBeUndefined();
  });
});
