import type { Category } from '#contracts/blog/categories.ts';
import { languages } from '#contracts/text/language.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { TextWrite } from '../model/post-change.ts';
import type { BlogSeeder } from '../store/seeder.ts';

import { blogSeed } from './blog-seed.ts';
import type { SeedPost } from './seed-post.ts';
import { seedRecord } from './seed-records.ts';

const addCategory = (blog: BlogSeeder, category: Category) =>
  blog.addCategory(category, [blog.mark('CATEGORY', category.slug)]);

const textsOf = ({ languages: texts, publishedAt, details }: SeedPost): TextWrite[] =>
  languages.flatMap((language): TextWrite[] => {
    const text = texts[language];
    const saved = { version: 1, savedAt: publishedAt, savedBy: details.author, revisions: [] };
    return [
      { kind: 'DRAFT', language, record: { text, ...saved } },
      { kind: 'LIVE', language, record: { text } },
    ];
  });

const addPost = async (blog: BlogSeeder, post: SeedPost) => {
  const { category, ...details } = post.details;
  const hasCategory = category !== undefined && (await blog.category(category)) !== undefined;
  await blog.commit({
    before: undefined,
    after: seedRecord({ ...post, details: hasCategory ? post.details : details }),
    texts: textsOf(post),
    extraWrites: [blog.mark('POST', post.id)],
  });
};

/** If a post already has the address, it keeps it. */
const unlessTaken = (adding: Promise<void>): Promise<boolean> =>
  adding.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProblemError && error.code === 'slugTaken') return false;
      throw error;
    },
  );

/** Adds the seed's categories and posts, published in every language. Running it again changes nothing. */
export const seedBlog = async (blog: BlogSeeder): Promise<{ added: number; present: number }> => {
  const { categories, posts } = blogSeed();
  const wasSeeded = await blog.wasSeeded();
  let added = 0;
  // One after another, because each post increases the count of its category.
  for (const category of categories) {
    if (!wasSeeded('CATEGORY', category.slug) && (await unlessTaken(addCategory(blog, category)))) added += 1;
  }
  for (const post of posts) {
    if (!wasSeeded('POST', post.id) && (await unlessTaken(addPost(blog, post)))) added += 1;
  }
  return { added, present: categories.length + posts.length - added };
};
