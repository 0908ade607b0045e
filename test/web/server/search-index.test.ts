import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Changes, SiteContent } from '#contracts/render/rendering.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { type SearchIndex, siteSearch } from '#web/features/catalog/model/search/site-search.ts';
import { glossaryIn } from '#web/server/glossary.ts';
import { renderTasks } from '#web/server/render-tasks.tsx';
import { searchIndexTask } from '#web/server/search-index.ts';
import { paths } from '#web/shared/paths.ts';
import { nothing, seedContent, site } from './content.ts';

const content = seedContent();
const drawn = async (of: SiteContent = content): Promise<Map<string, string>> =>
  new Map((await searchIndexTask(of).draw()).map(({ key, text = '' }) => [key, text]));
const files = await drawn();
const indexIn = (language: Language, of = files): SearchIndex =>
  JSON.parse(of.get(`seed/search-${language}.json`) ?? '');
const postsOf = (index: SearchIndex) => index.entries.filter(({ path }) => path.startsWith('/blog/'));

describe('the index of the search', () => {
  it.each(languages)('has the posts of the list and all terms, each at its place: %s', async (language) => {
    const items = (await content.posts({ language, page: 1 }))?.items ?? [];
    const terms = glossaryIn(language).map(({ id }) => `/glossary#${id}`);
    const index = indexIn(language);
    expect(items.length).toBeGreaterThan(0);
    expect(postsOf(index).map(({ path, name }) => [path, name])).toEqual(
      items.map(({ slug, title }) => [paths.post(slug), title]),
    );
    const places = index.entries.map(({ path }) => path);
    expect(places.filter((path) => path.startsWith('/glossary#')).toSorted()).toEqual(terms.toSorted());
    expect(index.entries.filter(({ kind, name }) => !kind || !name)).toEqual([]);
  });

  it('has the known models that are no shoes of the catalogue, at their brand', () => {
    const models = indexIn('he').entries.filter(({ path }) => path.startsWith('/brand/'));
    expect(models).toContainEqual({
      ...{ path: '/brand/nikolay#known-models-title', kind: 'נעל', name: '2007 (Grishko)', aliases: [], text: '' },
      makers: expect.arrayContaining(['ניקולאי', 'Nikolay', 'Grishko']),
    });
    expect(models.map(({ name }) => name)).not.toContain('Heritage');
  });

  it('has every page of the list, and says which posts are in another language', async () => {
    const first = await content.posts({ language: 'he', page: 1 });
    const [card] = first?.items ?? [];
    if (!first || !card) throw new Error('no post in the seed');
    const posts: SiteContent['posts'] = async ({ page }) => ({
      ...first,
      ...{ items: [{ ...card, slug: `post-${page}` }], page, pages: 3, total: 3 },
    });
    const english = postsOf(indexIn('en', await drawn({ ...content, posts })));
    expect(english.map(({ path, language }) => [path, language])).toEqual(
      [1, 2, 3].map((page) => [`/blog/post-${page}`, 'he']),
    );
    const none = await drawn({ ...content, posts: async () => undefined });
    expect(postsOf(indexIn('he', none))).toEqual([]);
  });

  it('finds in Hebrew what people type', async () => {
    const [brands, products] = await Promise.all([content.brands('he'), content.products('he')]);
    const { find } = siteSearch({ brands, products }, 'he', () => '', indexIn('he'));
    const places = (query: string) =>
      find(query).map((result) => (result.type === 'entry' ? result.item.path : result.item.id));
    expect(places('שנק')).toContain('/glossary#shank');
    expect(places('shank').find((path) => path.startsWith('/glossary'))).toBe('/glossary#shank');
    expect(places('כאב')).toContain(paths.post('כאב-על-פוינט'));
    expect(places('2007')).toContain('/brand/nikolay#known-models-title');
    expect(places('wide')).toEqual(expect.arrayContaining(['bloch-eurostretch', 'nikolay-elite']));
    expect(places('beginner')).toEqual(expect.arrayContaining(['bloch-eurostretch', 'nikolay-elite']));
    expect(places('wide')).not.toContain('bloch-heritage');
  });

  it('is fetched in a moment', () => {
    expect(files.size).toBe(languages.length);
    for (const [key, text] of files) expect(brotliCompressSync(text).length, key).toBeLessThanOrEqual(10_000);
  });

  it('is drawn when what it has changes: with the posts and with the catalogue', async () => {
    const isDrawn = async (changes: Partial<Changes>) =>
      (await renderTasks({ content, site, changes: { ...nothing, ...changes } })).filter(
        ({ name }) => name === 'search index',
      ).length;
    expect(await isDrawn({ posts: ['shank-strength'] })).toBe(1);
    expect(await isDrawn({ slugs: ['gone'] })).toBe(1);
    expect(await isDrawn({ catalog: true })).toBe(1);
    expect(await isDrawn({ everything: true, catalog: true })).toBe(1);
    expect(await isDrawn({ pageTexts: [{ page: 'privacy', language: 'he' }] })).toBe(0);
  });
});
