import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { inPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogEditor } from './blog-editor.ts';
import { allPosts, allPostsKey, positionOf } from './keys.ts';
import { readPosts } from './posts.ts';

const entriesSchema = z.array(z.object({ sk: z.string() }));

/** Both reads are consistent, so a new post is listed at once, and each post with its latest edit. */
export const listAllPosts = async (
  table: AppTable,
  { limit, after }: Parameters<BlogEditor['posts']>[0],
): ReturnType<BlogEditor['posts']> => {
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...inPartition({ pk: allPosts }),
      ConsistentRead: true,
      ProjectionExpression: 'sk',
      ScanIndexForward: false,
      // Reads one post more than asked: it tells whether there is a next page, so that no cursor leads to an empty one.
      Limit: limit + 1,
      ...(after ? { ExclusiveStartKey: allPostsKey(after) } : {}),
    }),
  );
  const entries = entriesSchema.parse(Items).map(positionOf);
  const shown = entries.slice(0, limit);
  return {
    items: await readPosts(
      table,
      shown.map(({ id }) => id),
    ),
    next: entries.length > limit ? shown.at(-1) : undefined,
  };
};
