import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftText, noon, openBlogHarness, refusal } from './blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeEach(async () => {
  harness = await openBlogHarness();
});
afterEach(async () => {
  expect(harness.problems).toEqual([]);
  await harness.close();
});

const publish = async (language: 'he' | 'en' | 'ru', slug: string, minute = 0) => {
  harness.setTime(noon + minute * 60_000);
  return harness.published(language, draftText(slug));
};
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

describe('the list of posts', () => {
  it('is one empty page while there are none [S-022]', async () => {
    expect(await harness.visitor().list()).toEqual({ items: [], page: 1, pages: 1, total: 0, categories: [] });
  });

  it('has ten posts on a page, newest first, and says which page of how many it is [S-022] [Q-005]', async () => {
    for (let minute = 0; minute < 23; minute += 1) await publish('he', `post-${minute}`, minute);
    const visitor = harness.visitor();
    const seen: string[] = [];
    for (const page of ['1', '2', '3']) {
      const list = await visitor.list({ lang: 'he', page });
      expect(list).toMatchObject({ page: Number(page), pages: 3, total: 23 });
      seen.push(...titles(list));
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_none, index) => `Title post-${22 - index}`));
    expect(await refusal(visitor.list({ page: '4' }))).toMatchObject({ code: 'notFound' });
  });

  it('shows a post in the asked language, else in Hebrew, else in English, else not at all', async () => {
    const id = await publish('ru', 'по-русски');
    const visitor = () => harness.visitor();
    expect(titles(await visitor().list({ lang: 'fr' }))).toEqual([]);
    expect(titles(await visitor().list({ lang: 'ru' }))).toEqual(['Title по-русски']);
    await harness.dana.save(id, 'en', 0, draftText('in-english'));
    await harness.dana.publish(id, 'en', 1);
    expect((await visitor().list({ lang: 'fr' })).items).toMatchObject([{ slug: 'in-english', language: 'en' }]);
    await harness.dana.save(id, 'he', 0, draftText('בעברית'));
    await harness.dana.publish(id, 'he', 1);
    expect((await visitor().list({ lang: 'fr' })).items).toMatchObject([{ slug: 'בעברית', language: 'he' }]);
    expect((await visitor().list({ lang: 'ru' })).items).toMatchObject([{ language: 'ru' }]);
    await harness.dana.unpublish(id, 'he', 1);
    expect((await visitor().list({ lang: 'he' })).items).toMatchObject([{ language: 'en' }]);
  });

  it('is read again, within two seconds, when a post has changed', async () => {
    const visitor = harness.visitor();
    await publish('he', 'first');
    expect((await visitor.list()).total).toBe(1);
    await publish('he', 'second');
    expect((await visitor.list()).total).toBe(1);
    harness.setTime(noon + 2_000);
    expect((await visitor.list()).total).toBe(2);
  });

  it('is not read again because somebody is writing', async () => {
    const visitor = harness.visitor();
    const id = await publish('he', 'quiet');
    const before = await visitor.reader.shown('he');
    await harness.dana.save(id, 'he', 2, draftText('quiet', { title: 'Still writing' }));
    await harness.dana.create('he', 'Another');
    harness.setTime(noon + 60_000);
    expect(await visitor.reader.shown('he')).toBe(before);
  });

  it('loses none of many that are published at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, async (_none, index) => {
        const { id } = await harness.dana.create('he', `Burst ${index}`);
        await harness.dana.save(id, 'he', 1, draftText(`burst-${index}`));
        return id;
      }),
    );
    const visitor = harness.visitor();
    expect((await visitor.list()).total).toBe(0);
    await Promise.all(ids.map((id) => harness.dana.publish(id, 'he', 2)));
    harness.setTime(noon + 2_000);
    expect((await visitor.list()).total).toBe(60);
  });
});

describe('a post', () => {
  it('leads to others of its category, then to the newest [S-023]', async () => {
    await harness.dana.addCategory('care', { he: 'טיפול' });
    for (const [minute, slug] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      const id = await publish('he', slug, minute);
      if (slug < 'c') await harness.dana.details(id, 1, { author: 'dana', tags: [], category: 'care' });
    }
    const { post, related } = await harness.visitor().post('a');
    expect(post.category).toEqual({ slug: 'care', name: 'טיפול', language: 'he' });
    expect(related.map(({ slug }) => slug)).toEqual(['b', 'e', 'd']);
  });
});
