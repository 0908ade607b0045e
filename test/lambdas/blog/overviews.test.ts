import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftText, noon, openBlogHarness, refusal } from './blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeAll(async () => {
  harness = await openBlogHarness();
  for (let index = 0; index < 25; index += 1) {
    harness.setTime(noon + index * 1000);
    const { id } = await harness.dana.create('he', `פוסט ${index}`);
    if (index % 5 === 0) await harness.dana.save(id, 'fr', 0, draftText(`été-${index}`, { title: `L’Été ${index}` }));
  }
});
afterAll(() => harness.close());

const pages = async (query: { search?: string; limit: string }) => {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await harness.dana.overviews({ ...query, ...(cursor ? { cursor } : {}) });
    found.push(page.items.map(({ languages }) => languages.he.title));
    cursor = page.nextCursor;
  } while (cursor);
  return found;
};
const newestFirst = Array.from({ length: 25 }, (_none, index) => `פוסט ${24 - index}`);

describe('the overview of all posts', () => {
  it('shows each post with the state of every language, most recently changed first [S-094] [Q-027]', async () => {
    const { items } = await harness.dana.overviews({});
    expect(items).toHaveLength(10);
    expect(items[4]?.languages).toMatchObject({
      he: { state: 'draft', title: 'פוסט 20' },
      fr: { state: 'draft', slug: 'été-20' },
      en: { state: 'missing' },
    });
  });

  it('is read page by page without losing or repeating one', async () => {
    const found = await pages({ limit: '10' });
    expect(found.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(found.flat()).toEqual(newestFirst);
    expect((await pages({ limit: '25' })).map((page) => page.length)).toEqual([25]);
  });

  it.each(['ete', 'L’ÉTÉ', 'été-', 'été פוסט'])(
    'finds words of titles and addresses in any language: %s',
    async (search) => {
      const found = await pages({ search, limit: '10' });
      expect(found.flat()).toEqual(newestFirst.filter((title) => Number(title.split(' ')[1]) % 5 === 0));
    },
  );

  it('finds an author and a tag, as its field says', async () => {
    const { id, version } = await harness.dana.create('he', 'אחר');
    await harness.dana.details(id, version, { tags: ['sewing ribbons'], author: 'Maya' });
    for (const search of ['maya', 'ribbon', 'MAYA אחר'])
      expect((await harness.dana.overviews({ search })).items.map((post) => post.id)).toEqual([id]);
    await harness.dana.remove(id);
  });

  it('finds nothing where a word is nowhere, and page by page where there is more', async () => {
    expect((await pages({ search: 'ete winter', limit: '10' })).flat()).toEqual([]);
    expect((await pages({ search: 'פוסט', limit: '10' })).flat()).toEqual(newestFirst);
  });

  it('is narrowed to posts in which something waits in some language, and to those that lack one [S-035]', async () => {
    const other = await openBlogHarness();
    const { dana } = other;
    const draft = (await dana.create('he', 'טיוטה')).id;
    const published = await other.published('he', draftText('published'));
    const changed = await other.published('he', draftText('changed'));
    await dana.save(changed, 'he', 2, draftText('changed', { title: 'Another' }));
    const scheduled = await other.published('he', draftText('scheduled'));
    await dana.save(scheduled, 'fr', 0, draftText('plus-tard'));
    await dana.publish(scheduled, 'fr', 1, '2026-11-22T12:00:00.000Z');
    const behind = await other.published('he', draftText('behind'));
    await dana.save(behind, 'fr', 0, draftText('derriere'));
    await dana.publish(behind, 'fr', 1);
    await dana.save(behind, 'he', 2, draftText('behind', { excerpt: 'New' }));
    await dana.publish(behind, 'he', 3);
    const found = async (query: object) => (await dana.overviews(query)).items.map(({ id }) => id).sort();
    expect(await found({ state: 'draft' })).toEqual([draft]);
    expect(await found({ state: 'scheduled' })).toEqual([scheduled]);
    expect(await found({ state: 'changed' })).toEqual([changed]);
    expect(await found({ state: 'behind' })).toEqual([behind]);
    expect(await found({ missing: 'fr' })).toEqual([draft, published, changed].sort());
    expect(await found({ missing: 'fr', state: 'draft' })).toEqual([draft]);
    expect(await found({ missing: 'he' })).toEqual([]);
    expect(await found({ state: 'changed', search: 'published' })).toEqual([]);
    expect(other.problems).toEqual([]);
    await other.close();
  });

  it.each(['', 'x', Buffer.from('["2026","POST#x"]').toString('base64url')])(
    'refuses the cursor %j',
    async (cursor) => {
      expect(await refusal(harness.dana.overviews({ cursor }))).toMatchObject({ code: 'invalidCursor' });
    },
  );

  it('asks nothing of the stand-in that it does not know', () => {
    expect(harness.problems).toEqual([]);
  });
});
