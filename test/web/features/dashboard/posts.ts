import type { LanguageStatus, PostOverview } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';

const missing: LanguageStatus = {
  state: 'missing',
  version: 0,
  title: '',
  slug: '',
  hasChanges: false,
  staleParagraphs: 0,
};
export const published: Partial<LanguageStatus> = { state: 'published', publishedAt: '2026-11-01T00:00:00.000Z' };

/** A post with these languages; nothing is written in the others. */
export const somePost = (id: string, given: Partial<Record<Language, Partial<LanguageStatus>>>): PostOverview => ({
  id,
  version: 1,
  details: { tags: [], author: 'Dana' },
  sourceLanguage: 'he',
  created: '2026-11-01T00:00:00.000Z',
  updated: '2026-11-01T00:00:00.000Z',
  languages: Object.fromEntries(
    languages.map((language) => [language, { ...missing, ...given[language] }]),
  ) as PostOverview['languages'],
});
