import { describe, expect, it } from 'vitest';
import { guessQuery } from '#web/features/catalog/model/guess.ts';
import { answerTo } from '#web/features/catalog/model/search/answer.ts';
import { type SearchEntry, type SearchIndex, siteSearch } from '#web/features/catalog/model/search/site-search.ts';
import { brand, product } from './catalog-fixture.ts';

const catalog = {
  brands: [brand({ id: 'bloch', name: 'Bloch', names: { he: 'בלוך' } })],
  products: [
    product({
      id: 'heritage',
      name: 'Heritage',
      description: 'A shank that bends',
      attributes: { platformWidth: 'wide', levels: ['beginner'], unconfirmed: [] },
    }),
    product({ id: 'elite', name: 'Elite', brandId: 'other' }),
  ],
};

const entry = (given: Partial<SearchEntry> & { path: string }): SearchEntry => ({
  ...{ kind: 'בלוג', name: '', aliases: [], text: '' },
  ...given,
});
const [grace, pain, shank] = ['/brand/bloch#known-models-title', '/blog/pain', '/glossary#shank'] as const;
const index: SearchIndex = {
  entries: [
    entry({ path: grace, kind: 'נעל', name: 'Grace 2007', makers: ['בלוך', 'Bloch'] }),
    entry({ path: pain, name: 'כאב על פוינט: מתי עוצרים', text: 'Bloch, לחץ ואצבעות' }),
    entry({ path: shank, kind: 'מילון', name: 'שאנק', aliases: ['שנק', 'shank'] }),
  ],
  words: [
    ['platformWidth.wide', 'wide broad platform\nширокая'],
    ['levels.beginner', 'beginners'],
  ],
};
const wordsOf = (key: string) => (key === 'platformWidth.wide' ? 'פלטפורמה רחבה' : '');

const answer = (query: string, entries = index.entries) =>
  answerTo(query, siteSearch(catalog, 'he', wordsOf, { ...index, entries }), guessQuery);
const places = (...asked: Parameters<typeof answer>) =>
  answer(...asked).found.map((result) => (result.type === 'entry' ? result.item.path : result.item.id));

describe('the search of the site', () => {
  it.each([
    ['a post by its title', 'כאב', [pain]],
    ['a post by its summary', 'אצבעות', [pain]],
    ['a term by another spelling', 'שנק', [shank]],
    ['a term by its name in another language, after shoes', 'SHANK', ['heritage', shank]],
    ['a known model', '2007', [grace]],
    ['a known model with its maker, in any script', 'בלוך grace', [grace]],
    ['no models for a maker alone, and posts after its shoes', 'bloch', ['bloch', 'heritage', pain]],
    ['nothing for nothing', '', []],
  ] as const)('finds %s', (_, query, expected) => {
    expect(places(query)).toEqual(expected);
    expect(answer(query).guess).toBeUndefined();
  });

  it.each(['wide', 'broad platform', 'широкая', 'רחבה', 'beginner'])(
    'finds the shoes for "%s", a word of any language for what they are',
    (query) => {
      expect(places(query)).toEqual(['heritage']);
    },
  );

  it('guesses from the names of posts, terms and models, never from what is said of them', () => {
    expect(answer('shnak').guess).toBe('shank');
    expect(places('shnak')).toEqual(['heritage', shank]);
    expect(answer('garce 2007').guess).toBe('Grace 2007');
    expect(answer('פוינטט').guess).toBe('פוינט');
    // A letter that Hebrew writes together with the word is no mistake.
    expect(answer('הכאב').guess).toBeUndefined();
    expect(places('הכאב')).toEqual([pain]);
    expect(places('אבצעות')).toEqual([]);
  });

  it('shows three of a kind at most: those that have it in their names before those that are told of with it', () => {
    const many = [{ text: 'tutu' }, { aliases: ['tutu'] }, { name: 'tutu' }, { name: 'tutu' }, { name: 'tutu' }].map(
      (said, number) => entry({ path: `/blog/${number}`, ...said }),
    );
    expect(places('tutu', many)).toEqual(['/blog/2', '/blog/3', '/blog/4']);
    expect(places('tutu', many.slice(0, 3))).toEqual(['/blog/2', '/blog/1', '/blog/0']);
    const other = entry({ path: '/glossary#tutu', kind: 'מילון', text: 'tutu' });
    expect(places('tutu', [...many, other])).toEqual(['/blog/2', '/blog/3', '/blog/4', '/glossary#tutu']);
  });

  it('finds brands and shoes where there is no index', () => {
    const { find } = siteSearch(catalog, 'he', wordsOf);
    expect(find('רחבה').map(({ item }) => item.name)).toEqual(['Heritage']);
    expect(find('כאב')).toEqual([]);
  });

  it('takes any text for a text, whoever wrote it', () => {
    for (const query of ['<img src=x onerror=alert(1)>', '.*', '\\', '(((', '__proto__', 'constructor', '\u202E\u0000'])
      expect([query, places(query)]).toEqual([query, []]);
    const hostile = ['__proto__', 'constructor', '<script>'].map((name) =>
      entry({ path: `/blog/${name}`, kind: name, name }),
    );
    for (const { path, name } of hostile) expect(places(name, hostile)).toEqual([path]);
  });
});
