import { item, key } from '../../support/dynamodb.ts';
import { areRefused, N, type Refused, S, writes } from '../../support/refusals.ts';

const TableName = 'things';
const ConditionExpression = 'attribute_exists(pk)';
const put = (sk: string) => ({ PutRequest: { Item: item(sk) } });
const together = (...TransactItems: object[]): Refused[1] => ['TransactWriteItems', { TransactItems }];
const several = <T>(count: number, one: (sk: string) => T) =>
  Array.from({ length: count }, (_none, index) => one(String(index)));

/** Each way to name an item in a transaction, by a wrong key. */
const byKey = (what: string, sk: object, words: string): Refused[] => {
  const Key = { pk: S('p'), sk };
  return [
    [`an update by ${what}`, together({ Update: { TableName, Key, UpdateExpression: 'REMOVE a' } }), words],
    [`a deletion by ${what}`, together({ Delete: { TableName, Key } }), words],
    [`a check by ${what}`, together({ ConditionCheck: { TableName, Key, ConditionExpression } }), words],
  ];
};

areRefused({
  'writes in batches': [
    ['of one key twice', writes(put('a'), put('a')), 'contains duplicates'],
    ['of one key, put and deleted', writes(put('a'), { DeleteRequest: { Key: key('a') } }), 'contains duplicates'],
    ['of 26 items', writes(...several(26, put)), 'less than or equal to 25'],
    ['of no item', writes(), 'greater than or equal to 1'],
    ['to no table', ['BatchWriteItem', { RequestItems: { nowhere: [put('a')] } }], 'Requested resource not found'],
  ],
  transactions: [
    ['of 101 parts', together(...several(101, (sk) => ({ Put: { TableName, Item: item(sk) } }))), 'or equal to 100'],
    [
      'with a part of two kinds',
      together({ Put: { TableName, Item: item('a') }, Delete: { TableName, Key: key('b') } }),
      'can only contain one of',
    ],
    [
      'with a check and a write of one item',
      together(
        { Put: { TableName, Item: item('a') } },
        { ConditionCheck: { TableName, Key: key('a'), ConditionExpression } },
      ),
      'multiple operations on one item',
    ],
    ['with a part of no table', together({ Put: { Item: item('a') } }), 'must not be null'],
    [
      'with a malformed condition',
      together({ Delete: { TableName, Key: key('a'), ConditionExpression: 'a ==' } }),
      'Syntax error',
    ],
    ...byKey('an empty key', S(''), 'cannot contain an empty string value. Key: sk'),
    ...byKey('a key of another type', N('5'), 'does not match the schema'),
  ],
});
