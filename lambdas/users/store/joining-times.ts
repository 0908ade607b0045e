import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

export interface JoiningTimes {
  times: string[];
  /** Where there are too many to read: those before this time are missing. */
  since?: string | undefined;
}

/** How many users are counted at most: entries are small, so they cost about what a page of users does. */
const limit = 2_000;

const entriesSchema = z.array(z.object({ sk: z.string() }));
const timeOf = ({ sk }: { sk: string }): string => sk.split('#')[0] ?? '';

/** When the users of the list joined, newest first; read from the list's keys alone. */
export const readJoiningTimes = async (table: AppTable, from: string): Promise<JoiningTimes> => {
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: { ':pk': partitions.users, ':from': from },
      ProjectionExpression: 'sk',
      ScanIndexForward: false,
      Limit: itemsToRead(limit),
    }),
  );
  const { shown, last } = pageOf(entriesSchema.parse(Items), limit);
  return { times: shown.map(timeOf), since: last && timeOf(last) };
};
