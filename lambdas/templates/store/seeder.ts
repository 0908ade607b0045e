import type { Clock } from '#lambdas/platform/clock.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { Conflict } from '#lambdas/platform/retry-on-conflict.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TemplateRecord } from '../model/template.ts';
import { seedMarkKey } from './keys.ts';
import { templatesStore } from './templates-store.ts';

/** Adds only what was never there, so an administrator's edits and deletions survive every seeding. */
export interface TemplatesSeeder {
  /** Whether it was added. */
  addIfNew(template: Pick<TemplateRecord, 'id' | 'name' | 'category' | 'texts'>): Promise<boolean>;
}

export const templatesSeeder = (table: AppTable, clock: Clock): TemplatesSeeder => ({
  async addIfNew({ id, name, category, texts }) {
    if ((await readItem(table, seedMarkKey(id))) !== undefined) return false;
    const record = { id, version: 1, name, category, texts, updated: nowOf({ clock }) };
    const mark = { TableName: table.name, Item: { ...seedMarkKey(id), type: 'TemplateSeedMark' } };
    try {
      await templatesStore(table).add(record, [{ Put: mark }]);
      return true;
    } catch (error) {
      // Another seeding was faster.
      if (error instanceof Conflict) return false;
      throw error;
    }
  },
});
