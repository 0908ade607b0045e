import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { onlyFromCloudFront } from '#lambdas/platform/http/origin.ts';
import { problems } from '#lambdas/platform/http/problems.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { askBy, relay } from '#lambdas/relay/index.ts';
import { settingsReader, settingsStore } from '#lambdas/settings/index.ts';
import { relayEnvironment } from './relay.env.ts';

const environment = readEnvironment(relayEnvironment);
const log = createLog('relay');
const table = openTable(environment.TABLE_NAME);

export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyResultV2>()
  .use(problems(log))
  .use(reportUsage({ functionName: 'relay', table, log }))
  .use(onlyFromCloudFront())
  .handler(
    relay({
      readSettings: settingsReader({ store: settingsStore(table), clock }),
      ask: askBy({ standIn: environment.RELAY_STAND_IN }),
      clock,
    }),
  );
