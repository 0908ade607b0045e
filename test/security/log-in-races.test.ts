import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialSettings, type SectionName } from '#contracts/settings/sections.ts';
import { auditLog } from '#lambdas/audit/index.ts';
import type { LoginServices } from '#lambdas/auth/services.ts';
import { login } from '#lambdas/auth/use-cases/login.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { type UserRecord, usersStore } from '#lambdas/users/index.ts';
import type { UsersServices } from '#lambdas/users/services.ts';
import { deleteUser } from '#lambdas/users/use-cases/delete-user.ts';
import { updateUser } from '#lambdas/users/use-cases/update-user.ts';
import { openTestTable } from '#test/support/test-table.ts';

type Services = LoginServices & UsersServices;
type Arguments<UseCase extends (services: never) => (call: never) => unknown> = Parameters<ReturnType<UseCase>>[0];

const clock = Date.now;
const nothing = async () => undefined;
const newAdministrator = (): UserRecord => {
  const id = randomUUID();
  return {
    ...{ id, username: `a${id}`.slice(0, 20), email: `${id}@dance.example`, emailVerified: true, isAdmin: true },
    ...{ gender: '', birthDate: '', phone: '', location: '', language: 'en', roles: [], groups: [] },
    ...{ enabled: true, secondFactor: 'none', created: new Date(clock()).toISOString() },
  };
};

let stand: Awaited<ReturnType<typeof openTestTable>>;
const remaining = newAdministrator();
beforeAll(async () => {
  stand = await openTestTable();
  await usersStore(stand.table, clock).add(remaining);
});
afterAll(() => stand.close());

/**
 * An administrator's log-in, in whose middle something happens: after their record was read, before there is a session.
 * Returns what the log-in said and what its token is then worth.
 */
const logInWhile = async (happens: (services: Services, id: string) => unknown) => {
  const [users, sessions] = [usersStore(stand.table, clock), sessionsStore(stand.table)];
  const user = newAdministrator();
  await users.add(user);
  const session = { userId: user.id, originId: randomUUID() };
  const payload = { username: session.userId, origin_jti: session.originId, exp: Math.floor(clock() / 1000) + 3600 };
  const accessToken = `.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;
  const read = Promise.withResolvers<void>();
  const services = {
    sessions,
    audit: auditLog({ table: stand.table, clock, newId: randomUUID }),
    clock,
    users: { ...users, byId: (id: string) => users.byId(id).finally(read.resolve) },
    attempts: { consume: nothing, reset: nothing, refund: nothing },
    botCheck: { passed: async () => true },
    readSettings: async (section: SectionName) => initialSettings[section],
    sendMail: nothing,
    forgetReader: nothing,
    moveReader: nothing,
    siteUrl: 'https://site.test',
    codeKey: async () => Buffer.alloc(32, 1),
    identity: {
      ...{ setGroup: nothing, setEnabled: nothing, remove: nothing, revoke: nothing },
      async checkPassword() {
        await read.promise;
        await happens(services, user.id);
        return { kind: 'tokens', tokens: { accessToken, refreshToken: 'refresh' } };
      },
    },
  } as unknown as Services;
  const body = { username: user.username, password: 'right', turnstileToken: 'spent' };
  const cookies = { get: () => undefined, set: () => undefined };
  const call = { body, client: { ip: '203.0.113.7', userAgent: '' }, cookies, language: 'en' } as unknown as Arguments<
    typeof login
  >;
  const reply = await Promise.resolve(login(services)(call)).catch(({ code }: { code?: string }) => code);
  return { reply, session: await checkSession(sessions, clock)(session) };
};
const caller = { userId: remaining.id, isConfirmed: true };
const updating = (body: { enabled?: false; isAdmin?: false }) => (services: Services, id: string) =>
  updateUser(services)({ pathParameters: { id }, body, caller } as Arguments<typeof updateUser>);
const deleting = (services: Services, id: string) =>
  deleteUser(services)({ pathParameters: { id }, caller } as Arguments<typeof deleteUser>);

describe('a log-in, in whose middle the user is', () => {
  it('left alone, ends in a session', async () => {
    const { reply, session } = await logInWhile(nothing);
    expect(reply).toEqual({
      token: expect.any(String),
      user: { id: expect.any(String), username: expect.any(String), isAdmin: true },
    });
    expect(session).toMatchObject({ isAdmin: true });
  });

  it('disabled, ends in none [Q-026, Q-061]', async () => {
    expect(await logInWhile(updating({ enabled: false }))).toEqual({ reply: 'invalidCredentials', session: undefined });
  });

  it('deleted, ends in none [Q-061]', async () => {
    expect(await logInWhile(deleting)).toEqual({ reply: 'invalidCredentials', session: undefined });
  });

  it('given another password, ends in none [Q-061]', async () => {
    const replacing = async ({ users, sessions }: Services, id: string) => {
      const now = new Date(clock()).toISOString();
      await users.change(id, { devicesFrom: now });
      await sessions.revokeAll(id, now);
    };
    expect(await logInWhile(replacing)).toEqual({ reply: 'invalidCredentials', session: undefined });
  });

  it('demoted, ends in a session of a user like any other [Q-061]', async () => {
    const { reply, session } = await logInWhile(updating({ isAdmin: false }));
    expect(reply).toMatchObject({ user: { isAdmin: false } });
    expect(session).toMatchObject({ isAdmin: false });
  });
});
