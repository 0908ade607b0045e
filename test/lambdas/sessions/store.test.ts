import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SessionRecord, sessionsStore } from '#lambdas/sessions/index.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { at, minute, noon, sessionRecord } from './records.ts';

let testTable: Awaited<ReturnType<typeof openTestTable>>;
let store: ReturnType<typeof sessionsStore>;
beforeAll(async () => {
  testTable = await openTestTable();
  store = sessionsStore(testTable.table);
});
afterAll(async () => {
  expect(testTable.problems).toEqual([]);
  await testTable.close();
});

const opened = async (fields: Partial<SessionRecord> = {}) => {
  const session = sessionRecord(fields);
  await store.create(session);
  return session;
};
const ttlOf = async ({ userId }: SessionRecord, kind = 'USER') => {
  const { Items } = await testTable.table.client.send(
    new QueryCommand({
      TableName: testTable.table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `${kind}#${userId}` },
    }),
  );
  return Items?.[0]?.ttl;
};
const week = 7 * 24 * 60 * 60;

describe('a session on the table', () => {
  it('is found by its key, and by no other', async () => {
    const session = await opened();
    expect(await store.get(session)).toEqual(session);
    expect(await store.get({ ...session, originId: 'other' })).toBeUndefined();
    expect(await ttlOf(session)).toBe(Date.parse(session.expiry) / 1000 + week);
  });

  it('is activated once, and with it lives longer', async () => {
    const session = await opened({ state: 'pending' });
    const change = { expiry: at(noon + 90 * minute), lastActivity: at(noon + minute) };
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => store.activate(session, change)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await store.get(session)).toEqual({ ...session, ...change, state: 'active' });
    expect(await ttlOf(session)).toBe((noon + 90 * minute) / 1000 + week);
  });

  it('is written together with what goes along, or neither is', async () => {
    const [session, waiting] = [sessionRecord(), await opened({ state: 'pending' })];
    const along = (sk: string) => ({
      Put: {
        TableName: testTable.table.name,
        Item: { pk: 'ALONG', sk },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    });
    await store.create(sessionRecord(), along('taken'));
    await expect(store.create(session, along('taken'))).rejects.toThrow('ConditionalCheckFailed');
    expect(await store.get(session)).toBeUndefined();
    await expect(store.revoke(waiting, at(noon), () => along('taken'))).rejects.toThrow();
    expect((await store.get(waiting))?.state).toBe('pending');
    const change = { expiry: at(noon + 90 * minute), lastActivity: at(noon + minute) };
    expect(await store.activate(waiting, change, along('activated'))).toBe(true);
    expect(await store.activate(waiting, change, along('again'))).toBe(false);
    await store.create(sessionRecord(), along('again'));
  });

  it('is extended while it is active only', async () => {
    const change = { expiry: at(noon + 90 * minute), lastActivity: at(noon + minute) };
    const [active, pending] = [await opened(), await opened({ state: 'pending' })];
    expect([await store.extend(active, change), await store.extend(pending, change)]).toEqual([true, false]);
    expect(await store.get(active)).toMatchObject(change);
    await store.revoke(active, at(noon));
    expect([await store.extend(active, change), await store.activate(pending, change)]).toEqual([false, true]);
    expect(await store.extend(sessionRecord(), change)).toBe(false);
  });

  it('has its activity noted at most once a minute, for as long as it is kept itself', async () => {
    const session = await opened();
    const touched = async (time: number) => {
      await store.touch(session, at(time));
      return (await store.get(session))?.lastActivity;
    };
    expect(await touched(noon + minute)).toBe(at(noon + minute));
    expect(await touched(noon + minute + 59_999)).toBe(at(noon + minute));
    expect(await touched(noon + 2 * minute)).toBe(at(noon + 2 * minute));
    expect(await ttlOf(session, 'ACTIVITY')).toBe(await ttlOf(session));
    expect((await store.ofUser(session.userId)).map(({ lastActivity }) => lastActivity)).toEqual([
      at(noon + 2 * minute),
    ]);
  });

  it('was last used when its latest token was made, if nothing was noted since', async () => {
    const session = await opened();
    await store.touch(session, at(noon + minute));
    const change = { expiry: at(noon + 90 * minute), lastActivity: at(noon + 30 * minute) };
    await store.extend(session, change);
    expect(await store.get(session)).toMatchObject(change);
  });

  it('is none where only activity was noted, of one that is gone', async () => {
    const gone = sessionRecord();
    await store.touch(gone, at(noon));
    expect([await store.get(gone), await store.ofUser(gone.userId)]).toEqual([undefined, []]);
  });

  it('counts as confirmed while it is active only', async () => {
    const [active, pending, until] = [await opened(), await opened({ state: 'pending' }), at(noon + 10 * minute)];
    const confirmation = { hash: 'of-a-tab', until };
    const noted = (sk: string) => ({ Put: { TableName: testTable.table.name, Item: { pk: 'CONFIRMED', sk } } });
    expect([
      await store.confirm(active, confirmation, at(noon), noted('active')),
      await store.confirm(pending, confirmation, at(noon), noted('pending')),
    ]).toEqual([true, false]);
    expect((await store.get(active))?.confirmations).toEqual([confirmation]);
    expect((await store.get(pending))?.confirmations).toBeUndefined();
  });

  it('keeps the confirmations of ten tabs, the newest, and none that is over', async () => {
    const session = await opened();
    for (let tab = 0; tab < 12; tab += 1) {
      const along = { Put: { TableName: testTable.table.name, Item: { pk: 'CONFIRMED', sk: `tab ${tab}` } } };
      const until = at(noon + (tab === 5 ? minute : 10 * minute));
      await store.confirm(session, { hash: `tab ${tab}`, until }, at(noon + (tab === 11 ? 2 : 0) * minute), along);
    }
    const tabs = (await store.get(session))?.confirmations?.map(({ hash }) => hash);
    expect(tabs).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11].map((tab) => `tab ${tab}`));
  });

  it('is not taken for refused where the table failed for another reason', async () => {
    const broken = mockClient(testTable.table.client);
    const CancellationReasons = [{ Code: 'ValidationError' }];
    broken
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ CancellationReasons, message: 'cancelled', $metadata: {} }));
    const change = { expiry: at(noon + 90 * minute), lastActivity: at(noon) };
    await expect(store.activate(sessionRecord({ state: 'pending' }), change)).rejects.toThrow('cancelled');
    broken.restore();
  });

  it('is revoked once; its refresh token is handed out and wiped [S-210]', async () => {
    const session = await opened();
    const ends = await Promise.all(Array.from({ length: 5 }, () => store.revoke(session, at(noon + minute))));
    expect(ends.filter(Boolean)).toEqual([{ refreshToken: 'refresh-token' }]);
    const { refreshToken: _wiped, ...rest } = session;
    expect(await store.get(session)).toEqual({ ...rest, state: 'revoked', ended: at(noon + minute) });
    expect(await store.revoke(sessionRecord(), at(noon))).toBeUndefined();
  });
});

