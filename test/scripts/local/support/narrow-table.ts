import { item, key, openThings, withIndex } from './dynamodb.ts';

const narrow = {
  ...withIndex,
  indexes: withIndex.indexes.map((index) => ({
    ...index,
    Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: ['note'] },
  })),
};

/** Hebrew letters have two bytes. */
export const hebrew = (bytes: number) => 'א'.repeat(bytes / 2);

/** The table whose index holds some attributes only, and the calls that are made of it. */
export const openNarrow = async () => {
  const { call } = await openThings(narrow);
  return {
    call,
    put: (more: Record<string, unknown>, rest: object = {}) => call('PutItem', { Item: item('a', more), ...rest }),
    update: (UpdateExpression: string, values: object, rest: object = {}) =>
      call('UpdateItem', { Key: key('a'), UpdateExpression, ExpressionAttributeValues: values, ...rest }),
    inIndex: (more: object = {}) =>
      call('Query', {
        IndexName: 'byHolder',
        KeyConditionExpression: 'holder = :h',
        ExpressionAttributeValues: { ':h': { S: 'x' } },
        ...more,
      }),
    ofPartition: ({ values, ...more }: { values?: object; [parameter: string]: unknown } = {}) =>
      call('Query', {
        KeyConditionExpression: 'pk = :p',
        ExpressionAttributeValues: { ':p': { S: 'p' }, ...values },
        ...more,
      }),
  };
};
