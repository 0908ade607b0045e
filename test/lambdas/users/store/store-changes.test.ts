import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { allPages, noon, outcomeOf, person } from '../people.ts';
import { openUsersTable } from '../users-table.ts';

const { table, store, found, membersOf } = await openUsersTable();

describe('changing a user', () => {
  it('moves words, claims and memberships auditWrite', async () => {
    const user = person('changing', { location: 'Haifa', groups: ['vip'] });
    await store.add(user);
    const changed = await store.change(user.id, {
      email: 'new@mail.example',
      location: 'אילת',
      groups: ['newsletter'],
      gender: 'other',
    });
    expect(changed).toEqual({
      ...user,
      profileVersion: 1,
      email: 'new@mail.example',
      location: 'אילת',
      groups: ['newsletter'],
      gender: 'other',
    });
    expect(await store.byId(user.id)).toEqual(changed);
    expect([await found('changing haifa'), await found('changing אילת')]).toEqual([[], [changed]]);
    expect([await store.idByEmail(user.email), await store.idByEmail('new@mail.example')]).toEqual([
      undefined,
      user.id,
    ]);
    expect(await membersOf('vip')).not.toContain(`USER#${user.id}`);
    expect(await membersOf('newsletter')).toContain(`USER#${user.id}`);
  });

  it('refuses an address that somebody has, and changes nothing then', async () => {
    const user = person('mover');
    await store.add(user);
    await store.add(person('settled', { email: 'settled@mail.example' }));
    expect(await outcomeOf(store.change(user.id, { email: 'SETTLED@mail.example', location: 'Eilat' }))).toBe(
      'emailTaken',
    );
    expect(await store.byId(user.id)).toEqual(user);
  });

  it('loses none of many changes at the same moment', async () => {
    const user = person('busy');
    await store.add(user);
    const lastLogin = new Date(noon).toISOString();
    await Promise.all([
      store.change(user.id, { location: 'Haifa' }),
      store.change(user.id, { gender: 'female' }),
      store.change(user.id, ({ groups }) => ({ groups: [...groups, 'vip'] })),
      store.change(user.id, ({ groups }) => ({ groups: [...groups, 'newsletter'] })),
      store.recordLogin(user.id, lastLogin),
    ]);
    const after = await store.byId(user.id);
    expect(after).toMatchObject({ location: 'Haifa', gender: 'female', lastLogin });
    expect(after?.groups.toSorted()).toEqual(['newsletter', 'vip']);
  });

  it('tries again when another transaction holds the same items, and gives up in the end', async () => {
    const user = person('contended');
    await store.add(user);
    const { middlewareStack } = table.client;
    let conflicts = 0;
    const meet = (times: number) =>
      middlewareStack.add(
        (next, context) => async (request) => {
          if (context.commandName !== 'TransactWriteItemsCommand' || conflicts >= times) return next(request);
          conflicts += 1;
          throw new TransactionCanceledException({
            message: 'Transaction cancelled',
            CancellationReasons: [{ Code: 'TransactionConflict' }],
            $metadata: {},
          });
        },
        { name: 'meet', step: 'initialize', override: true },
      );
    meet(3);
    expect((await store.change(user.id, { location: 'Haifa' })).location).toBe('Haifa');
    expect(conflicts).toBe(3);
    meet(Number.POSITIVE_INFINITY);
    expect(await outcomeOf(store.change(user.id, { location: 'Eilat' }))).toBe('unavailable');
    middlewareStack.remove('meet');
    expect((await store.byId(user.id))?.location).toBe('Haifa');
  });

  it('notes the latest log-in, of those who are there', async () => {
    const user = person('visitor');
    await store.add(user);
    await store.recordLogin(user.id, '2026-11-21T12:00:00.000Z');
    await store.recordLogin(user.id, '2026-11-21T11:00:00.000Z');
    expect((await store.byId(user.id))?.lastLogin).toBe('2026-11-21T12:00:00.000Z');
    const nobody = person('nobody');
    await store.recordLogin(nobody.id, '2026-11-21T12:00:00.000Z');
    expect(await store.byId(nobody.id)).toBeUndefined();
  });
});

describe('removing a user', () => {
  const client = () => table.client;
  const itemsUnder = async (pk: string) => {
    const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
    const { Items } = await client().send(new QueryCommand({ TableName: table.name, ...query }));
    return Items ?? [];
  };
  const keep = (pk: string, sk: string) => client().send(new PutCommand({ TableName: table.name, Item: { pk, sk } }));

  it('leaves nothing: no record, claim, word, membership, nor what other slices keep under the key', async () => {
    const total = await store.total();
    const user = person('leaving', { groups: ['vip', 'newsletter'], phone: '0521112223', location: 'Leavington' });
    await store.add(user);
    await keep(`USER#${user.id}`, 'RECOVERY');
    for (let index = 0; index < 30; index += 1) {
      await keep(`USER#${user.id}`, `SESSION#${index}`);
      await keep(`ACTIVITY#${user.id}`, `SESSION#${index}`);
    }
    expect(await store.remove(user.id)).toEqual(user);

    expect(await itemsUnder(`USER#${user.id}`)).toEqual([]);
    expect(await itemsUnder(`ACTIVITY#${user.id}`)).toEqual([]);
    expect([await found('leaving'), await found('0521112223'), await store.total()]).toEqual([[], [], total]);
    expect([...(await membersOf('vip')), ...(await membersOf('newsletter'))].join()).not.toContain(user.id);
    expect(await outcomeOf(store.remove(user.id))).toBe('userNotFound');
    expect(await outcomeOf(store.add(person('Leaving', { email: user.email })))).toEqual({ replaced: undefined });
  });

  it('is finished by a second call when the first was cut off', async () => {
    const user = person('interrupted');
    await store.add(user);
    await keep(`USER#${user.id}`, 'SESSION#1');
    const { middlewareStack } = client();
    const cut = { name: 'cut', step: 'initialize' as const };
    middlewareStack.add(
      (next, context) => async (request) => {
        if (context.commandName === 'BatchWriteItemCommand') throw new Error('cut off');
        return next(request);
      },
      cut,
    );
    await expect(store.remove(user.id)).rejects.toThrow('cut off');
    middlewareStack.remove('cut');

    expect(await store.byId(user.id)).toBeUndefined();
    expect(await found('interrupted')).toEqual([]);
    expect(await store.byIds([user.id])).toEqual([]);
    expect(await outcomeOf(store.change(user.id, { location: 'x' }))).toBe('userNotFound');
    expect(await store.idByUsername('interrupted')).toBeUndefined();
    expect(await itemsUnder(`USER#${user.id}`)).toHaveLength(2);

    expect(await store.remove(user.id)).toEqual(user);
    expect(await itemsUnder(`USER#${user.id}`)).toEqual([]);
  });
});

describe('the count of users', () => {
  it('agrees with the list after all of this', async () => {
    const { users } = await allPages((after) => store.list({ sort: 'created', order: 'asc', limit: 100, after }));
    expect(await store.total()).toBe(users.length);
  });
});
