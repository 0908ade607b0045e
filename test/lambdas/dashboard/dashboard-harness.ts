import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { expect } from 'vitest';
import { countLogIns, countSignUps, type RaisedAlarm, readRunningBill } from '#contracts/dashboard/endpoints.ts';
import { readDashboard } from '#contracts/dashboard/overview.ts';
import { auditLog, auditStore } from '#lambdas/audit/index.ts';
import { dashboardRoutes } from '#lambdas/dashboard/index.ts';
import { dayCounts } from '#lambdas/functions/wiring/day-counts.ts';
import { monthCounts } from '#lambdas/functions/wiring/month-counts.ts';
import { overviewReads } from '#lambdas/functions/wiring/overview-reads.ts';
import { settingsOf } from '#lambdas/functions/wiring/settings.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { transact } from '#lambdas/platform/table/transact.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { noon, person } from '../users/people.ts';

type Handler = (event: unknown, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>;

/** The dashboard's reads on a table of its own, with the users and the log that they come from. */
export const openDashboard = async () => {
  const { table, problems, close } = await openTestTable();
  const moment = { now: noon };
  const clock = () => moment.now;
  const users = usersStore(table, clock);
  const audit = auditLog({ table, clock, newId: randomUUID });
  const alarms: RaisedAlarm[] = [];
  const lines: { message: string; fields: unknown }[] = [];
  const log = {
    info: () => undefined,
    error: (message: string, fields: unknown) => void lines.push({ message, fields }),
  };
  const overview = overviewReads({
    ...{ table, users, clock },
    alarms: async () => alarms,
    readSettings: settingsOf(table, clock),
  });
  const services = {
    overview,
    ...dayCounts({ users, entries: auditStore(table, clock) }),
    counted: monthCounts({ table, auditTable: table, clock }),
    ...{ clock, log, newId: () => 'reference-1' },
  };
  const handler = apiHandler([readDashboard, countSignUps, countLogIns, readRunningBill], dashboardRoutes(services), {
    log,
    checkSession: async () => ({ username: 'Admin', isAdmin: true, isConfirmed: false }),
  }) as unknown as Handler;
  const timeNow = () => new Date(moment.now).toISOString();
  return {
    ...{ table, moment, clock, users, overview, alarms, lines },
    /** Signs up now: the name is kept for a day. */
    async signUp(username: string) {
      const user = person(username, { emailVerified: false, created: timeNow() });
      await users.add(user, { expires: moment.now / 1_000 + 24 * 60 * 60 });
      return user;
    },
    logIn: (userId: string) =>
      transact(table, [
        {
          write: audit.entry(
            { caller: { userId, username: '' } },
            { action: 'session.logIn', resource: { id: userId, name: '' } },
          ),
        },
      ]),
    /** The first screen, or what stands below its address. */
    async read(path = '', query: Record<string, string> = {}) {
      const event = httpEvent(`GET /api/admin/dashboard${path && `/${path}`}`, { query });
      const claims = { token_use: 'access', username: randomUUID(), origin_jti: 'origin-1' };
      Object.assign(event.requestContext, { authorizer: { jwt: { claims } } });
      const { statusCode, body } = await handler(event, lambdaContext);
      return { status: statusCode, body: JSON.parse(body ?? '') };
    },
    async close() {
      expect(problems).toEqual([]);
      await close();
    },
  };
};
