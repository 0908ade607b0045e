import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftText, openBlogHarness, refusal } from './blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeAll(async () => {
  harness = await openBlogHarness();
});
afterAll(() => harness.close());

const details = (fields: object = {}) => ({ author: 'Dana Levi', tags: ['pointe'], ...fields });

describe('categories', () => {
  it('have an address and a name in every language, and come in their order [S-094] [S-137]', async () => {
    await harness.dana.addCategory('choosing', { he: 'בחירה', en: 'Choosing' });
    await harness.dana.addCategory('care', { he: 'טיפול' });
    expect(await harness.dana.categories()).toMatchObject([
      { slug: 'choosing', order: 1, version: 1, posts: 0 },
      { slug: 'care', order: 2 },
    ]);
    await harness.dana.changeCategory('care', { version: 1, names: { he: 'טיפול' }, order: 0 });
    expect((await harness.dana.categories()).map(({ slug }) => slug)).toEqual(['care', 'choosing']);
  });

  it('are refused twice under one address, and when they were changed meanwhile', async () => {
    expect(await refusal(harness.dana.addCategory('care', { he: 'שוב' }))).toMatchObject({ code: 'slugTaken' });
    const change = { version: 1, names: { he: 'אחר' }, order: 0 };
    expect(await refusal(harness.dana.changeCategory('care', change))).toMatchObject({ code: 'editConflict' });
    expect(await refusal(harness.dana.changeCategory('none', change))).toMatchObject({ code: 'categoryNotFound' });
  });

  it('show a new name on their posts, and filter the list [S-022] [S-137]', async () => {
    const id = await harness.published('en', draftText('in-care'));
    await harness.published('en', draftText('elsewhere'));
    await harness.dana.details(id, 1, details({ category: 'care' }));
    await harness.dana.changeCategory('care', { version: 2, names: { he: 'טיפול', en: 'Looking after' }, order: 0 });
    const list = await harness.visitor().list({ lang: 'en', category: 'care' });
    expect(list).toMatchObject({ total: 1, items: [{ slug: 'in-care', category: { name: 'Looking after' } }] });
    expect(list.categories).toEqual([{ slug: 'care', name: 'Looking after', language: 'en' }]);
    expect(await harness.visitor().list({ lang: 'en', category: 'choosing' })).toMatchObject({ total: 0, pages: 1 });
    expect(await refusal(harness.visitor().list({ category: 'none' }))).toMatchObject({ code: 'categoryNotFound' });
  });

  it('are deleted only when no post is in them, published or not', async () => {
    const { id } = await harness.dana.create('en', 'Draft only');
    await harness.dana.details(id, 1, details({ category: 'choosing' }));
    expect(await refusal(harness.dana.removeCategory('choosing'))).toMatchObject({ code: 'categoryHasPosts' });
    await harness.dana.remove(id);
    await harness.dana.removeCategory('choosing');
    expect(await refusal(harness.dana.removeCategory('choosing'))).toMatchObject({ code: 'categoryNotFound' });
    expect((await harness.log('category', 'choosing')).map(({ action }) => action)).toEqual([
      'category.delete',
      'category.create',
    ]);
  });
});

describe("a post's details", () => {
  it('are seen wherever the post is published [Q-027] [Q-045]', async () => {
    const id = await harness.published('en', draftText('detailed'));
    const cover = { src: '/images/blog/detailed.avif', width: 1200, height: 630 };
    const after = await harness.dana.details(id, 1, details({ cover }));
    expect(after.version).toBe(2);
    expect((await harness.visitor().post('detailed', 'en')).post).toMatchObject({
      ...{ cover, author: 'Dana Levi', tags: ['pointe'], readingMinutes: 1 },
    });
    expect(await refusal(harness.dana.details(id, 1, details()))).toMatchObject({ code: 'editConflict' });
    const unknown = details({ category: 'unknown' });
    expect(await refusal(harness.dana.details(id, 2, unknown))).toMatchObject({ code: 'categoryNotFound' });
  });

  it('go with the post, and its addresses are free again', async () => {
    const id = await harness.published('en', draftText('removed'));
    await harness.dana.save(id, 'en', 2, draftText('removed-later'));
    await harness.dana.publish(id, 'en', 3);
    await harness.dana.remove(id);
    expect(await refusal(harness.dana.overview(id))).toMatchObject({ code: 'postNotFound' });
    expect(await refusal(harness.dana.remove(id))).toMatchObject({ code: 'postNotFound' });
    for (const slug of ['removed', 'removed-later']) {
      expect(await refusal(harness.visitor().post(slug, 'en'))).toMatchObject({ code: 'postNotFound' });
      await harness.published('ru', draftText(slug));
    }
    expect(await harness.store.revision(id, 'en', 'any')).toBeUndefined();
  });

  it('are logged with every other change of the post', async () => {
    const id = await harness.published('en', draftText('logged'));
    await harness.dana.unpublish(id, 'en', 2);
    await harness.dana.removeDraft(id, 'en');
    await harness.dana.remove(id);
    const entries = await harness.log('post', id);
    expect(entries.map(({ action }) => action)).toEqual([
      'post.delete',
      'post.deleteDraft',
      'post.unpublish',
      'post.publish',
      'post.saveDraft',
      'post.create',
    ]);
    expect(entries.every(({ actor }) => actor.id !== undefined)).toBe(true);
    const save = entries.find(({ action }) => action === 'post.saveDraft');
    expect(save?.changes).toContainEqual({ field: 'slug', after: 'logged' });
    expect(save?.changes).toContainEqual({ field: 'language', after: 'en' });
  });
});
