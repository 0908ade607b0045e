import type * as contracts from '#contracts/blog/endpoints.ts';
import { postsPerPage } from '#contracts/blog/endpoints.ts';
import type { Input, Output } from '#contracts/http/endpoint.ts';
import { defaultLanguage } from '#contracts/text/language.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { BlogReads } from '../model/blog-reads.ts';
import { toPostCategory } from '../model/post-card.ts';
import { readCards } from '../steps/read-cards.ts';

/** @throws ProblemError `categoryNotFound`, `notFound` for a page after the last one. */
export const listPosts =
  (blog: BlogReads) =>
  async ({
    query,
  }: {
    query: Input<typeof contracts.listPosts, 'query'>;
  }): Promise<Output<typeof contracts.listPosts>> => {
    const asked = query.lang ?? defaultLanguage;
    const slug = query.category;
    const [shown, categories] = await Promise.all([blog.shown(asked), blog.categories()]);
    if (slug !== undefined && !categories.some((category) => category.slug === slug)) {
      throw new ProblemError('categoryNotFound');
    }
    const posts = slug === undefined ? shown.all : (shown.byCategory.get(slug) ?? []);
    const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
    const page = Number(query.page ?? 1);
    if (page > pages) throw new ProblemError('notFound');
    return {
      items: await readCards(blog, posts.slice((page - 1) * postsPerPage, page * postsPerPage), { asked, categories }),
      ...{ page, pages, total: posts.length },
      categories: categories
        .filter((category) => shown.byCategory.has(category.slug))
        .map((category) => toPostCategory(category, asked)),
    };
  };
