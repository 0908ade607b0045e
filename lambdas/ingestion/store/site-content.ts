import type { Language } from '#contracts/text/language.ts';
import { tipTopics } from '#contracts/tips/endpoints.ts';
import { blogStore, publishedPost } from '#lambdas/blog/index.ts';
import { catalogEditingStore, catalogStore } from '#lambdas/catalog/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { listTips } from '#lambdas/tips/index.ts';
import { passagesOfBrand, passagesOfProduct } from '../model/passages-of-catalog.ts';
import { passagesOfPost } from '../model/passages-of-post.ts';
import { passagesOfTip } from '../model/passages-of-tip.ts';
import type { IngestedRecord, PassagesByLanguage } from '../model/record.ts';

/** The content that the site shows now. All reads are consistent. */
export interface SiteContent {
  /** The passages of a record as it is now; none of what is not published, or not there. */
  passagesOf(record: IngestedRecord): Promise<PassagesByLanguage>;
  /** The shoes of a brand, in any order. */
  productsOf(brandId: string): Promise<string[]>;
  /** Everything that visitors may read. */
  all(): Promise<IngestedRecord[]>;
}

/** The guide's disclaimer: no one asks for this chapter. */
const unasked = 'disclaimer';
const ingestedTopics = tipTopics.filter((topic) => topic !== unasked);

export const siteContent = (table: AppTable, clock: Clock): SiteContent => {
  const catalog = catalogStore(table);
  const products = catalogEditingStore(table);

  const ofBrand = async (id: string): Promise<PassagesByLanguage> => {
    const found = await catalog.brandWithProducts(id);
    return found ? passagesOfBrand(found.brand, found.products) : {};
  };
  const ofProduct = async (id: string): Promise<PassagesByLanguage> => {
    const product = await products.product(id);
    const brand = product && (await products.brand(product.brandId));
    return brand ? passagesOfProduct(product, brand.record) : {};
  };
  const ofTip = (id: string): PassagesByLanguage =>
    passagesOfTip((language: Language) =>
      listTips(language).sections.find((section) => section.id === id && section.id !== unasked),
    );

  return {
    async passagesOf({ origin, id }) {
      if (origin === 'post') return passagesOfPost({ id, texts: await publishedPost(table, id) });
      if (origin === 'brand') return ofBrand(id);
      return origin === 'product' ? ofProduct(id) : ofTip(id);
    },

    productsOf: async (brandId) => ((await catalog.brandWithProducts(brandId))?.products ?? []).map(({ id }) => id),

    async all() {
      const [posts, brands] = await Promise.all([blogStore(table, clock).addresses(), catalog.brands()]);
      const shoes = await Promise.all(brands.map(({ id }) => catalog.brandWithProducts(id)));
      return [
        ...posts.map(({ id }) => ({ origin: 'post' as const, id })),
        ...brands.map(({ id }) => ({ origin: 'brand' as const, id })),
        ...shoes.flatMap((found) => (found?.products ?? []).map(({ id }) => ({ origin: 'product' as const, id }))),
        ...ingestedTopics.map((id) => ({ origin: 'tip' as const, id })),
      ];
    },
  };
};
