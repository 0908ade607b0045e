import * as z from 'zod/mini';
import { readItem, readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type PostRecord, postRecordSchema } from '../model/post.ts';
import { postKey } from './keys.ts';

const postItemSchema = z.object({ data: postRecordSchema });

export const readPost = async (table: AppTable, id: string): Promise<PostRecord | undefined> =>
  z.optional(postItemSchema).parse(await readItem(table, postKey(id)))?.data;

/** In the order of `ids`, without repetition; deleted posts are left out. */
export const readPosts = async (table: AppTable, ids: readonly string[]): Promise<PostRecord[]> => {
  const items = z.array(postItemSchema).parse(await readItems(table, ids.map(postKey)));
  const posts = new Map(items.map(({ data }) => [data.id, data]));
  return ids.flatMap((id) => posts.get(id) ?? []);
};
