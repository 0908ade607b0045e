import { beforeAll, describe, expect, it } from 'vitest';
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';
import { item, key, withIndex } from './dynamodb.ts';

type Values = Record<string, object>;
type Call = [operation: string, input: Record<string, unknown>];
/** The fault of a request, the request, and words of the refusal. */
export type Refused = [what: string, call: Call, words: string];

export const S = (text: string) => ({ S: text });
export const N = (number: string) => ({ N: number });
const valuesOf = (values: Values) => (Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {});

export const get = (Key: object, more: object = {}): Call => ['GetItem', { Key, ...more }];
export const put = (Item: object, more: object = {}): Call => ['PutItem', { Item, ...more }];
export const update = (UpdateExpression: string, values: Values = {}, more: object = {}): Call => [
  'UpdateItem',
  { Key: key('a'), UpdateExpression, ...valuesOf(values), ...more },
];
/** A deletion under a condition. */
export const remove = (ConditionExpression: string, values: Values = {}): Call => [
  'DeleteItem',
  { Key: key('a'), ConditionExpression, ...valuesOf(values) },
];
/** `:p` is the partition. */
export const query = (KeyConditionExpression: string, values: Values = {}, more: object = {}): Call => [
  'Query',
  { KeyConditionExpression, ExpressionAttributeValues: { ':p': S('p'), ...values }, ...more },
];
export const reads = (Keys: object[], more: object = {}): Call => [
  'BatchGetItem',
  { RequestItems: { things: { Keys, ...more } } },
];
export const writes = (...things: object[]): Call => ['BatchWriteItem', { RequestItems: { things } }];

interface Refusal extends Error {
  body?: { message: string };
  members?: { CancellationReasons?: { Message?: string }[] };
}
/** The words about a request, or about the first part of a transaction. */
const wordsOf = ({ message, body, members }: Refusal): string =>
  members?.CancellationReasons?.[0]?.Message ?? body?.message ?? message;

/** Makes each request of a table with an item `a`, whose `note` is a text. */
export const areRefused = (cases: Record<string, Refused[]>): void => {
  let perform: (...call: Call) => Promise<unknown>;
  beforeAll(async () => {
    const dynamoDb = await openDynamoDb();
    await dynamoDb.ensureTable(withIndex);
    perform = async (operation, input) =>
      dynamoDb.perform(operation, operation.startsWith('Transact') ? input : { TableName: 'things', ...input });
    await perform(...put(item('a', { note: S('x') })));
    return dynamoDb.close;
  });

  describe.each(Object.entries(cases))('%s that are refused:', (_kind, each) => {
    it.each(each)('%s', async (_what, call, words) => {
      expect(await perform(...call).then(() => 'not refused', wordsOf)).toContain(words);
    });
  });
};
