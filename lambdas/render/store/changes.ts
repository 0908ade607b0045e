import type { Changes } from '#contracts/render/rendering.ts';
import { blogChange } from '#lambdas/blog/index.ts';
import { catalogChange } from '#lambdas/catalog/index.ts';
import type { ItemChange } from '#lambdas/platform/table/item-change.ts';
import { changedPageText, isChangeOfPages } from '#lambdas/settings/index.ts';
import { isRenderRequest } from './render-request.ts';

/** Combines the changes of many items into what they mean for the pages, each named once: a burst is rendered once. */
export const changesOf = (items: readonly ItemChange[]): Changes => {
  const parts = items.flatMap((item) => [
    ...(isRenderRequest(item) || isChangeOfPages(item) ? [{ everything: true }] : []),
    catalogChange(item),
    blogChange(item),
  ]) satisfies Partial<Changes>[] as Partial<Changes>[];
  const all = (name: 'brands' | 'posts' | 'slugs') => [...new Set(parts.flatMap((part) => part[name] ?? []))];
  const pageTexts = new Map(
    items.flatMap((item) => {
      const address = changedPageText(item);
      return address ? [[`${address.page} ${address.language}`, address] as const] : [];
    }),
  );
  return {
    everything: parts.some(({ everything }) => everything),
    catalog: parts.some(({ catalog }) => catalog),
    brands: all('brands'),
    posts: all('posts'),
    slugs: all('slugs'),
    pageTexts: [...pageTexts.values()],
  };
};

export const changesAnything = ({ everything, catalog, brands, posts, slugs, pageTexts }: Changes): boolean =>
  everything || catalog || brands.length + posts.length + slugs.length + pageTexts.length > 0;
