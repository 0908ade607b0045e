import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { brandRecordSchema } from './brand.ts';
import type { CatalogReader, ProductPosition } from './catalog-reader.ts';
import { type ProductRecord, productRecordSchema } from './product.ts';
import type { CatalogSeeder } from './seed-catalog.ts';
import { brandKey, productKey, productRank, productsOf } from './table/keys.ts';
import { readBrandIds, readBrands } from './table/read-brand.ts';
import { catalogSeeder } from './table/seeder.ts';

const brandEntity = (table: AppTable) =>
  new Entity({
    name: 'Brand',
    timestamps: false,
    table,
    schema: item({ id: string().key(), data: any() }),
    computeKey: ({ id }) => brandKey(id),
  });

const productEntity = (table: AppTable) =>
  new Entity({
    name: 'Product',
    timestamps: false,
    table,
    schema: item({ id: string().key(), brandId: string().key(), data: any() }),
    computeKey: productKey,
  });

/** All reads are consistent, and of the table itself: a page drawn after a change must show it. */
const whole = { consistent: true, maxPages: Number.POSITIVE_INFINITY } as const;

/** A page of the product list reads this many brands at the same time. */
const brandsAtOnce = 10;

/**
 * The public reads of the catalogue and its seeding, on the table; `lambdas/README.md` lists questions -> keys ->
 * functions.
 */
export const catalogStore = (table: AppTable): CatalogReader & CatalogSeeder => {
  const brands = brandEntity(table);
  const products = productEntity(table);

  const readProducts = async (brandId: string): Promise<ProductRecord[]> => {
    const { pk, sk } = productsOf(brandId);
    const query = { partition: pk, range: { beginsWith: sk } };
    const { Items = [] } = await table.build(QueryCommand).entities(products).query(query).options(whole).send();
    return Items.map(({ data }) => productRecordSchema.parse(data)).sort((a, b) =>
      productRank(a) < productRank(b) ? -1 : 1,
    );
  };
  /** Reads as many products as a page needs, one brand after another. */
  const readAfter = async (brandIds: string[], after: ProductPosition | undefined, atLeast: number) => {
    const place = after ? productRank(after) : '';
    const waiting = brandIds.filter((id) => !after || id >= after.brandId).sort();
    const found: ProductRecord[] = [];
    while (waiting.length > 0 && found.length < atLeast) {
      const read = await Promise.all(waiting.splice(0, brandsAtOnce).map(readProducts));
      found.push(...read.flat().filter((product) => productRank(product) > place));
    }
    return found;
  };

  return {
    ...catalogSeeder(table),

    async brands() {
      return (await readBrands(table)).map(({ data }) => data);
    },

    async brandWithProducts(id) {
      const { Items = [] } = await table
        .build(QueryCommand)
        .entities(brands, products)
        .query({ partition: brandKey(id).pk })
        .options({ ...whole, showEntityAttr: true })
        .send();
      const brand = Items.find((found) => found.entity === 'Brand');
      if (!brand) return undefined;
      return {
        brand: brandRecordSchema.parse(brand.data),
        products: Items.filter((found) => found.entity === 'Product')
          .map(({ data }) => productRecordSchema.parse(data))
          .sort((a, b) => a.order - b.order),
      };
    },

    async products({ brandId, limit, after }) {
      // Reads one more than asked: it tells whether there is a next page, so that no cursor leads to an empty one.
      const found = await readAfter(brandId ? [brandId] : await readBrandIds(table), after, limit + 1);
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? items.at(-1) : undefined };
    },
  };
};
