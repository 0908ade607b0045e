import { randomUUID } from 'node:crypto';
import { insightsEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { aiUsageRoutes, openQuestionsStore, usageStore } from '#lambdas/ai-usage/index.ts';
import { analyticsRoutes, figuresStore } from '#lambdas/analytics/index.ts';
import { apiDescriptionRoutes, readDescription } from '#lambdas/api-description/index.ts';
import { auditColumns, auditRoutes, auditStore } from '#lambdas/audit/index.ts';
import { cacheUsageRoutes, cacheUsageStore } from '#lambdas/cache-usage/index.ts';
import { dashboardRoutes } from '#lambdas/dashboard/index.ts';
import { errorLogRoutes, errorLogStore } from '#lambdas/error-log/index.ts';
import { mailFailuresRoutes, mailFailuresStore } from '#lambdas/mail-failures/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { raisedAlarms } from '#lambdas/platform/raised-alarms.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { tableSize } from '#lambdas/platform/table/table-size.ts';
import { insightsEnvironment } from './insights.env.ts';
import { adminServices } from './wiring/admin-services.ts';
import { dayCounts } from './wiring/day-counts.ts';
import { auditHeading, exportHeadings } from './wiring/export-headings.ts';
import { monthCounts } from './wiring/month-counts.ts';
import { overviewReads } from './wiring/overview-reads.ts';

const environment = readEnvironment(insightsEnvironment);
const { table, log, users, readSettings, audit, handling } = adminServices('insights', environment);
const auditTable = openTable(environment.AUDIT_TABLE_NAME);
const clock = systemClock;
const entries = auditStore(auditTable, clock);
const tableSizes = async () => {
  const [main, audit] = await Promise.all([tableSize(table), tableSize(auditTable)]);
  return [
    { name: 'main' as const, ...main },
    { name: 'audit' as const, ...audit },
  ];
};

export const handler = apiHandler(
  insightsEndpoints,
  {
    ...auditRoutes({
      entries,
      audit,
      namesOf: async (ids) => new Map((await users.byIds(ids)).map(({ id, username }) => [id, username])),
      headings: exportHeadings(auditColumns, auditHeading),
    }),
    ...dashboardRoutes({
      overview: overviewReads({
        ...{ table, users, readSettings, clock },
        alarms: raisedAlarms(environment.STACK_NAME),
      }),
      ...dayCounts({ users, entries }),
      counted: monthCounts({ table, auditTable, clock }),
      ...{ clock, log },
      newId: randomUUID,
    }),
    ...errorLogRoutes({ errors: errorLogStore(table, clock), audit }),
    ...aiUsageRoutes({ usage: usageStore(table, clock), questions: openQuestionsStore(table, clock), audit, clock }),
    ...cacheUsageRoutes({ usage: cacheUsageStore(table), tables: tableSizes, clock }),
    ...analyticsRoutes({ figures: figuresStore(table), readSettings, clock }),
    ...apiDescriptionRoutes({ readDescription }),
    ...mailFailuresRoutes({ mailFailures: mailFailuresStore(table, clock), clock }),
  },
  handling,
);
