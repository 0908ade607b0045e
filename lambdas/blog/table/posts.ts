import * as z from 'zod/mini';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type PostRecord, postRecordSchema } from '../post.ts';
import { postKey } from './keys.ts';
import { readBatch, readItem } from './read-items.ts';

const postItemSchema = z.object({ data: postRecordSchema });

export const readPost = async (table: AppTable, id: string): Promise<PostRecord | undefined> =>
  z.optional(postItemSchema).parse(await readItem(table, postKey(id)))?.data;

/** As BatchGetItem allows. */
const batchSize = 100;

/** In the order of `ids`, each of which is there once; those that are gone are left out. */
export const readPosts = async (table: AppTable, ids: readonly string[]): Promise<PostRecord[]> => {
  const posts = new Map<string, PostRecord>();
  for (let start = 0; start < ids.length; start += batchSize) {
    const items = await readBatch(table, ids.slice(start, start + batchSize).map(postKey));
    for (const { data } of z.array(postItemSchema).parse(items)) posts.set(data.id, data);
  }
  return ids.flatMap((id) => posts.get(id) ?? []);
};
