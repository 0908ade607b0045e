import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import type { AppTable } from './table.ts';

/** Bytes of a table with its indexes, as AWS measured them some hours ago; undefined where it has not done so yet. */
export const tableSize = async ({ client, name: TableName }: AppTable): Promise<number | undefined> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const indexes = (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexSizeBytes }) => IndexSizeBytes ?? 0);
  const bytes = indexes.reduce((sum, each) => sum + each, Table?.TableSizeBytes ?? 0);
  return bytes > 0 ? bytes : undefined;
};
