import type { Wanted } from '../iam/authorizer.ts';
import type { Context } from '../iam/conditions.ts';
import { arn } from '../template/environment.ts';
import type { Input } from './dynalite.ts';

/** The name of a table's partition key; undefined for a table that there is not. */
type PartitionKeyOf = (table: string) => string | undefined;

const tableArn = (name: unknown): string => arn('dynamodb', `table/${String(name)}`);

/** IAM has no TransactWriteItems: each part needs the permission of its own kind. */
const transactionActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const transactionParts = (items: unknown): [string, Input][] =>
  Array.isArray(items) ? items.flatMap((item) => Object.entries<Input>(item)) : [];

const textOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).map(String) : [];

/** The partitions of the given keys or items. */
const partitionsOf = (table: string, keys: unknown[], partitionKeyOf: PartitionKeyOf): string[] => {
  const name = partitionKeyOf(table);
  if (name === undefined) return [];
  return keys.flatMap((key) => textOf((key as Record<string, unknown> | undefined)?.[name]));
};

/** The values that a call's conditions see. If no partition is known, the key is missing. */
const leadingKeys = (partitions: string[]): Context => ({ 'dynamodb:leadingkeys': [...new Set(partitions)] });

/**
 * The partition that a query of the table asks for: the placeholder behind `pk =` in its expression. For a query of an
 * index nothing is returned, because AWS does not document what the condition key holds then.
 */
const queriedPartition = (input: Input, partitionKeyOf: PartitionKeyOf): string[] => {
  const name = partitionKeyOf(String(input.TableName));
  if (input.IndexName !== undefined || name === undefined) return [];
  const names = (input.ExpressionAttributeNames ?? {}) as Record<string, string>;
  const values = (input.ExpressionAttributeValues ?? {}) as Record<string, unknown>;
  const comparisons = String(input.KeyConditionExpression).matchAll(/([#\w]+)\s*=\s*(:\w+)/g);
  return [...comparisons].flatMap(([, attribute = '', value = '']) =>
    (names[attribute] ?? attribute) === name ? textOf(values[value]) : [],
  );
};

/** For `BatchGetItem` and `BatchWriteItem`, by table: the items that are read, or put and deleted. */
const batchKeys = (request: unknown): unknown[] => {
  if (!Array.isArray(request)) return ((request as Input | undefined)?.Keys as unknown[] | undefined) ?? [];
  return request.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key);
};

/**
 * AWS does not document which partitions a condition sees for one write of a transaction: its own, those of all writes,
 * or none. A call must be allowed in each of the three readings.
 */
const transactionAccess = (items: unknown, partitionKeyOf: PartitionKeyOf): Wanted[] => {
  const parts = transactionParts(items).map(([kind, part]) => ({
    action: `dynamodb:${transactionActions[kind] ?? kind}`,
    resource: tableArn(part.TableName),
    partitions: partitionsOf(String(part.TableName), [part.Item ?? part.Key], partitionKeyOf),
  }));
  const all = parts.flatMap(({ partitions }) => partitions);
  return parts.flatMap(({ action, resource, partitions }) =>
    [partitions, all, []].map((seen) => ({ action, resource, context: leadingKeys(seen) })),
  );
};

/** The permissions that a DynamoDB call needs: its action on the table, or on the index that it reads. */
export const dynamoDbAccess = (operation: string, input: Input, partitionKeyOf: PartitionKeyOf): Wanted[] => {
  if (operation === 'TransactWriteItems') return transactionAccess(input.TransactItems, partitionKeyOf);
  const action = `dynamodb:${operation}`;
  if (operation.startsWith('Batch')) {
    return Object.entries(input.RequestItems ?? {}).map(([name, request]) => ({
      action,
      resource: tableArn(name),
      context: leadingKeys(partitionsOf(name, batchKeys(request), partitionKeyOf)),
    }));
  }
  const index = input.IndexName === undefined ? '' : `/index/${String(input.IndexName)}`;
  const resource = tableArn(input.TableName) + index;
  const partitions =
    operation === 'Query'
      ? queriedPartition(input, partitionKeyOf)
      : partitionsOf(String(input.TableName), [input.Item ?? input.Key], partitionKeyOf);
  return [{ action, resource, context: leadingKeys(partitions) }];
};
