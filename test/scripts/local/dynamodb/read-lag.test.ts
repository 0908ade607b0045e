import { describe, expect, it } from 'vitest';
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';
import { temporaryFolder } from '../support/assembly.ts';
import { item, key, withIndex } from '../support/dynamodb.ts';

const minute = 60_000;
const held = (note: string) => item('a', { holder: { S: 'x' }, note: { S: note } });

type Noted = { note?: { S: string } };
type Reply = { Item?: Noted; Items?: Noted[]; Responses?: Record<string, Noted[]> };

/** The stand-in with a clock of its own, and the ways to read the one item. */
const open = async (folder?: string) => {
  let time = 0;
  const dynamoDb = await openDynamoDb({ folder, now: () => time });
  await dynamoDb.ensureTable(withIndex);
  const perform = (operation: string, input: object) => dynamoDb.perform(operation, { TableName: 'things', ...input });
  const ofIndex = { IndexName: 'byHolder', KeyConditionExpression: 'holder = :h' };
  const ofTable = { KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': { S: 'p' } } };
  const noteIn = async (reply: Promise<object>) => {
    const { Item, Items = [], Responses = {} } = (await reply) as Reply;
    const [first = Item] = [...Items, ...(Responses.things ?? [])];
    return first?.note?.S;
  };
  const gets = (more: object) => perform('BatchGetItem', { RequestItems: { things: { Keys: [key('a')], ...more } } });
  return {
    dynamoDb,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    put: (note: string) => perform('PutItem', { Item: held(note) }),
    late: async () =>
      Promise.all(
        [
          perform('Query', { ...ofIndex, ExpressionAttributeValues: { ':h': { S: 'x' } } }),
          perform('Query', ofTable),
          perform('Scan', {}),
          perform('GetItem', { Key: key('a') }),
          gets({}),
        ].map(noteIn),
      ),
    consistent: async () =>
      Promise.all(
        [
          perform('Query', { ...ofTable, ConsistentRead: true }),
          perform('Scan', { ConsistentRead: true }),
          perform('GetItem', { Key: key('a'), ConsistentRead: true }),
          gets({ ConsistentRead: true }),
        ].map(noteIn),
      ),
  };
};
const all = (count: number, note: string | undefined) => Array.from({ length: count }, () => note);

describe.each(['in memory', 'on the disk'])('reads that are not consistent, %s', (place) => {
  it('see a write only when the time of the lag has passed', async () => {
    const { dynamoDb, pass, put, late, consistent } = await open(
      place === 'in memory' ? undefined : await temporaryFolder(),
    );
    await put('first');
    dynamoDb.readLag.set(minute);
    expect(await late()).toEqual(all(5, 'first'));
    await put('second');
    pass(minute / 2);
    await put('third');
    expect([await late(), await consistent()]).toEqual([all(5, 'first'), all(4, 'third')]);
    pass(minute / 2);
    expect(await late()).toEqual(all(5, 'second'));
    pass(minute / 2);
    expect(await late()).toEqual(all(5, 'third'));

    await put('fourth');
    dynamoDb.readLag.set(0);
    expect(await late()).toEqual(all(5, 'fourth'));
    await dynamoDb.close();
  });
});
