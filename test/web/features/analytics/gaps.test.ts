import { describe, expect, it } from 'vitest';
import type { LanguageStatus, PostOverview } from '#contracts/blog/drafts.ts';
import type { LanguageState, PassageOverview } from '#contracts/knowledge/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { readGapKind } from '#web/features/analytics/model/gap-kinds.ts';
import {
  catalogGaps,
  inOrder,
  languageOfWords,
  passageGaps,
  postGaps,
  questionGaps,
  searchGaps,
} from '#web/features/analytics/model/gaps.ts';

const inAll = <T>(ofLanguage: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, ofLanguage(language)])) as Record<Language, T>;

const passage = (states: Partial<Record<Language, LanguageState>>, record?: string): PassageOverview => ({
  ...{ id: 'first-shoe', origin: record ? 'post' : 'seed', kind: 'fit', safety: false, sourceLanguage: 'en' },
  ...(record ? { record } : {}),
  languages: inAll((language) => ({ state: states[language] ?? 'written', title: `Title ${language}` })),
});

const post = (change: Partial<Record<Language, Partial<LanguageStatus>>>): PostOverview => ({
  ...{ id: 'p1', version: 1, sourceLanguage: 'he', created: '', updated: '' },
  details: {} as PostOverview['details'],
  languages: inAll((language) => ({
    ...{ state: 'published', version: 1, title: `Post ${language}`, slug: '', hasChanges: false, staleParagraphs: 0 },
    ...{ publishedAt: '2026-11-01T00:00:00.000Z', ...change[language] },
  })),
});

describe('what visitors did not find', () => {
  it('begins a passage with the words that were searched for, in their language', () => {
    const [gap] = searchGaps({ items: [{ value: 'סרטים', count: 7 }], rest: 3 }, 'en');
    expect(gap).toMatchObject({ kind: 'searches', text: 'סרטים', language: 'he', count: 7 });
    expect(gap?.to).toBe(`/admin/knowledge/new?${new URLSearchParams({ question: 'סרטים', language: 'he' })}`);
  });

  it('begins a passage with a question, which was wanted as often as it had no good answer', () => {
    const question = { id: 'x', language: 'ru', text: 'Почему?', unknown: 2, notHelpful: 1, last: '' } as const;
    expect(questionGaps([question])).toMatchObject([{ kind: 'questions', language: 'ru', count: 3 }]);
  });

  it('takes the language from the letters, else from the reader', () => {
    expect(languageOfWords('רצועות', 'fr')).toBe('he');
    expect(languageOfWords('пуанты', 'fr')).toBe('ru');
    expect(languageOfWords('ruban', 'fr')).toBe('fr');
    expect(languageOfWords('ribbons', 'he')).toBe('en');
  });
});

describe('missing and outdated translations', () => {
  it('are those of each language of a passage, and lead to that language of its editor', () => {
    expect(passageGaps([passage({ ru: 'stale', he: 'missing' })])).toMatchObject([
      { kind: 'missing', text: 'Title en', language: 'he', to: '/admin/knowledge/first-shoe?language=he' },
      { kind: 'stale', language: 'ru' },
    ]);
  });

  it('are written where a passage comes from, if that is another record', () => {
    expect(passageGaps([passage({ ru: 'stale' }, 'p1')])).toEqual([]);
  });

  it('are those of posts that visitors can read', () => {
    const gaps = postGaps([post({ fr: { state: 'missing', title: '' }, es: { staleParagraphs: 2 } })]);
    expect(gaps).toMatchObject([
      { kind: 'missing', text: 'Post he', language: 'fr', to: '/admin/blog/p1?language=fr' },
      { kind: 'stale', language: 'es' },
    ]);
    expect(postGaps([post({ he: { publishedAt: undefined as never }, fr: { state: 'missing' } })])).toEqual([]);
  });

  it('are counted by language for shoes and brands', () => {
    const shoe = { description: { he: 'א', en: 'a', fr: 'a', es: 'a' } };
    const gaps = catalogGaps({ brands: [], shoes: [shoe, shoe] as never });
    expect(gaps).toMatchObject([{ of: 'shoes', language: 'ru', count: 2, to: '/admin/products?missing=ru' }]);
  });
});

it('the gap board shows what was wanted most often first, then what is outdated, then what is missing', () => {
  const searches = searchGaps({ items: [{ value: 'bunions', count: 5 }], rest: 0 }, 'en');
  const questions = questionGaps([{ id: 'x', language: 'en', text: 'Why?', unknown: 9, notHelpful: 0, last: '' }]);
  const texts = passageGaps([passage({ he: 'missing', ru: 'stale' })]);
  const ordered = inOrder([...texts, ...searches, ...questions]).map(({ kind }) => kind);
  expect(ordered).toEqual(['questions', 'searches', 'stale', 'missing']);
});

it('the address says which gaps are shown', () => {
  expect(readGapKind(new URLSearchParams('gaps=stale'))).toBe('stale');
  expect(readGapKind(new URLSearchParams('gaps=all'))).toBeUndefined();
});
