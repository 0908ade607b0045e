import { item, key } from '../../support/dynamodb.ts';
import { areRefused, get, N, put, S, update } from '../../support/refusals.ts';

const x = { ':v': S('x') };
const one = { ':v': N('1') };

areRefused({
  keys: [
    ['without the sort key', get({ pk: S('p') }), 'does not match the schema'],
    ['with one attribute more', get({ ...key('a'), x: S('y') }), 'does not match the schema'],
    ['of another type', get({ pk: S('p'), sk: N('1') }), 'does not match the schema'],
    ['of an item without its sort key', put({ pk: S('p') }), 'Missing the key sk'],
    ['that an update would change', update('SET sk = :v', x), 'This attribute is part of the key'],
    ['of a table that there is not', get(key('a'), { TableName: 'nowhere' }), 'Requested resource not found'],
  ],
  'names and values': [
    ['a name that is not given', update('SET #a = :v', x), 'attribute name used in the document path is not defined'],
    ['a value that is not given', update('SET a = :v'), 'attribute value used in expression is not defined'],
    ['a name too many', update('SET a = :v', x, { ExpressionAttributeNames: { '#b': 'b' } }), 'unused in expressions'],
    ['a value too many', update('SET a = :v', { ...x, ':w': S('x') }), 'unused in expressions: keys: {:w}'],
    ['names of nothing', get(key('a'), { ExpressionAttributeNames: { '#a': 'a' } }), 'only be specified when using'],
    ['no values', update('REMOVE a', {}, { ExpressionAttributeValues: {} }), 'must not be empty'],
    ['a reserved word', update('SET name = :v', x), 'reserved keyword: name'],
    ['the reserved word of the expiry', update('SET ttl = :v', one), 'reserved keyword: ttl'],
    ['an empty value', update('SET a = :v', { ':v': {} }), 'Supplied AttributeValue is empty'],
    ['a value of two types', put(item('a', { n: { N: '1', S: 'x' } })), 'more than one datatypes set'],
    ['a number that is none', put(item('a', { n: N('one') })), 'cannot be converted to a numeric value'],
    ['a number of 39 digits', put(item('a', { n: N('1'.repeat(39)) })), 'more than 38 significant digits'],
    ['an empty set', put(item('a', { s: { SS: [] } })), 'may not be empty'],
  ],
  updates: [
    ['of nothing', update(''), 'The expression can not be empty'],
    ['of one path twice', update('SET a = :v REMOVE a', x), 'Two document paths overlap'],
    ['of a path and one in it', update('SET a.b = :v, a = :v', x), 'Two document paths overlap'],
    ['with one clause twice', update('SET a = :v SET b = :v', x), 'The "SET" section can only be used once'],
    ['in a map that there is not', update('SET gone.b = :v', x), 'provided in the update expression is invalid'],
    ['by arithmetic with nothing', update('SET a = gone + :v', one), 'refers to an attribute that does not exist'],
    ['by arithmetic with a text', update('SET a = note + :v', one), 'has an incorrect data type'],
    ['that add a text', update('ADD a :v', x), 'Incorrect operand type for operator or function; operator: ADD'],
    ['that add to a text', update('ADD note :v', one), 'has an incorrect data type'],
    ['that delete a number', update('DELETE a :v', one), 'Incorrect operand type'],
    ['that append to a text', update('SET note = list_append(note, :v)', { ':v': { L: [] } }), 'incorrect data type'],
    ['a put that returns the new item', put(item('a'), { ReturnValues: 'ALL_NEW' }), 'only be ALL_OLD or NONE'],
    [
      'a deletion that returns updates',
      ['DeleteItem', { Key: key('a'), ReturnValues: 'UPDATED_OLD' }],
      'only be ALL_OLD or NONE',
    ],
  ],
});
