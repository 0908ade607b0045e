import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Figures, figuresSchema } from '../model/figures.ts';
import { figuresKey } from './keys.ts';

export interface FiguresStore {
  /** By campaign, as far as they were ever counted. */
  of(ids: readonly string[]): Promise<Map<string, Figures>>;
  keep(id: string, figures: Figures): Promise<void>;
}

const itemsSchema = z.array(z.object({ id: z.string(), data: figuresSchema }));

export const figuresStore = (table: AppTable): FiguresStore => ({
  async of(ids) {
    const items = itemsSchema.parse(await readItems(table, ids.map(figuresKey)));
    return new Map(items.map(({ id, data }) => [id, data]));
  },
  async keep(id, data) {
    const Item = { ...figuresKey(id), type: 'CampaignFigures', id, data };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});
