import { key } from '../../support/dynamodb.ts';
import { areRefused, get, N, query, reads, remove, S } from '../../support/refusals.ts';

const notAtAll = 'Incorrect operand type for operator or function';
const twoTexts = { ':v': S('b'), ':w': S('a') };
const manyKeys = Array.from({ length: 101 }, (_none, index) => key(String(index)));

areRefused({
  conditions: [
    ['an order of maps', remove('a < :v', { ':v': { M: {} } }), notAtAll],
    ['an order of flags', remove('NOT (a BETWEEN :v AND :v)', { ':v': { BOOL: true } }), notAtAll],
    ['an order of lists', query('pk = :p', { ':v': { L: [] } }, { FilterExpression: 'a >= :v' }), notAtAll],
    ['the beginning of a number', remove('begins_with(a, :v)', { ':v': N('1') }), notAtAll],
    ['bounds in the wrong order', remove('a BETWEEN :v AND :w', twoTexts), 'upper bound to be greater than or equal'],
    ['bounds of two types', remove('a BETWEEN :v AND :w', { ...twoTexts, ':w': N('1') }), 'same data type'],
    ['a function that there is not', remove('exists(a)'), 'Invalid function name; function: exists'],
    ['a function of too much', remove('attribute_exists(a, b)'), 'Incorrect number of operands'],
    [
      'a type that there is not',
      remove('attribute_type(a, :v)', { ':v': S('X') }),
      'Invalid attribute type name found',
    ],
    ['a thing compared to itself', remove('a = a'), 'The first operand must be distinct from the remaining operands'],
    ['redundant parentheses', remove('((attribute_exists(a)))'), 'redundant parentheses'],
    [
      'a function compared',
      remove('attribute_exists(a) = :v', { ':v': { BOOL: true } }),
      'not allowed to be used this way',
    ],
  ],
  queries: [
    ['of no partition', ['Query', { ...query('sk = :p')[1] }], 'missed key schema element: pk'],
    [
      'of two partitions',
      query('pk = :p OR pk = :q', { ':q': S('q') }),
      'Invalid operator used in KeyConditionExpression: OR',
    ],
    ['of the beginning of a partition', query('begins_with(pk, :p)'), 'Query key condition not supported'],
    [
      'of all but one',
      query('pk = :p AND sk <> :s', { ':s': S('a') }),
      'Invalid operator used in KeyConditionExpression: <>',
    ],
    ['by an attribute of no key', query('pk = :p AND a = :s', { ':s': S('a') }), 'missed key schema element: sk'],
    ['of a number for a text', query('pk = :p', { ':p': N('1') }), 'does not match schema type'],
    [
      'filtered by the key',
      query('pk = :p', {}, { FilterExpression: 'sk > :p' }),
      'only contain non-primary key attributes',
    ],
    ['of no items', query('pk = :p', {}, { Limit: 0 }), 'greater than or equal to 1'],
    ['of an index that there is not', query('pk = :p', {}, { IndexName: 'none' }), 'does not have the specified index'],
    [
      'bounds in the wrong order',
      query('pk = :p AND sk BETWEEN :v AND :w', twoTexts),
      'upper bound to be greater than or equal',
    ],
    [
      'from a key without its sort key',
      query('pk = :p', {}, { ExclusiveStartKey: { pk: S('p') } }),
      'starting key is invalid',
    ],
    [
      'from another partition',
      query('pk = :p', {}, { ExclusiveStartKey: { ...key('a'), pk: S('q') } }),
      'outside query boundaries',
    ],
    [
      'from outside of the range',
      query('pk = :p AND begins_with(sk, :s)', { ':s': S('b') }, { ExclusiveStartKey: key('c') }),
      'does not match the range key predicate',
    ],
    [
      'of an index from a key without its own',
      query('holder = :p', {}, { IndexName: 'byHolder', ExclusiveStartKey: key('a') }),
      'starting key is invalid',
    ],
  ],
  'reads in batches': [
    ['of one key twice', reads([key('a'), key('a')]), 'contains duplicates'],
    ['of 101 keys', reads(manyKeys), 'less than or equal to 100'],
    ['of no key', reads([]), 'greater than or equal to 1'],
    ['of no table', ['BatchGetItem', { RequestItems: {} }], 'greater than or equal to 1'],
    ['of a key without its sort key', reads([{ pk: S('p') }]), 'does not match the schema'],
  ],
  projections: [
    ['of one path twice', get(key('a'), { ProjectionExpression: 'a, a' }), 'Two document paths overlap'],
    ['of a path and one in it', get(key('a'), { ProjectionExpression: 'a.b, a' }), 'Two document paths overlap'],
    [
      'of one attribute by two names',
      reads([key('a')], { ProjectionExpression: '#a, a', ExpressionAttributeNames: { '#a': 'a' } }),
      'Two document paths overlap',
    ],
    ['of a reserved word', query('pk = :p', {}, { ProjectionExpression: 'data' }), 'reserved keyword: data'],
  ],
});
