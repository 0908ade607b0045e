import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { inPartition, readItem, readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type PostRecord, postRecordSchema } from '../model/post.ts';
import type { PostListPage, PostPage } from '../model/post-list.ts';
import { allPosts, allPostsKey, positionOf, postKey } from './keys.ts';

const postItemSchema = z.object({ data: postRecordSchema });

export const readPost = async (table: AppTable, id: string): Promise<PostRecord | undefined> =>
  z.optional(postItemSchema).parse(await readItem(table, postKey(id)))?.data;

/** In the order of `ids`, without repetition; deleted posts are left out. */
export const readPosts = async (table: AppTable, ids: readonly string[]): Promise<PostRecord[]> => {
  const items = z.array(postItemSchema).parse(await readItems(table, ids.map(postKey)));
  const posts = new Map(items.map(({ data }) => [data.id, data]));
  return ids.flatMap((id) => posts.get(id) ?? []);
};

const entriesSchema = z.array(z.object({ sk: z.string() }));

/** Both reads are consistent, so a new post is listed at once, and each post with its latest edit. */
export const listAllPosts = async (table: AppTable, { limit, after }: PostListPage): Promise<PostPage> => {
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...inPartition({ pk: allPosts }),
      ConsistentRead: true,
      ProjectionExpression: 'sk',
      ScanIndexForward: false,
      Limit: itemsToRead(limit),
      ...(after ? { ExclusiveStartKey: allPostsKey(after) } : {}),
    }),
  );
  const { shown, last } = pageOf(entriesSchema.parse(Items).map(positionOf), limit);
  return {
    items: await readPosts(
      table,
      shown.map(({ id }) => id),
    ),
    next: last,
  };
};
