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
  Get: 'GetItem',
};

const transactionParts = (items: unknown): [string, Input][] =>
  Array.isArray(items) ? items.flatMap((item) => Object.entries<Input>(item)) : [];

/**
 * The partitions that a call names by key: `dynamodb:LeadingKeys` of its conditions. Queries name theirs in an expression,
 * which is not read: a condition on the leading keys of queries finds none here.
 */
const leadingKeys = (table: string, keys: unknown[], partitionKeyOf: PartitionKeyOf): Context => {
  const name = partitionKeyOf(table);
  const values = keys.flatMap((key) => {
    const value = name === undefined ? undefined : (key as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'object' && value !== null ? Object.values(value).map(String) : [];
  });
  return { 'dynamodb:leadingkeys': [...new Set(values)] };
};

/** Of `BatchGetItem` and `BatchWriteItem`, by table: what is read, or put and deleted. */
const batchKeys = (request: unknown): unknown[] => {
  if (!Array.isArray(request)) return ((request as Input | undefined)?.Keys as unknown[] | undefined) ?? [];
  return request.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key);
};

/** What a DynamoDB call must be allowed: its action on the table, or on the index that it reads. */
export const dynamoDbAccess = (operation: string, input: Input, partitionKeyOf: PartitionKeyOf): Wanted[] => {
  const context = (table: unknown, keys: unknown[]) => leadingKeys(String(table), keys, partitionKeyOf);
  if (operation.startsWith('Transact')) {
    return transactionParts(input.TransactItems).map(([kind, part]) => ({
      action: `dynamodb:${transactionActions[kind] ?? kind}`,
      resource: tableArn(part.TableName),
      context: context(part.TableName, [part.Item ?? part.Key]),
    }));
  }
  const action = `dynamodb:${operation}`;
  if (operation === 'ListTables') return [{ action, resource: '*' }];
  if (operation.startsWith('Batch')) {
    return Object.entries(input.RequestItems ?? {}).map(([name, request]) => ({
      action,
      resource: tableArn(name),
      context: context(name, batchKeys(request)),
    }));
  }
  const index = input.IndexName === undefined ? '' : `/index/${String(input.IndexName)}`;
  const resource = tableArn(input.TableName) + index;
  return [{ action, resource, context: context(input.TableName, [input.Item ?? input.Key]) }];
};
