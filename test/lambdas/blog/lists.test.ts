import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftText, noon, openNewsroom, refusal } from './newsroom.ts';

let room: Awaited<ReturnType<typeof openNewsroom>>;
beforeEach(async () => {
  room = await openNewsroom();
});
afterEach(async () => {
  expect(room.problems).toEqual([]);
  await room.close();
});

const publish = async (language: 'he' | 'en' | 'ru', slug: string, minute = 0) => {
  room.setTime(noon + minute * 60_000);
  return room.published(language, draftText(slug));
};
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

describe('the list of posts', () => {
  it('is one empty page while there are none [S-022]', async () => {
    expect(await room.visitor().list()).toEqual({ items: [], page: 1, pages: 1, total: 0, categories: [] });
  });

  it('has ten posts on a page, newest first, and says which page of how many it is [S-022] [Q-005]', async () => {
    for (let minute = 0; minute < 23; minute += 1) await publish('he', `post-${minute}`, minute);
    const visitor = room.visitor();
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
    const visitor = () => room.visitor();
    expect(titles(await visitor().list({ lang: 'fr' }))).toEqual([]);
    expect(titles(await visitor().list({ lang: 'ru' }))).toEqual(['Title по-русски']);
    await room.dana.save(id, 'en', 0, draftText('in-english'));
    await room.dana.publish(id, 'en', 1);
    expect((await visitor().list({ lang: 'fr' })).items).toMatchObject([{ slug: 'in-english', language: 'en' }]);
    await room.dana.save(id, 'he', 0, draftText('בעברית'));
    await room.dana.publish(id, 'he', 1);
    expect((await visitor().list({ lang: 'fr' })).items).toMatchObject([{ slug: 'בעברית', language: 'he' }]);
    expect((await visitor().list({ lang: 'ru' })).items).toMatchObject([{ language: 'ru' }]);
    await room.dana.unpublish(id, 'he', 1);
    expect((await visitor().list({ lang: 'he' })).items).toMatchObject([{ language: 'en' }]);
  });

  it('is read again, within two seconds, when a post has changed', async () => {
    const visitor = room.visitor();
    await publish('he', 'first');
    expect((await visitor.list()).total).toBe(1);
    await publish('he', 'second');
    expect((await visitor.list()).total).toBe(1);
    room.setTime(noon + 2_000);
    expect((await visitor.list()).total).toBe(2);
  });

  it('is not read again because somebody is writing', async () => {
    const visitor = room.visitor();
    const id = await publish('he', 'quiet');
    const before = await visitor.reader.shown('he');
    await room.dana.save(id, 'he', 2, draftText('quiet', { title: 'Still writing' }));
    await room.dana.create('he', 'Another');
    room.setTime(noon + 60_000);
    expect(await visitor.reader.shown('he')).toBe(before);
  });

  it('loses none of many that are published at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, async (_none, index) => {
        const { id } = await room.dana.create('he', `Burst ${index}`);
        await room.dana.save(id, 'he', 1, draftText(`burst-${index}`));
        return id;
      }),
    );
    const visitor = room.visitor();
    expect((await visitor.list()).total).toBe(0);
    await Promise.all(ids.map((id) => room.dana.publish(id, 'he', 2)));
    room.setTime(noon + 2_000);
    expect((await visitor.list()).total).toBe(60);
  });
});

describe('a post', () => {
  it('leads to others of its category, then to the newest [S-023]', async () => {
    await room.dana.addCategory('care', { he: 'טיפול' });
    for (const [minute, slug] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      const id = await publish('he', slug, minute);
      if (slug < 'c') await room.dana.details(id, 1, { author: 'dana', tags: [], category: 'care' });
    }
    const { post, related } = await room.visitor().post('a');
    expect(post.category).toEqual({ slug: 'care', name: 'טיפול', language: 'he' });
    expect(related.map(({ slug }) => slug)).toEqual(['b', 'e', 'd']);
  });
});
