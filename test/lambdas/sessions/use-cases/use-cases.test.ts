import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { auditLog, auditStore } from '#lambdas/audit/index.ts';
import { type SessionRecord, sessionsStore } from '#lambdas/sessions/index.ts';
import { listSessions } from '#lambdas/sessions/use-cases/list-sessions.ts';
import { revokeSession } from '#lambdas/sessions/use-cases/revoke-session.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { at, minute, noon, sessionRecord } from '../records.ts';

let testTable: Awaited<ReturnType<typeof openTestTable>>;
let sessions: ReturnType<typeof sessionsStore>;
const revoked: string[] = [];
const caller = sessionRecord({ username: 'Admin', isAdmin: true });
const { userId } = sessionRecord();
let all: SessionRecord[];
beforeAll(async () => {
  testTable = await openTestTable();
  sessions = sessionsStore(testTable.table);
  all = Array.from({ length: 47 }, (_none, index) =>
    sessionRecord({
      // Two are opened in each minute, a third of them by one user.
      created: at(noon - Math.floor(index / 2) * minute),
      ...(index % 3 === 0 ? { userId } : {}),
      ...(index % 7 === 6 ? { state: 'pending' as const } : {}),
    }),
  );
  for (const session of [caller, ...all]) await sessions.create(session);
});
afterAll(() => testTable.close());

const clock = () => noon + 30 * minute;
const services = () => ({
  sessions,
  audit: auditLog({ table: testTable.table, clock, newId: randomUUID }),
  identity: { revoke: async (token: string) => void revoked.push(token) },
  clock,
});
const list = (query: { user_id?: string; limit?: string; cursor?: string }) =>
  listSessions(services())({ query, caller } as never);
const client = { ip: '198.51.100.9', userAgent: 'curl/8.4.0' };
const revoke = (id: string, as: object = caller) =>
  revokeSession(services())({ pathParameters: { id }, caller: as, client } as never);
const entered = async (id: string) =>
  (await auditStore(testTable.table, clock).list({ resourceType: 'session', resourceId: id }, { limit: 10 })).items;

const pages = async (query: { user_id?: string; limit: string }) => {
  const items: Session[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, ...(cursor ? { cursor } : {}) });
    expect(page.items.length).toBeLessThanOrEqual(Number(query.limit));
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
};
const idsOf = (records: SessionRecord[]) => records.map((record) => `${record.userId}.${record.originId}`).toSorted();
const shown = (records: SessionRecord[]) => idsOf(records.filter(({ state }) => state !== 'pending'));

describe('the list of sessions [S-091, S-209]', () => {
  it.each(['10', '25', '50', '100'])('has each once, newest first, in pages of %s [S-086]', async (limit) => {
    const items = await pages({ limit });
    expect(items.map(({ id }) => id).toSorted()).toEqual(shown([caller, ...all]));
    const created = items.map((item) => item.created);
    expect(created).toEqual(created.toSorted().reverse());
  });

  it.each(['10', '100'])('is that of one user where asked, in pages of %s [S-093]', async (limit) => {
    const items = await pages({ user_id: userId, limit });
    expect(items.map(({ id }) => id).toSorted()).toEqual(shown(all.filter((session) => session.userId === userId)));
    expect(await list({ user_id: sessionRecord().userId })).toEqual({ items: [] });
  });

  it('has no next page behind one that is just full', async () => {
    const everybodys = all.length + 1;
    expect(await list({ limit: String(everybodys - 1) })).toHaveProperty('nextCursor');
    expect(await list({ limit: String(everybodys) })).not.toHaveProperty('nextCursor');
    const own = all.filter((session) => session.userId === userId && session.state !== 'pending').length;
    expect(await list({ user_id: userId, limit: String(own - 1) })).toHaveProperty('nextCursor');
    expect(await list({ user_id: userId, limit: String(own) })).not.toHaveProperty('nextCursor');
  });

  it("marks the caller's own [Q-025]", async () => {
    const items = await pages({ limit: '100' });
    expect(items.filter(({ current }) => current).map(({ id }) => id)).toEqual(idsOf([caller]));
  });

  it.each(['%%%', Buffer.from('["x"]').toString('base64url'), Buffer.from('["x","USER#1","y"]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => expect(list({ cursor }) as Promise<unknown>).rejects.toThrow('invalidCursor'),
  );
});

describe('revoking a session [S-153, S-210]', () => {
  it('ends it here and at the pool; doing so again changes nothing', async () => {
    const session = sessionRecord({ refreshToken: 'to be revoked' });
    await sessions.create(session);
    const id = `${session.userId}.${session.originId}`;
    expect([await revoke(id), await revoke(id)]).toEqual([undefined, undefined]);
    expect(revoked).toEqual(['to be revoked']);
    expect((await list({ user_id: session.userId })).items).toMatchObject([{ id, state: 'revoked' }]);
  });

  it('is entered once, with whoever did it, in the audit log [S-109, S-138]', async () => {
    const session = sessionRecord({ username: 'Giselle' });
    await sessions.create(session);
    const id = `${session.userId}.${session.originId}`;
    await Promise.all([revoke(id), revoke(id), revoke(id)]);
    expect(await entered(id)).toMatchObject([
      {
        action: 'session.revoke',
        actor: { id: caller.userId, name: '' },
        resource: { id, name: '' },
        ...client,
      },
    ]);
  });

  it('is not entered where there was none: unknown, run out, or still waiting for its code', async () => {
    const { userId: nobody, originId } = sessionRecord();
    await revoke(`${nobody}.${originId}`);
    expect(await entered(`${nobody}.${originId}`)).toEqual([]);
    for (const fields of [{ expiry: at(noon + minute) }, { state: 'pending' as const }]) {
      const session = sessionRecord(fields);
      await sessions.create(session);
      await revoke(`${session.userId}.${session.originId}`);
      expect((await sessions.get(session))?.state).toBe('revoked');
      expect(await entered(`${session.userId}.${session.originId}`)).toEqual([]);
    }
  });

  it('answers the same for one that nobody knows', async () => {
    const { userId: nobody, originId } = sessionRecord();
    expect(await revoke(`${nobody}.${originId}`)).toBeUndefined();
    expect(await sessions.get({ userId: nobody, originId })).toBeUndefined();
  });

  it('asks for the password where the session is of another administrator', async () => {
    const session = sessionRecord({ isAdmin: true });
    await sessions.create(session);
    const id = `${session.userId}.${session.originId}`;
    await expect(revoke(id) as Promise<unknown>).rejects.toThrow('confirmationNeeded');
    expect((await sessions.get(session))?.state).toBe('active');
    await revoke(id, { ...caller, isConfirmed: true });
    expect((await sessions.get(session))?.state).toBe('revoked');
  });

  it("is allowed for the caller's own [Q-025]", async () => {
    await revoke(`${caller.userId}.${caller.originId}`);
    expect((await sessions.get(caller))?.state).toBe('revoked');
  });
});
