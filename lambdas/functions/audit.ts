import { randomUUID } from 'node:crypto';
import { auditEndpoints } from '#contracts/registry.ts';
import { auditColumns, auditLog, auditRoutes, auditStore } from '#lambdas/audit/index.ts';
import { errorLogRoutes, errorLogStore } from '#lambdas/error-log/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { auditEnvironment } from './audit.env.ts';
import { auditHeading, exportHeadings } from './wiring/export-headings.ts';

const environment = readEnvironment(auditEnvironment);
const table = openTable(environment.TABLE_NAME);
const log = openTable(environment.AUDIT_TABLE_NAME);
const clock = systemClock;
const users = usersStore(table, clock);
const audit = auditLog({ table: log, clock, newId: randomUUID });

export const handler = apiHandler(
  auditEndpoints,
  {
    ...auditRoutes({
      entries: auditStore(log, clock),
      audit,
      namesOf: async (ids) => new Map((await users.byIds(ids)).map(({ id, username }) => [id, username])),
      headings: exportHeadings(auditColumns, auditHeading),
    }),
    ...errorLogRoutes({ errors: errorLogStore(table, clock), audit }),
  },
  {
    log: createLog('audit'),
    checkSession: checkSession(sessionsStore(table), clock),
    idempotency: idempotencyByKey(environment.TABLE_NAME),
  },
);
