import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogEditor } from '../blog-editor.ts';
import { postKey, postRank } from './keys.ts';
import { readPosts } from './posts.ts';

const rankedSchema = z.array(z.object({ gsi2sk: z.string() }));
const positionOf = (rank: string) => {
  const [updated = '', id = ''] = rank.split('#');
  return { updated, id };
};

/** The index gives the order, the table the records: what has just been edited is seen as edited. */
export const listAllPosts = async (
  table: AppTable,
  { limit, after }: Parameters<BlogEditor['posts']>[0],
): ReturnType<BlogEditor['posts']> => {
  const { Items } = await table.getDocumentClient().send(
    new QueryCommand({
      TableName: table.getName(),
      IndexName: 'gsi2',
      KeyConditionExpression: 'gsi2pk = :posts',
      ExpressionAttributeValues: { ':posts': 'POSTS' },
      ProjectionExpression: 'gsi2sk',
      ScanIndexForward: false,
      // One more than asked tells whether there is a next page, without a cursor that leads to an empty one.
      Limit: limit + 1,
      ...(after ? { ExclusiveStartKey: { ...postKey(after.id), gsi2pk: 'POSTS', gsi2sk: postRank(after) } } : {}),
    }),
  );
  const ranked = rankedSchema.parse(Items).map(({ gsi2sk }) => positionOf(gsi2sk));
  const shown = ranked.slice(0, limit);
  return {
    items: await readPosts(
      table,
      shown.map(({ id }) => id),
    ),
    next: ranked.length > limit ? shown.at(-1) : undefined,
  };
};
