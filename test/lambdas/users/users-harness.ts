import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeEach } from 'vitest';
import type { AuditAction } from '#contracts/audit/endpoints.ts';
import { confirmationHeader } from '#contracts/http/endpoint.ts';
import { registry } from '#contracts/registry/index.ts';
import { auditLog, auditStore } from '#lambdas/audit/index.ts';
import { attemptRulesBy, attemptsStore } from '#lambdas/auth/index.ts';
import { endSubscription, moveReader, readersStore } from '#lambdas/newsletter/index.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { checkSession, type SessionRecord, sessionsRoutes, sessionsStore } from '#lambdas/sessions/index.ts';
import {
  exportColumns,
  formerEmailsStore,
  invitationsStore,
  type UserRecord,
  usersRoutes,
  usersStore,
} from '#lambdas/users/index.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { noon, person, recordingPool } from './people.ts';

/** The confirmation that the administrator's tab got when the password was entered again. */
const confirmation = 'entered-a-minute-ago';

type Result = APIGatewayProxyStructuredResultV2;

/**
 * The function of users and sessions on a table of its own, with a pool and mails that are only noted, and one
 * administrator, who is logged in.
 */
export const openUsersHarness = async () => {
  const testTable = await openTestTable();
  const clock = () => noon;
  const users = usersStore(testTable.table, clock);
  const sessions = sessionsStore(testTable.table);
  const idempotency = idempotencyByKey(testTable.table.name, testTable.client);
  const pool = recordingPool();
  const mails: string[] = [];
  const post = { isAway: false };
  const errors: string[] = [];
  const readers = readersStore(testTable.table, clock);
  const audit = auditLog({ table: testTable.table, clock, newId: randomUUID });
  const services = {
    users,
    formerEmails: formerEmailsStore(testTable.table, clock),
    invitations: invitationsStore(testTable.table, clock),
    forgetReader: readers.forget,
    moveReader: moveReader(readers, clock),
    endSubscription: endSubscription({ readers, audit, clock }),
    sessions,
    audit,
    identity: pool.identity,
    readSettings: someSettings().readSettings,
    sendMail: async ({ to, kind }: { to: string; kind: string }) => {
      mails.push(`${kind} ${to}`);
      if (post.isAway) throw new ProblemError('mailNotSent');
    },
    attempts: attemptsStore(
      testTable.table,
      clock,
      attemptRulesBy(someSettings().readSettings),
      dailyPseudonym('secret', clock),
    ),
    siteUrl: 'https://site.test',
    headings: (language: string) =>
      Object.fromEntries(exportColumns.map((column) => [column, `${language} ${column}`])) as never,
    clock,
    log: { info: () => undefined, error: (message: string) => errors.push(message) },
  };
  const handler = apiHandler(
    registry.users,
    { ...usersRoutes(services), ...sessionsRoutes(services) },
    {
      log: services.log,
      checkSession: checkSession(sessions, clock),
      // A call without an answer counts as over at once.
      idempotency: (attempt, act) => idempotency({ ...attempt, remainingMs: 1 }, act),
    },
  ) as unknown as (event: unknown, context: unknown) => Promise<Result>;

  /** A device of a user's; a later number was opened later. */
  const logIn = async ({ id, username, isAdmin }: UserRecord, number = 1, fields: Partial<SessionRecord> = {}) => {
    const opened = new Date(noon + number).toISOString();
    const session: SessionRecord = {
      userId: id,
      originId: `origin-${number}`,
      username,
      isAdmin,
      state: 'active',
      ip: '203.0.113.7',
      userAgent: 'curl/8.4.0',
      created: opened,
      lastActivity: opened,
      expiry: new Date(noon + 60 * 60_000).toISOString(),
      refreshToken: `refresh-${id}-${number}`,
      ...(isAdmin
        ? { confirmations: [{ hash: secretIdHash(confirmation), until: new Date(noon + 60_000).toISOString() }] }
        : {}),
      ...fields,
    };
    await sessions.create(session);
    return session;
  };

  /** As the gateway calls, after it has verified the token of the session. */
  const call = async (
    route: string,
    { as, body, query, key }: { as?: SessionRecord; body?: unknown; query?: Record<string, string>; key?: string } = {},
  ) => {
    const event = httpEvent(route, {
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        [confirmationHeader]: confirmation,
        ...(key ? { 'idempotency-key': key } : {}),
      },
    });
    const claims = as && { token_use: 'access', username: as.userId, origin_jti: as.originId };
    if (claims) Object.assign(event.requestContext, { authorizer: { jwt: { claims } } });
    const { statusCode, body: text } = await handler(event, lambdaContext);
    return { status: statusCode, body: text ? JSON.parse(text) : undefined };
  };

  const admin = person('Admin', { isAdmin: true });
  await users.add(admin);
  const asAdmin = await logIn(admin);
  let number = 0;
  const somebody = async (fields: Partial<UserRecord> = {}) => {
    number += 1;
    const user = person(`somebody${number}`, fields);
    await users.add(user);
    return user;
  };

  /** A few people, each of whom joined a moment after the one before. */
  const dancers = async () => {
    const people = Array.from({ length: 12 }, (_none, index) =>
      person(`dancer${index}`, { created: new Date(noon + index).toISOString() }),
    );
    for (const user of people) await users.add(user);
    return people;
  };

  return {
    admin,
    asAdmin,
    somebody,
    dancers,
    table: testTable.table,
    users,
    readers,
    formerEmails: formerEmailsStore(testTable.table, clock),
    sessions,
    audit: services.audit,
    pool,
    mails,
    post,
    errors,
    logIn,
    call,
    /** The log's entries of one action, or of all. */
    entered: async (action?: AuditAction) =>
      (await auditStore(testTable.table, clock).list({ action }, { limit: 500 })).items,
    close: testTable.close,
  };
};

/** One for all tests of a file. Anything noted for a test is gone before the next. */
export const openUsers = async () => {
  const open = await openUsersHarness();
  beforeEach(() => {
    for (const noted of [open.pool.calls, open.mails, open.errors]) noted.length = 0;
  });
  afterAll(open.close);
  return open;
};
