import { Entity } from 'dynamodb-toolbox/entity';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { any } from 'dynamodb-toolbox/schema/any';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { isConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type BrandRecord, brandRecordSchema } from './brand.ts';
import type { CatalogReader, ProductPosition } from './catalog-reader.ts';
import { type ProductRecord, productRecordSchema } from './product.ts';

/** Orders have four digits, so that the sort key sorts as the numbers do. */
const rank = (order: number) => String(order).padStart(4, '0');
const brandKey = (id: string) => ({ pk: `BRAND#${id}`, sk: 'BRAND' });
const productKey = ({ brandId, id }: { brandId: string; id: string }) => ({
  pk: `BRAND#${brandId}`,
  sk: `PRODUCT#${id}`,
});
const productRank = ({ brandId, order, id }: ProductPosition) => `${brandId}#${rank(order)}#${id}`;

const brandEntity = (table: AppTable) =>
  new Entity({
    name: 'Brand',
    table,
    schema: item({
      id: string().key(),
      gsi1pk: string().const('BRANDS').default('BRANDS'),
      gsi1sk: string(),
      data: any().castAs<BrandRecord>(),
    }),
    computeKey: ({ id }) => brandKey(id),
  });

const productEntity = (table: AppTable) =>
  new Entity({
    name: 'Product',
    table,
    schema: item({
      id: string().key(),
      brandId: string().key(),
      order: number(),
      gsi1pk: string().const('PRODUCTS').default('PRODUCTS'),
      gsi1sk: string(),
      data: any().castAs<ProductRecord>(),
    }),
    computeKey: productKey,
  });

/** The catalogue's access patterns on the table; `lambdas/README.md` lists them as question -> keys -> function. */
export const catalogStore = (table: AppTable): CatalogReader & CatalogSeeder => {
  const brands = brandEntity(table);
  const products = productEntity(table);
  const ifAbsent = { condition: { attr: 'id', exists: false } } as const;

  return {
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

    async addBrandIfAbsent(record) {
      const { id, order } = record;
      const put = brands.build(PutItemCommand).item({ id, gsi1sk: `${rank(order)}#${id}`, data: record });
      return put
        .options(ifAbsent)
        .send()
        .then(() => true, isConditionFailure);
    },

    async addProductIfAbsent(record) {
      const { id, brandId, order } = record;
      const put = products
        .build(PutItemCommand)
        .item({ id, brandId, order, gsi1sk: productRank(record), data: record });
      return put
        .options(ifAbsent)
        .send()
        .then(() => true, isConditionFailure);
    },
  };
};

/** Adds what is not there and leaves what is: an administrator's edit survives every later seeding. */
export interface CatalogSeeder {
  /** Whether it was added. */
  addBrandIfAbsent(record: BrandRecord): Promise<boolean>;
  addProductIfAbsent(record: ProductRecord): Promise<boolean>;
}
