import { onTestFinished } from 'vitest';
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';
import { definition, withIndex } from './definitions.ts';

export { definition, withIndex };

export const item = (sk: string, more: Record<string, unknown> = {}) => ({ pk: { S: 'p' }, sk: { S: sk }, ...more });
export const key = (sk: string) => ({ pk: { S: 'p' }, sk: { S: sk } });

/** The stand-in in memory, or over a folder, with the table `things`. */
export const openThings = async (table = definition, folder?: string) => {
  const dynamoDb = await openDynamoDb({ folder });
  let open = true;
  const close = async () => {
    if (open) await dynamoDb.close();
    open = false;
  };
  onTestFinished(close);
  const { created } = await dynamoDb.ensureTable(table);
  const call = (operation: string, input: object) => dynamoDb.perform(operation, { TableName: table.name, ...input });
  const sortKeys = async (query: object = {}) => {
    const { Items } = await call('Scan', query);
    return (Items as { sk: { S: string } }[]).map(({ sk }) => sk.S).sort();
  };
  return { dynamoDb, created, close, call, sortKeys };
};
