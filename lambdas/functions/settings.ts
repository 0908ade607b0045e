import { settingsEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { clearMemoryBy } from '#lambdas/platform/cache-report/clear-memory.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { cloudFrontCache } from '#lambdas/platform/edge-cache.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { pageTextStore, secretStore, settingsRoutes, settingsStore, testLimits } from '#lambdas/settings/index.ts';
import { settingsEnvironment } from './settings.env.ts';
import { adminServices } from './wiring/admin-services.ts';
import { mailServices } from './wiring/mail-services.ts';

const environment = readEnvironment(settingsEnvironment);
const { table, log, users, audit, handling } = adminServices('settings', environment);

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
  handling,
);
