import { contentEndpoints } from '#contracts/registry.ts';
import { blogRoutes, blogStore } from '#lambdas/blog/index.ts';
import { catalogRoutes, catalogStore } from '#lambdas/catalog/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { env } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { getSiteConfig } from '#lambdas/site/index.ts';

const table = openTable(env('TABLE_NAME'));

export const handler = apiHandler(
  contentEndpoints,
  {
    checkHealth: () => undefined,
    getSiteConfig: getSiteConfig({
      stage: env('STAGE'),
      region: env('AWS_REGION'),
      identity: {
        endpoint: env('IDENTITY_ENDPOINT'),
        userPoolId: env('USER_POOL_ID'),
        clientId: env('WEB_CLIENT_ID'),
      },
      turnstileSiteKey: process.env.TURNSTILE_SITE_KEY,
    }),
    ...catalogRoutes(catalogStore(table), systemClock),
    ...blogRoutes(blogStore(table, systemClock), systemClock),
  },
  { log: createLog('content') },
);
