import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#contracts/audit/endpoints.ts';
import { accountRoutes } from '#lambdas/account/index.ts';
import { auditLog, auditStore } from '#lambdas/audit/index.ts';
import {
  attemptRulesBy,
  attemptsStore,
  authRoutes,
  botCheckAsSet,
  challengesStore,
  recoveryStore,
  resetsStore,
} from '#lambdas/auth/index.ts';
import { moveReader, readersStore } from '#lambdas/newsletter/index.ts';
import { readAccessToken } from '#lambdas/platform/identity/access-token.ts';
import type { SendMail } from '#lambdas/platform/mail/mailer.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { sealBy } from '#lambdas/platform/seal.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { formerEmailsStore, invitationsStore, type UserRecord, usersStore } from '#lambdas/users/index.ts';
import { noon, person } from '#test/lambdas/users/people.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { memoryPool } from './memory-pool.ts';

/** Where every request of these tests comes from. */
export const client = { ip: '198.51.100.9', userAgent: 'curl/8.4.0' };
export const password = 'Grand-jete-at-noon!';

type Routes = ReturnType<typeof authRoutes> & ReturnType<typeof accountRoutes>;
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a reply.
type Reply = any;

/** Logging in and one's own account, on a table of its own, with a pool in memory; it keeps the codes and links of all mails. */
export const openAuthHarness = async () => {
  const { table, close } = await openTestTable();
  const moment = { now: noon };
  const clock = () => moment.now;
  const [users, sessions, identity] = [usersStore(table, clock), sessionsStore(table), memoryPool()];
  const { readSettings, set } = someSettings();
  const codes: string[] = [];
  const links: string[] = [];
  const pauses: number[] = [];
  const services = {
    users,
    sessions,
    identity,
    attempts: attemptsStore(table, clock, attemptRulesBy(readSettings), dailyPseudonym('secret', clock)),
    challenges: challengesStore(table, clock),
    recovery: recoveryStore(table, clock),
    resets: resetsStore(table, clock),
    formerEmails: formerEmailsStore(table, clock),
    invitations: invitationsStore(table, clock),
    readers: readersStore(table, clock),
    moveReader: moveReader(readersStore(table, clock), clock),
    liftSuppression: async () => undefined,
    audit: auditLog({ table, clock, newId: randomUUID }),
    readSettings,
    sendMail: async ({ values }: Parameters<SendMail>[0]) => {
      if (values?.code) codes.push(values.code);
      if (values?.link) links.push(values.link);
    },
    codeKey: async () => Buffer.alloc(32, 1),
    seal: sealBy(async () => Buffer.alloc(32, 2)),
    siteUrl: 'https://site.test',
    botCheck: botCheckAsSet(
      {
        proofOfWork: { challenge: async () => ({}), passed: async (token) => token === 'human' },
        turnstile: { passed: async (token) => token === 'human-by-widget' },
      },
      readSettings,
    ),
    verifyToken: async () => undefined,
    checkSession: checkSession(sessions, clock),
    clock,
    // Nothing waits: the pauses are only recorded.
    sleep: async (milliseconds: number) => void pauses.push(milliseconds),
    log: { info: () => undefined, error: () => undefined },
  };
  const routes: Routes = { ...authRoutes(services), ...accountRoutes(services) };

  /** Calls a use case as the handler does, once a minute; returns its reply, or the code of its refusal. */
  const act = async (
    name: keyof Routes,
    given: { as?: Caller; body?: object; id?: string; seconds?: number } = {},
  ): Promise<Reply> => {
    const { as: caller, body, id, seconds = 60 } = given;
    moment.now += seconds * 1000;
    const cookies = { get: () => undefined, set: () => undefined };
    const call = { body, caller, client, cookies, language: 'en', pathParameters: { id } };
    try {
      return await (routes[name] as (call: unknown) => Promise<unknown>)(call);
    } catch (error) {
      if (error instanceof Error && 'code' in error) return error.code;
      throw error;
    }
  };
  const logIn = (username: string, secret = password): Promise<Reply> =>
    act('login', { body: { username, password: secret, turnstileToken: 'human' } });
  const callerOf = ({ token, user }: { token: string; user: { username: string; isAdmin: boolean } }): Caller => ({
    ...readAccessToken(token),
    username: user.username,
    isAdmin: user.isAdmin,
    isConfirmed: true,
  });

  return {
    table,
    services,
    set,
    users,
    sessions,
    codes,
    links,
    pauses,
    act,
    logIn,
    close,
    async newUser(username: string, fields: Partial<UserRecord> = {}): Promise<UserRecord> {
      const user = person(username, fields);
      await users.add(user);
      await identity.ensure({ userId: user.id, email: user.email, password });
      return user;
    },
    /** Logs a user in who has no second factor. */
    caller: async ({ username }: UserRecord): Promise<Caller> => callerOf(await logIn(username)),
    callerOf,
    /** The log's entries of one action, or of all, newest first. */
    entered: async (action?: AuditAction) => (await auditStore(table, clock).list({ action }, { limit: 500 })).items,
  };
};
