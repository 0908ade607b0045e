import { setTimeout as pause } from 'node:timers/promises';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Input } from './dynalite.ts';
import type { TableDefinition } from './table-properties.ts';

type Perform = (operation: string, input: Input) => Promise<Input>;

const isMissing = (error: unknown): boolean => error instanceof AwsError && error.type === 'ResourceNotFoundException';

const tableAt = async (perform: Perform, TableName: string): Promise<Input | undefined> => {
  try {
    return (await perform('DescribeTable', { TableName })).Table as Input;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The shape by which two tables are the same: their key and their indexes. */
const shapeOf = (keySchema: unknown, indexes: { IndexName: string; KeySchema: unknown }[]): string =>
  JSON.stringify([keySchema, indexes.map(({ IndexName, KeySchema }) => [IndexName, KeySchema]).sort()]);

const requireShape = (table: Input, { name, keySchema, indexes }: TableDefinition): void => {
  const found = shapeOf(table.KeySchema, (table.GlobalSecondaryIndexes ?? []) as typeof indexes);
  if (found === shapeOf(keySchema, indexes)) return;
  throw new Error(
    `The table ${name} of the other server has another key or other indexes: delete it there, or start anew`,
  );
};

/** Makes a table on the other server as the template has it. One that is there stays, and must have the same shape. */
export const ensureRemoteTable = async (
  perform: Perform,
  definition: TableDefinition,
): Promise<{ created: boolean }> => {
  const { name, keySchema, attributes, indexes } = definition;
  const existing = await tableAt(perform, name);
  if (existing !== undefined) {
    requireShape(existing, definition);
    return { created: false };
  }
  await perform('CreateTable', {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema,
    AttributeDefinitions: attributes,
    ...(indexes.length === 0
      ? {}
      : {
          GlobalSecondaryIndexes: indexes.map(({ IndexName, KeySchema, Projection }) => ({
            IndexName,
            KeySchema,
            Projection,
          })),
        }),
  });
  while ((await tableAt(perform, name))?.TableStatus !== 'ACTIVE') await pause(50);
  return { created: true };
};
