import { Entity } from 'dynamodb-toolbox/entity';
import { any } from 'dynamodb-toolbox/schema/any';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { brandRecordSchema } from './brand.ts';
import type { CatalogReader } from './catalog-reader.ts';
import { productRecordSchema } from './product.ts';
import type { CatalogSeeder } from './seed-catalog.ts';
import { brandKey, productKey, productRank } from './table/keys.ts';
import { catalogSeeder } from './table/seeder.ts';

const brandEntity = (table: AppTable) =>
  new Entity({
    name: 'Brand',
    timestamps: false,
    table,
    schema: item({
      id: string().key(),
      gsi1pk: string().const('BRANDS').default('BRANDS'),
      gsi1sk: string(),
      data: any(),
    }),
    computeKey: ({ id }) => brandKey(id),
  });

const productEntity = (table: AppTable) =>
  new Entity({
    name: 'Product',
    timestamps: false,
    table,
    schema: item({
      id: string().key(),
      brandId: string().key(),
      gsi1pk: string().const('PRODUCTS').default('PRODUCTS'),
      gsi1sk: string(),
      data: any(),
    }),
    computeKey: productKey,
  });

/** What readers ask of the table, and its seed; `lambdas/README.md` lists questions -> keys -> functions. */
export const catalogStore = (table: AppTable): CatalogReader & CatalogSeeder => {
  const brands = brandEntity(table);
  const products = productEntity(table);

  return {
    ...catalogSeeder(table),

    async brands() {
      const query = { index: 'gsi1', partition: 'BRANDS' } as const;
      const { Items = [] } = await table
        .build(QueryCommand)
        .entities(brands)
        .query(query)
        .options({ maxPages: Number.POSITIVE_INFINITY })
        .send();
      return Items.map(({ data }) => brandRecordSchema.parse(data));
    },

    async brandWithProducts(id) {
      const query = { partition: brandKey(id).pk };
      const { Items = [] } = await table
        .build(QueryCommand)
        .entities(brands, products)
        .query(query)
        .options({ maxPages: Number.POSITIVE_INFINITY, showEntityAttr: true })
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
      const query = {
        index: 'gsi1',
        partition: 'PRODUCTS',
        ...(brandId ? { range: { beginsWith: `${brandId}#` } } : {}),
      } as const;
      const exclusiveStartKey = after && { ...productKey(after), gsi1pk: 'PRODUCTS', gsi1sk: productRank(after) };
      // One more than asked tells whether there is a next page, without a cursor that leads to an empty one.
      const { Items = [] } = await table
        .build(QueryCommand)
        .entities(products)
        .query(query)
        .options({ limit: limit + 1, ...(exclusiveStartKey ? { exclusiveStartKey } : {}) })
        .send();
      const items = Items.slice(0, limit).map(({ data }) => productRecordSchema.parse(data));
      return { items, next: Items.length > limit ? items.at(-1) : undefined };
    },
  };
};
