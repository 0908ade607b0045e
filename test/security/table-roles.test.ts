import { describe, expect, it } from 'vitest';
import type { PartitionAccess } from '#contracts/slices/declaration.ts';
import { tables } from '#contracts/slices/index.ts';
import { tableAccess } from '#infra/constructs/table-access.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { rolesOfProduct } from './roles.ts';

const { functions, may, mainTable: TableName, auditTable } = await rolesOfProduct();

type PartitionName = keyof typeof partitions;
/** One partition for each name that the slices declare. */
const sampleOf = (name: PartitionName) => partitions[name].replace(/#$/, '#1');
const names = (Object.keys(partitions) as PartitionName[]).filter((name) => name !== 'audit');
const ofPeople = [
  'user',
  'username',
  'email',
  'userWord',
  'group',
  'count',
  'users',
  'usernames',
  'emails',
  'unconfirmed',
] as const satisfies readonly PartitionName[];

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

/** `Auth` of the construct's `AuthFunction`; the slices call it `auth`. */
const constructOf = (name: string) => /-(\w+)Function/.exec(name)?.[1] ?? '';
const keyOf = (name: string) => constructOf(name).replace(/^./, (letter) => letter.toLowerCase());

const accessOf = (name: string): PartitionAccess | undefined =>
  Object.entries(tableAccess).find(([key]) => key === keyOf(name))?.[1];

/** The partitions to which a function may do something. */
const within = (name: string, calls: typeof reads | typeof writes) =>
  names.filter((one) => calls(sampleOf(one)).some(([operation, input]) => may(name, operation, input)));

/** The constructs of the functions that may do something to one of these partitions. */
const allowed = (wanted: readonly PartitionName[], calls: typeof reads | typeof writes) =>
  functions
    .filter((name) =>
      wanted.some((one) => calls(sampleOf(one)).some(([operation, input]) => may(name, operation, input))),
    )
    .map(constructOf)
    .toSorted();

/** The functions that check sessions, and otherwise have nothing to do with them. */
const checkSessions = functions
  .filter((name) => accessOf(name)?.updates?.includes(`${partitions.activity}*`))
  .map((name) => [constructOf(name), name]);

describe('of the table', () => {
  it.each(functions.map((name) => [constructOf(name), name]))(
    '%s reads and writes what the slices declare, and nothing else',
    (_construct, name) => {
      const access = accessOf(name);
      const declared = (...ways: (readonly string[] | undefined)[]) =>
        names.filter((one) => ways.flat().some((partition) => partition?.replace('*', '') === partitions[one]));
      expect([within(name, reads), within(name, writes)]).toEqual([
        declared(access?.reads),
        declared(access?.writes, access?.adds, access?.updates),
      ]);
    },
  );

  it('each declared function is one of the stack', () => {
    const declared = tables.flatMap(({ access }) => Object.keys(access));
    expect(declared.filter((key) => !functions.map(keyOf).includes(key))).toEqual([]);
  });

  it('what everybody may call without logging in reads nothing of people, and writes no content', () => {
    const [open, content] = [
      ['Assistant', 'Content', 'Pages', 'Relay', 'Reports', 'VisitCounting'],
      ['brand', 'brands', 'product', 'post', 'posts', 'blogList'] as const,
    ];
    const readers = allowed([...ofPeople, 'activity', 'challenge', 'attempts', 'idempotency', 'errors'], reads);
    expect(readers.filter((name) => open.includes(name))).toEqual([]);
    expect(allowed(content, writes)).toEqual(['Editing', 'Schedule']);
  });

  it('only what administers people or logs them in writes users and their sessions, in whatever way', () => {
    expect(allowed(ofPeople, writes)).toEqual(['Account', 'Auth', 'IdentityEvents', 'Newsletter', 'Users']);
  });

  it.each(checkSessions)(
    '%s may note the activity of a session by updating it, and change nothing else of it',
    (_construct, name) => {
      const allowed = writes('ACTIVITY#1').flatMap(([operation, input]) =>
        may(name, operation, input) ? [operation] : [],
      );
      expect(allowed).toEqual(['UpdateItem']);
    },
  );

  it('Newsletter reads in a ledger whose mail it was, counts there who unsubscribed, and does nothing else with it', () => {
    const newsletter = functions.find((name) => constructOf(name) === 'Newsletter') ?? '';
    const calls = [...writes('LEDGER#1'), ...reads('LEDGER#1')];
    expect(calls.flatMap(([operation, input]) => (may(newsletter, operation, input) ? [operation] : []))).toEqual([
      ...['UpdateItem', 'GetItem', 'BatchGetItem', 'Query'],
    ]);
  });

  it('the audit log is read only by what shows it: whoever else adds to it learns the id of no entry, so replaces none', () => {
    const Key = { pk: { S: 'AUDIT#2026-11' }, sk: { S: '2026-11-21T12:00:00.000Z#1' } };
    const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': Key.pk } };
    const reading = [
      ['Query', { TableName: auditTable, ...query }],
      ['GetItem', { TableName: auditTable, Key }],
      ['BatchGetItem', { RequestItems: { [auditTable]: { Keys: [Key] } } }],
      ['Scan', { TableName: auditTable }],
    ] as const;
    const readers = reading.map(([operation, input]) =>
      functions.filter((name) => may(name, operation, input)).map(constructOf),
    );
    expect(readers.map((names) => names.toSorted())).toEqual([['AnalyticsExport', 'Insights'], [], [], []]);
  });

  it('sessions are checked that way by whoever serves administrators, and by nobody for everybody', () => {
    expect(checkSessions.map(([construct]) => construct)).toEqual(
      expect.arrayContaining(['Editing', 'Insights', 'Settings', 'Inbox']),
    );
    expect(checkSessions.map(([construct]) => construct)).not.toContain('Content');
  });

  it('its one index, of all sessions, is for Users', () => {
    const asking = functions.filter((name) => may(name, 'Query', { TableName, IndexName: 'gsi1' }));
    expect(asking.map(constructOf)).toEqual(['Users']);
  });
});
