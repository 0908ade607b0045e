import type { SiteContent } from '#contracts/rendering.ts';
import { type BlogReader, getPost, listPosts } from '#lambdas/blog/index.ts';
import { type CatalogReader, getBrand, listBrands, listProducts } from '#lambdas/catalog/index.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';

/** For content that does not exist, a page shows its own not-found screen, not an error. */
const orNothing = (error: unknown): undefined => {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
};

/** The use cases of the catalogue and the blog: pages are drawn from the same replies that the API gives. */
export const siteContent = ({ catalog, blog }: { catalog: CatalogReader; blog: BlogReader }): SiteContent => ({
  brands: async (lang) => (await listBrands(catalog)({ query: { lang } })).items,
  products: async (lang) => {
    const items = [];
    let cursor: string | undefined;
    do {
      const page = await listProducts(catalog)({ query: { lang, cursor } });
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return items;
  },
  brandPage: (id, lang) => getBrand(catalog)({ pathParameters: { id }, query: { lang } }).catch(orNothing),
  posts: ({ language: lang, page, category }) =>
    listPosts(blog)({ query: { lang, page: String(page), category } }).catch(orNothing),
  post: (slug, lang) => getPost(blog)({ pathParameters: { slug }, query: { lang } }).catch(orNothing),
  postAddresses: () => blog.addresses(),
});
