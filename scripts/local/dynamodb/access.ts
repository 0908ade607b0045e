import type { Wanted } from '../iam/authorizer.ts';
import { arn } from '../template/environment.ts';
import type { Input } from './dynalite.ts';

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

/** What a DynamoDB call must be allowed: its action on the table, or on the index that it reads. */
export const dynamoDbAccess = (operation: string, input: Input): Wanted[] => {
  if (operation.startsWith('Transact')) {
    return transactionParts(input.TransactItems).map(([kind, part]) => ({
      action: `dynamodb:${transactionActions[kind] ?? kind}`,
      resource: tableArn(part.TableName),
    }));
  }
  const action = `dynamodb:${operation}`;
  if (operation === 'ListTables') return [{ action, resource: '*' }];
  if (operation.startsWith('Batch')) {
    return Object.keys(input.RequestItems ?? {}).map((name) => ({ action, resource: tableArn(name) }));
  }
  const index = input.IndexName === undefined ? '' : `/index/${String(input.IndexName)}`;
  return [{ action, resource: tableArn(input.TableName) + index }];
};
