import { DescribeTableCommand, type TableDescription } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { tableSize } from '#lambdas/platform/table/table-size.ts';

/** A table that AWS describes in this way. */
const described = (Table?: TableDescription) => {
  const send = async (command: unknown) => {
    expect(command).toBeInstanceOf(DescribeTableCommand);
    return { Table };
  };
  return { name: 'table', client: { send } } as unknown as AppTable;
};

it('a table is as large as its items and its indexes, and nothing before AWS has measured it [Q-036]', async () => {
  const GlobalSecondaryIndexes = [{ IndexSizeBytes: 300 }, { IndexSizeBytes: 20 }, {}];
  const measured = described({ ItemCount: 41, TableSizeBytes: 5_000, GlobalSecondaryIndexes });
  expect(await tableSize(measured)).toEqual({ items: 41, bytes: 5_320 });
  expect(await tableSize(described({}))).toEqual({ items: 0, bytes: 0 });
});
