import { settingsEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { clearMemoryBy } from '#lambdas/platform/cache-report/clear-memory.ts';
import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { cloudFrontCache } from '#lambdas/platform/edge-cache.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { pageTextStore, secretStore, settingsRoutes, settingsStore, testLimits } from '#lambdas/settings/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { settingsEnvironment } from './settings.env.ts';
import { auditingBy } from './wiring/auditing.ts';
import { mailServices } from './wiring/mail-services.ts';
import { mayAdministerBy, settingsOf } from './wiring/settings.ts';

const environment = readEnvironment(settingsEnvironment);
const table = openTable(environment.TABLE_NAME);
const users = usersStore(table, clock);
const log = createLog('settings');
const readSettings = settingsOf(table, clock);
const { audit, prepare } = auditingBy(environment.AUDIT_TABLE_NAME, readSettings);

export const handler = apiHandler(
  settingsEndpoints,
  settingsRoutes({
    settings: settingsStore(table),
    secrets: secretStore(environment.SECRETS_FOLDER),
    tests: testLimits(table, clock),
    pageTexts: pageTextStore(table),
    audit,
    clock,
    log,
    namesOf: async (ids) => new Map((await users.byIds(ids)).map(({ id, username }) => [id, username])),
    factorOf: async (id) => (await users.byId(id))?.secondFactor ?? 'none',
    mailing: mailServices(environment, { table, clock, log }),
    clearEdgeCache: cloudFrontCache(environment.DISTRIBUTION_ID),
    clearMemory: clearMemoryBy(table),
    siteUrl: environment.SITE_URL,
    permittedModels: environment.PERMITTED_MODELS?.split(',') ?? [],
    stage: {
      sessionDays: Number(environment.SESSION_DAYS),
      mailFrom: environment.MAIL_FROM,
      contact: environment.SITE_CONTACT ?? '',
    },
  }),
  {
    log,
    usage: reportUsage({ functionName: 'settings', table, log }),
    prepare,
    checkSession: checkSession(sessionsStore(table), clock),
    mayAdminister: mayAdministerBy(readSettings, users),
    idempotency: idempotencyByKey(environment.TABLE_NAME),
  },
);
