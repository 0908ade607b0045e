import { describe, expect, it } from 'vitest';
import { rolesOfProduct } from './roles.ts';

const { may, mainTable: TableName, auditTable } = await rolesOfProduct();

/** A partition of each kind that the table has. */
const samples = {
  catalogue: ['BRANDS', 'BRAND#bloch', 'PRODUCT#elite', 'DELETED'],
  blog: ['POST#1', 'SLUG#first', 'BLOG#he', 'BLOG_VERSION', 'BLOG_CATEGORIES'],
  people: ['USER#1', 'USERNAME#dancer', 'EMAIL#a@b.example', 'USER_WORD#d', 'GROUP#vip', 'COUNT'],
  logIns: ['CHALLENGE#1', 'ATTEMPTS#password#1'],
  botCheck: ['BOT_CHECK#1'],
  replies: ['IDEMPOTENCY'],
  rendering: ['RENDER'],
};
const kinds = Object.keys(samples) as (keyof typeof samples)[];

const reads = (pk: string) => {
  const Key = { pk: { S: pk }, sk: { S: 'a' } };
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': { S: pk } } };
  return [
    ['GetItem', { TableName, Key }],
    ['BatchGetItem', { RequestItems: { [TableName]: { Keys: [Key] } } }],
    ['Query', { TableName, ...query }],
  ] as const;
};
const writes = (pk: string) => {
  const Key = { pk: { S: pk }, sk: { S: 'a' } };
  const entry = { Put: { TableName: auditTable, Item: { pk: { S: 'AUDIT#2026-11' }, sk: { S: '1' } } } };
  return [
    ['PutItem', { TableName, Item: Key }],
    ['DeleteItem', { TableName, Key }],
    ['BatchWriteItem', { RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } }],
    ['TransactWriteItems', { TransactItems: [{ Put: { TableName, Item: Key } }] }],
    ['TransactWriteItems', { TransactItems: [{ Delete: { TableName, Key } }, entry] }],
  ] as const;
};

/** The kinds of which a function may do something to any partition. */
const within = (name: string, calls: typeof reads | typeof writes) =>
  kinds.filter((kind) =>
    samples[kind].some((pk) => calls(pk).some(([operation, input]) => may(name, operation, input))),
  );

describe('of the table', () => {
  it.each([
    ['Content', ['catalogue', 'blog'], []],
    ['PublishingRender', ['catalogue', 'blog'], ['rendering']],
    ['PublishingSchedule', ['blog'], ['blog']],
    ['Editing', ['catalogue', 'blog', 'people', 'replies'], ['catalogue', 'blog', 'replies']],
    ['Audit', ['people'], []],
    ['IdentityEvents', ['people'], ['people']],
    ['Auth', ['people', 'logIns', 'botCheck', 'replies'], ['people', 'logIns', 'botCheck', 'replies']],
    ['Account', ['people', 'logIns', 'replies'], ['people', 'logIns', 'replies']],
    ['Users', ['people', 'logIns', 'replies'], ['people', 'logIns', 'replies']],
    ['Pages', [], []],
  ])('%s reads %j and writes %j, and nothing else', (name, read, written) => {
    expect([within(name, reads), within(name, writes)]).toEqual([read, written]);
  });

  it.each(['Editing', 'Audit'])('%s may note the activity of a session, and write nothing else of a user', (name) => {
    expect(may(name, 'UpdateItem', { TableName, Key: { pk: { S: 'USER#1' } } })).toBe(true);
    expect(may(name, 'UpdateItem', { TableName, Key: { pk: { S: 'USERNAME#dancer' } } })).toBe(false);
    for (const [operation, input] of writes('USER#1'))
      expect([operation, may(name, operation, input)]).toEqual([operation, false]);
  });

  it('each index is for one function: of people for Users, of posts for Editing', () => {
    const asking = (IndexName: string) =>
      [
        'Content',
        'PublishingRender',
        'PublishingSchedule',
        'Editing',
        'Audit',
        'IdentityEvents',
        'Auth',
        'Account',
        'Users',
      ].filter((name) => may(name, 'Query', { TableName, IndexName }));
    expect(asking('gsi1')).toEqual(['Users']);
    expect(asking('gsi2')).toEqual(['Editing']);
  });
});
