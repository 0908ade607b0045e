import { rm } from 'node:fs/promises';
import { postsPerPage } from '#contracts/blog/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { blogSeed } from '#lambdas/blog/seed/blog-seed.ts';
import { assembly } from '../local/build.ts';
import type { Figures } from './figures.ts';
import { load } from './load.ts';
import { addPosts } from './many-posts.ts';
import { openStage } from './stage.ts';
import { stillAssembly } from './still-assembly.ts';

const posts = 5_000;
const inFlight = 20;
const addresses = 10_000;

/** A pseudo-random number in [0, below), the same sequence in each run (Knuth's multiplier). */
const scattered = (index: number, below: number): number => ((index * 2_654_435_761) % 2 ** 32) % below;
const pick = <T>(from: readonly T[], index: number): T => from[scattered(index, from.length)] as T;

/** Pages of all lists: of all posts, and of each category. */
const listPaths = (): string[] => {
  const { categories, posts: seeds } = blogSeed();
  const lists = [undefined, ...categories.map(({ slug }) => slug)];
  return Array.from({ length: addresses }, (_, i) => {
    const category = pick(lists, i);
    const share = seeds.filter(({ details }) => !category || details.category === category).length / seeds.length;
    const pages = Math.floor((posts * share) / postsPerPage);
    const query = new URLSearchParams({ lang: pick(languages, i + 1), page: String(1 + scattered(i + 2, pages)) });
    if (category) query.set('category', category);
    return `/api/blog/posts?${query}`;
  });
};

/** Posts in all languages, also by their addresses in another one. */
const postPaths = (slugs: Record<Language, string[]>): string[] =>
  Array.from({ length: addresses }, (_, i) => {
    const slug = pick(slugs[pick(languages, i)], i + 1);
    return `/api/blog/posts/${encodeURIComponent(slug)}?lang=${pick(languages, i + 2)}`;
  });

/** The public reads of a blog with thousands of posts. */
export const measureBlogReads = async ({ row, note }: Figures): Promise<{ failed: number }> => {
  const slugs = Promise.withResolvers<Record<Language, string[]>>();
  const still = stillAssembly(assembly);
  const twin = await openStage(still, async (prepared) => slugs.resolve(await addPosts(prepared, posts)));
  try {
    const reads = { 'GET /api/blog/posts': listPaths(), 'GET /api/blog/posts/{slug}': postPaths(await slugs.promise) };
    let failed = 0;
    for (const [name, paths] of Object.entries(reads)) {
      const { first, steady } = await load(twin.url, inFlight, paths);
      note(`${name}, ${posts} posts, the slowest of the first requests`, first.slowest, 'ms');
      note(`${name}, ${posts} posts, median at ${inFlight} in flight`, steady.p50, 'ms');
      row(`${name}, ${posts} posts, p99 at ${inFlight} in flight`, steady.p99, 'ms', 50);
      failed += first.failed + steady.failed;
    }
    return { failed };
  } finally {
    await twin.close();
    await rm(still, { recursive: true });
  }
};
