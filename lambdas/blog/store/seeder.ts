import * as z from 'zod/mini';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { type BlogEditor, blogEditingStore } from './editing-store.ts';
import { seedMarkKey, seedMarkPartition } from './keys.ts';

const marksSchema = z.array(z.object({ sk: z.string() }));

/** Adds only what was never added before, so an administrator's edits and deletions stay. */
export interface BlogSeeder extends Pick<BlogEditor, 'addCategory' | 'category' | 'commit'> {
  /** Reports whether an earlier seeding has added an item. */
  wasSeeded(): Promise<(kind: 'CATEGORY' | 'POST', id: string) => boolean>;
  /** The write that records the seeding. */
  mark(kind: 'CATEGORY' | 'POST', id: string): TransactionWrite;
}

/** The blog's table as `seedBlog` writes to it. */
export const blogSeeder = (table: AppTable): BlogSeeder => ({
  ...blogEditingStore(table),
  async wasSeeded() {
    const marks = new Set(marksSchema.parse(await readPartition(table, { pk: seedMarkPartition })).map(({ sk }) => sk));
    return (kind, id) => marks.has(seedMarkKey(kind, id).sk);
  },
  mark: (kind, id) => ({
    Put: { TableName: table.name, Item: { ...seedMarkKey(kind, id), type: 'BlogSeedMark' } },
  }),
});
