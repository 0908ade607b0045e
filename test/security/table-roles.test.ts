import { describe, expect, it } from 'vitest';
import { rolesOfProduct } from './roles.ts';

const { functions, may, mainTable: TableName, auditTable } = await rolesOfProduct();

/** A partition of each kind that the table has. */
const samples = {
  catalogue: ['BRANDS', 'BRAND#bloch', 'PRODUCT#elite', 'DELETED'],
  blog: ['POSTS', 'POST#1', 'SLUG#first', 'BLOG#he', 'BLOG_VERSION', 'BLOG_CATEGORIES'],
  people: [
    'USER#1',
    'USERNAME#dancer',
    'EMAIL#a@b.example',
    'USER_WORD#d',
    'GROUP#vip',
    'COUNT',
    'USERS',
    'USERNAMES',
    'EMAILS',
  ],
  activity: ['ACTIVITY#1'],
  logIns: ['CHALLENGE#1', 'ATTEMPTS#password#1'],
  botCheck: ['BOT_CHECK#1'],
  replies: ['IDEMPOTENCY'],
  rendering: ['RENDER'],
  errors: ['ERRORS', 'ERROR_OCCURRENCE#1', 'ERROR_ID#1'],
  errorLimits: ['ERROR_LIMIT#1'],
};
const ofPeople = ['people', 'activity', 'logIns'];
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
    ['UpdateItem', { TableName, Key }],
    ['BatchWriteItem', { RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } }],
    ['TransactWriteItems', { TransactItems: [{ Put: { TableName, Item: Key } }] }],
    ['TransactWriteItems', { TransactItems: [{ Delete: { TableName, Key } }, entry] }],
  ] as const;
};

const constructOf = (name: string) => /-(\w+)Function/.exec(name)?.[1];

/** The kinds of which a function may do something to any partition. */
const within = (name: string, calls: typeof reads | typeof writes) =>
  kinds.filter((kind) =>
    samples[kind].some((pk) => calls(pk).some(([operation, input]) => may(name, operation, input))),
  );

describe('of the table', () => {
  it.each([
    ['Content', ['catalogue', 'blog'], []],
    ['Render', ['catalogue', 'blog'], ['rendering']],
    ['Schedule', ['blog'], ['blog']],
    ['Changes', [], []],
    ['Editing', ['catalogue', 'blog', 'people', 'activity', 'replies'], ['catalogue', 'blog', 'activity', 'replies']],
    ['Audit', ['people', 'activity', 'replies', 'errors'], ['activity', 'replies', 'errors']],
    ['Reports', [], ['errors', 'errorLimits']],
    ['IdentityEvents', ['people', 'activity'], ['people', 'activity']],
    ['Auth', [...ofPeople, 'botCheck', 'replies'], [...ofPeople, 'botCheck', 'replies']],
    ['Account', [...ofPeople, 'replies'], [...ofPeople, 'replies']],
    ['Users', [...ofPeople, 'replies'], [...ofPeople, 'replies']],
    ['Pages', [], []],
  ])('%s reads %j and writes %j, and nothing else', (name, read, written) => {
    expect([within(name, reads), within(name, writes)]).toEqual([read, written]);
  });

  it('only what administers people or logs them in writes users and their sessions, in whatever way', () => {
    const writing = functions.filter((name) =>
      samples.people.some((pk) => writes(pk).some(([operation, input]) => may(name, operation, input))),
    );
    expect(writing.map(constructOf).toSorted()).toEqual(['Account', 'Auth', 'IdentityEvents', 'Users']);
  });

  it.each(['Editing', 'Audit'])(
    '%s may note the activity of a session by updating it, and change nothing else of it',
    (name) => {
      const allowed = writes('ACTIVITY#1').flatMap(([operation, input]) =>
        may(name, operation, input) ? [operation] : [],
      );
      expect(allowed).toEqual(['UpdateItem']);
    },
  );

  it('its one index, of all sessions, is for Users', () => {
    const asking = functions.filter((name) => may(name, 'Query', { TableName, IndexName: 'gsi1' }));
    expect(asking.map(constructOf)).toEqual(['Users']);
  });
});
