import { languagePath } from '#test/support/content.ts';
import type { Product } from '#test/support/product.ts';
import { administratorOf } from './administrator.ts';
import {
  hostileBrand,
  hostileCategoryNames,
  hostileDetails,
  hostileDraft,
  hostileModel,
  hostileProduct,
  hostileStarts,
} from './hostile-forms.ts';
import { markupPayloads } from './payloads.ts';

export const brandId = (start: number) => `hostile${start}`;
export const slugOf = (start: number) => `hostile-${start}`;

/** Does `work` for each, some at a time. */
export const forEach = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of queue) await work(item);
    }),
  );
};

/** Brands, shoes, categories and published posts that say nothing but payloads. */
export const makeHostileSite = async (product: Product) => {
  const { made } = administratorOf(() => product);
  const categories = hostileStarts.slice(0, 4).map(slugOf);
  for (const [index, slug] of categories.entries()) {
    await made('POST /api/admin/blog/categories', { slug, names: hostileCategoryNames(hostileStarts[index] ?? 0) });
  }
  await forEach(hostileStarts, async (start) => {
    await made('POST /api/admin/brands', { id: brandId(start), brand: hostileBrand(start) });
    await made('POST /api/admin/products', { id: `shoe${start}`, product: hostileProduct(brandId(start), start) });
    await made('POST /api/admin/models', { id: `model${start}`, model: hostileModel(brandId(start), start) });
    const { id, version } = await made('POST /api/admin/posts', { language: 'en', title: markupPayloads[start] });
    await made(`PUT /api/admin/posts/${id}`, {
      version,
      details: hostileDetails(start, categories[start % categories.length]),
    });
    const text = hostileDraft(start, { slug: slugOf(start) });
    const draft = await made(`PUT ${languagePath(id, 'en')}`, { version: 1, text });
    await made(`POST ${languagePath(id, 'en')}/publish`, { version: draft.version });
  });
};
