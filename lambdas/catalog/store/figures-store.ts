import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type CatalogFigures, catalogFiguresSchema } from '#contracts/catalog/figures.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { catalogFiguresOf } from '../model/catalog-figures.ts';
import { countedBrand, readBrands } from './brands.ts';
import { figuresKey } from './keys.ts';
import { readProducts } from './products.ts';

/** Numbers of the catalogue, kept as it changes, so that who looks at them reads one item. */
export interface CatalogFiguresStore {
  /** Counts again; for a caller that has changed brands or shoes. */
  keep(): Promise<CatalogFigures>;
  /** As they were kept; counted again where no count was made for an hour, as after a change whose counting failed. */
  read(): Promise<CatalogFigures>;
}

const hourMs = 60 * 60 * 1_000;
const itemSchema = z.object({ time: z.number(), data: catalogFiguresSchema });

export const catalogFiguresStore = (table: AppTable, clock: Clock): CatalogFiguresStore => {
  const keep = async (): Promise<CatalogFigures> => {
    // Before the reading: of two that count at once, the one that began later has seen the changes of both.
    const time = clock();
    const brands = (await readBrands(table)).map(countedBrand);
    const shoes = await Promise.all(brands.map(({ record: { id } }) => readProducts(table, id)));
    const data = catalogFiguresOf(brands, shoes.flat());
    const put = new PutCommand({
      TableName: table.name,
      Item: { ...figuresKey, type: 'CatalogFigures', time, data },
      ConditionExpression: 'attribute_not_exists(pk) OR #time <= :time',
      ExpressionAttributeNames: { '#time': 'time' },
      ExpressionAttributeValues: { ':time': time },
    });
    await table.client.send(put).catch(falseOnConditionFailure);
    return data;
  };

  return {
    keep,

    async read() {
      // Figures of another release may have another form.
      const kept = itemSchema.safeParse(await readItem(table, figuresKey));
      return kept.success && kept.data.time > clock() - hourMs ? kept.data.data : keep();
    },
  };
};
