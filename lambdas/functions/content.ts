import { contentEndpoints } from '#contracts/registry.ts';
import { blogRoutes, blogStore } from '#lambdas/blog/index.ts';
import { catalogRoutes, catalogStore } from '#lambdas/catalog/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { env, readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { getSiteConfig } from '#lambdas/site/index.ts';
import { contentEnvironment } from './content.env.ts';

const environment = readEnvironment(contentEnvironment);
const table = openTable(environment.TABLE_NAME);

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
      turnstileSiteKey: environment.TURNSTILE_SITE_KEY,
    }),
    ...catalogRoutes(catalogStore(table), systemClock),
    ...blogRoutes(blogStore(table, systemClock), systemClock),
  },
  { log: createLog('content') },
);
