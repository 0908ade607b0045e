import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import type { AppTable } from './table.ts';

/** The items of a table, and its bytes with its indexes, as AWS measured them some hours ago; 0 where it has not done so yet. */
export const tableSize = async ({ client, name: TableName }: AppTable): Promise<{ items: number; bytes: number }> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const indexes = (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexSizeBytes }) => IndexSizeBytes ?? 0);
  const bytes = indexes.reduce((sum, each) => sum + each, Table?.TableSizeBytes ?? 0);
  return { items: Table?.ItemCount ?? 0, bytes };
};
