import { contentEndpoints } from '#contracts/registry/site-endpoints.ts';
import { blogRoutes, blogStore } from '#lambdas/blog/index.ts';
import { catalogRoutes, catalogStore } from '#lambdas/catalog/index.ts';
import { lettersRoutes, lettersStore } from '#lambdas/letters/index.ts';
import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { env, readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { chatTextsRoutes, getSiteConfig, statisticsRoutes } from '#lambdas/site/index.ts';
import { contentEnvironment } from './content.env.ts';
import { cacheTimesOf, settingsOf } from './wiring/settings.ts';

const environment = readEnvironment(contentEnvironment);
const table = openTable(environment.TABLE_NAME);
const log = createLog('content');
const readSettings = settingsOf(table, systemClock);

export const handler = apiHandler(
  contentEndpoints,
  {
    checkHealth: () => undefined,
    getSiteConfig: getSiteConfig({
      stage: environment.STAGE,
      region: env('AWS_REGION'),
      identity: {
        endpoint: environment.IDENTITY_ENDPOINT,
        userPoolId: environment.USER_POOL_ID,
        clientId: environment.WEB_CLIENT_ID,
      },
      readSettings,
    }),
    ...statisticsRoutes(readSettings),
    ...chatTextsRoutes(readSettings),
    ...catalogRoutes(catalogStore(table), systemClock),
    ...lettersRoutes(lettersStore(table)),
    ...blogRoutes(blogStore(table, systemClock), systemClock),
  },
  { log, cacheTimes: cacheTimesOf(readSettings), usage: reportUsage({ functionName: 'content', table, log }) },
);