describe('the sessions of a user', () => {
  it('are read newest first, without those of others [S-093]', async () => {
    const { userId } = sessionRecord();
    const mine = [];
    for (const age of [3, 1, 2]) mine.push(await opened({ userId, created: at(noon - age * minute) }));
    await opened();
    expect((await store.ofUser(userId)).map(({ created }) => created)).toEqual(
      mine
        .map(({ created }) => created)
        .toSorted()
        .reverse(),
    );
  });

  it('are ended together, also those that wait for a code, but for one [Q-026]', async () => {
    const { userId } = sessionRecord();
    const kept = await opened({ userId });
    await opened({ userId, refreshToken: 'second' });
    await opened({ userId, state: 'pending', refreshToken: 'third' });
    const over = await opened({ userId, refreshToken: 'fourth' });
    await store.revoke(over, at(noon));
    const ended = await store.revokeAll(userId, at(noon + minute), { except: kept.originId });
    expect(ended.map(({ refreshToken }) => refreshToken).toSorted()).toEqual(['second', 'third']);
    expect((await store.ofUser(userId)).filter(({ state }) => state !== 'revoked')).toEqual([kept]);
    expect(await store.revokeAll(userId, at(noon + minute))).toEqual([{ refreshToken: 'refresh-token' }]);
  });

  it('learn of a new role, but for those that are over', async () => {
    const { userId } = sessionRecord();
    const [active, pending, over] = [
      await opened({ userId }),
      await opened({ userId, state: 'pending' }),
      await opened({ userId }),
    ];
    await store.revoke(over, at(noon));
    await store.setAdmin(userId, true);
    expect((await store.get(active))?.isAdmin).toBe(true);
    expect((await store.get(pending))?.isAdmin).toBe(true);
    expect((await store.get(over))?.isAdmin).toBe(false);
  });
});
