import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { checkSession, type SessionRecord, sessionsStore } from '#lambdas/sessions/index.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { at, minute, noon, sessionRecord } from './records.ts';

let testTable: Awaited<ReturnType<typeof openTestTable>>;
let store: ReturnType<typeof sessionsStore>;
let now = noon;
let check: ReturnType<typeof checkSession>;
const sent: string[] = [];
beforeAll(async () => {
  testTable = await openTestTable();
  store = sessionsStore(testTable.table);
  check = checkSession(store, () => now);
  testTable.table.client.middlewareStack.add(
    (next, context) => async (request) => {
      const { RequestItems = {} } = request.input as { RequestItems?: Record<string, { ConsistentRead?: boolean }> };
      const consistent = RequestItems[testTable.table.name]?.ConsistentRead;
      sent.push(`${context.commandName}${consistent ? ' consistent' : ''}`);
      return next(request);
    },
    { step: 'initialize', name: 'count' },
  );
});
afterAll(() => testTable.close());

const opened = async (fields: Partial<SessionRecord> = {}) => {
  now = noon;
  const session = sessionRecord(fields);
  await store.create(session);
  sent.length = 0;
  return session;
};

describe('the check of a session', () => {
  it('costs one consistent read, and tells who calls', async () => {
    const session = await opened({ isAdmin: true });
    expect(await check(session)).toEqual({ username: 'Odette', isAdmin: true, isConfirmed: false });
    expect(sent).toEqual(['BatchGetItemCommand consistent']);
  });

  it('tells whether the password was given again where the call comes from, as long as that counts', async () => {
    const until = at(noon + 10 * minute);
    const confirmations = ['one tab', 'another'].map((tab) => ({ hash: secretIdHash(tab), until }));
    const session = await opened({ confirmations });
    const isConfirmed = async (given?: string) => (await check(session, given))?.isConfirmed;
    expect([await isConfirmed('one tab'), await isConfirmed('another')]).toEqual([true, true]);
    for (const given of [undefined, '', 'a guess', secretIdHash('one tab')]) {
      expect(await isConfirmed(given), given).toBe(false);
    }
    now = noon + 10 * minute;
    expect(await isConfirmed('one tab')).toBe(false);
  });

  it('refuses one that was revoked, from the next call on [Q-026]', async () => {
    const session = await opened();
    expect(await check(session)).toBeDefined();
    await store.revoke(session, at(now));
    expect(await check(session)).toBeUndefined();
  });

  it('refuses one that is unknown, waits for a code, or has run out [Q-061]', async () => {
    expect(await check(sessionRecord())).toBeUndefined();
    expect(await check(await opened({ state: 'pending' }))).toBeUndefined();
    const session = await opened();
    now = noon + 60 * minute - 1;
    expect(await check(session)).toBeDefined();
    now = noon + 60 * minute;
    expect(await check(session)).toBeUndefined();
  });

  it('notes activity at most once a minute [S-132]', async () => {
    const session = await opened();
    for (let second = 0; second <= 180; second += 1) {
      now = noon + second * 1000;
      await check(session);
    }
    expect(sent.filter((command) => command.startsWith('Update'))).toHaveLength(3);
    expect(sent.filter((command) => !command.startsWith('Update'))).toHaveLength(181);
    expect((await store.get(session))?.lastActivity).toBe(at(noon + 180_000));
  });

  it('does not fail because activity cannot be noted', async () => {
    const session = sessionRecord({ lastActivity: at(noon - 5 * minute) });
    const touch = async () => {
      throw new Error('table busy');
    };
    const withBrokenTouch = checkSession({ get: async () => session, touch }, () => noon);
    expect(await withBrokenTouch(session)).toEqual({ username: 'Odette', isAdmin: false, isConfirmed: false });
  });
});
