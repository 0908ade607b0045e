import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogChange, blogEditingStore, followPlan, plannedPlace } from '#lambdas/blog/index.ts';
import { draftText, noon, openBlogHarness } from './blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeAll(async () => {
  harness = await openBlogHarness();
});
afterAll(() => harness.close());

const item = async (pk: string, sk: string) => {
  const input = { TableName: harness.table.name, Key: { pk, sk }, ConsistentRead: true };
  return (await harness.table.client.send(new GetCommand(input))).Item;
};
const postItem = (id: string) => item(`POST#${id}`, 'POST');

describe("a change of an item, as the table's stream tells it", () => {
  it('concerns pages when visitors see something else than before', async () => {
    const { id } = await harness.dana.create('en', 'Seen');
    await harness.dana.save(id, 'en', 1, draftText('seen'));
    const unseen = await postItem(id);
    expect(blogChange({ after: unseen })).toEqual({});
    await harness.dana.publish(id, 'en', 2);
    const seen = await postItem(id);
    expect(blogChange({ before: unseen, after: seen })).toEqual({ posts: [id], slugs: ['seen'] });
    await harness.dana.save(id, 'en', 2, draftText('seen-later'));
    const saved = await postItem(id);
    expect(blogChange({ before: seen, after: saved })).toEqual({});
    await harness.dana.publish(id, 'en', 3);
    const moved = await postItem(id);
    expect(new Set(blogChange({ before: saved, after: moved }).slugs)).toEqual(new Set(['seen', 'seen-later']));
    expect(blogChange({ before: moved })).toMatchObject({ posts: [id] });
  });

  it('concerns every page when a category has another name, and none when it counts another post', async () => {
    await harness.dana.addCategory('named', { he: 'שם' });
    const before = await item('BLOG_CATEGORIES', 'named');
    const { id } = await harness.dana.create('en', 'In it');
    await harness.dana.details(id, 1, { author: 'dana', tags: [], category: 'named' });
    const counted = await item('BLOG_CATEGORIES', 'named');
    expect(counted?.posts).toBe(1);
    expect(blogChange({ before, after: counted })).toEqual({});
    await harness.dana.changeCategory('named', { version: 1, names: { he: 'אחר' }, order: 1 });
    expect(blogChange({ before, after: await item('BLOG_CATEGORIES', 'named') })).toEqual({ everything: true });
  });

  it('plans a publication, moves it, and cancels it', async () => {
    const [first, second] = ['2026-11-22T09:00:00.000Z', '2026-11-23T09:00:00.000Z'];
    const { id } = await harness.dana.create('ru', 'Planned');
    const calls: unknown[] = [];
    const schedules = {
      set: async (...call: unknown[]) => void calls.push(['set', ...call]),
      cancel: async (...call: unknown[]) => void calls.push(['cancel', ...call]),
    };
    /** Hears that something about the plan has changed; not what. */
    const hear = () => followPlan({ blog: blogEditingStore(harness.table), schedules })({ id, language: 'ru' });
    const [name, input] = [`${id} ru`, { id, language: 'ru' }];
    await harness.dana.save(id, 'ru', 1, draftText('план'));
    await harness.dana.publish(id, 'ru', 2, first);
    await hear();
    await harness.dana.publish(id, 'ru', 2, second);
    // Late and twice: what counts is the plan as it is.
    await hear();
    await hear();
    harness.setTime(noon + 48 * 3_600_000);
    await harness.due({ id, language: 'ru' });
    await hear();
    expect(calls).toEqual([
      ['set', name, first, input],
      ['set', name, second, input],
      ['set', name, second, input],
      ['cancel', name],
    ]);
  });

  it('concerns nobody where it is of another kind', async () => {
    const id = await harness.published('en', draftText('other'));
    for (const sk of ['DRAFT#en', 'LIVE#en', 'POST', 'PLANNED#xx']) {
      expect(plannedPlace({ pk: `POST#${id}`, sk })).toBeUndefined();
    }
    expect(plannedPlace({ pk: `POST#${id}`, sk: 'PLANNED#en' })).toEqual({ id, language: 'en' });
    for (const other of [{}, { after: { type: 'User', data: {} } }, { after: await item(`POST#${id}`, 'DRAFT#en') }]) {
      expect(blogChange(other)).toEqual({});
    }
  });
});
