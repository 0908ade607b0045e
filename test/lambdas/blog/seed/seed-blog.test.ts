import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { blogSeeder, blogSeedReads, getPost, listPosts, seedBlog } from '#lambdas/blog/index.ts';
import { blogSeed } from '#lambdas/blog/seed/blog-seed.ts';
import { openBlogHarness, refusal } from '../blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeEach(async () => {
  harness = await openBlogHarness();
});
afterEach(() => harness.close());

const { categories, posts } = blogSeed();
const all = categories.length + posts.length;
const [firstPost] = posts;
if (!firstPost) throw new Error('no seed');

describe('the seed', () => {
  it('is added once', async () => {
    const seeder = blogSeeder(harness.table);
    expect(await seedBlog(seeder)).toEqual({ added: all, present: 0 });
    expect(await seedBlog(seeder)).toEqual({ added: 0, present: all });
    expect((await harness.dana.categories()).reduce((sum, category) => sum + category.posts, 0)).toBe(posts.length);
  });

  it('answers every page as the table does after it, in every language [S-022] [S-023]', async () => {
    await seedBlog(blogSeeder(harness.table));
    const [seeded, built] = [harness.visitor().reader, blogSeedReads()];
    for (const lang of languages) {
      const list = await listPosts(built)({ query: { lang } });
      expect(list.items.every(({ language }) => language === lang)).toBe(true);
      expect(await listPosts(seeded)({ query: { lang } })).toEqual(list);
      for (const { slug } of list.items) {
        const query = { pathParameters: { slug }, query: { lang } };
        expect(await getPost(seeded)(query)).toEqual(await getPost(built)(query));
      }
    }
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect((await seeded.addresses()).sort(byId)).toEqual((await built.addresses()).sort(byId));
  });

  it('brings nothing back that an administrator deleted, and undoes no edit', async () => {
    const seeder = blogSeeder(harness.table);
    await seedBlog(seeder);
    for (const { id } of posts.slice(1)) await harness.dana.remove(id);
    await harness.dana.details(firstPost.id, 1, { author: 'Somebody', tags: [] });
    for (const { slug } of categories) await harness.dana.removeCategory(slug);
    expect(await seedBlog(seeder)).toEqual({ added: 0, present: all });
    expect(await harness.dana.categories()).toEqual([]);
    const { items } = await harness.visitor().list();
    expect(items.map(({ id, author }) => [id, author])).toEqual([[firstPost.id, 'Somebody']]);
  });

  it('leaves an address to the post that has it already', async () => {
    const taken = firstPost.languages.he;
    const id = await harness.published('he', taken);
    expect(await seedBlog(blogSeeder(harness.table))).toEqual({ added: all - 1, present: 1 });
    expect((await harness.visitor().post(taken.slug)).post.id).toBe(id);
    expect(await refusal(harness.dana.overview(firstPost.id))).toMatchObject({ code: 'postNotFound' });
  });
});
