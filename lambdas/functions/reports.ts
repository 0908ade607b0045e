import { randomInt, randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import { reportVisits } from '#contracts/analytics/visits.ts';
import { reportsEndpoints } from '#contracts/registry/site-endpoints.ts';
import { saltStore, visitRoutes } from '#lambdas/analytics/index.ts';
import { errorLogStore, reportRoutes } from '#lambdas/error-log/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { standardQueue } from '#lambdas/platform/queue.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { wantsNothingSent } from '#lambdas/relay/index.ts';
import { reportsEnvironment } from './reports.env.ts';
import { settingsOf } from './wiring/settings.ts';

const environment = readEnvironment(reportsEnvironment);
const log = createLog('reports');
const table = openTable(environment.TABLE_NAME);
const queue = standardQueue(environment.VISITS_QUEUE_URL);

const serve = apiHandler(
  reportsEndpoints,
  {
    ...reportRoutes({
      errors: errorLogStore(table, clock),
      pseudonymOf: dailyPseudonym(environment.ORIGIN_KEYS, clock),
      clock,
      log,
      random: randomInt,
    }),
    ...visitRoutes({
      salts: saltStore(table, clock),
      readSettings: settingsOf(table, clock),
      send: (body) => queue([{ body, delaySeconds: 0 }]),
      clock,
      newId: randomUUID,
    }),
  },
  { log },
);

const isOfOtherSite = ({ headers: { origin } }: APIGatewayProxyEventV2) =>
  origin !== undefined && origin !== environment.SITE_URL;

/**
 * No visit is counted of pages of other sites, nor of a visitor who has said no in any way. They are answered like all
 * others.
 */
export const handler = async (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyResultV2> => {
  const isVisit = event.routeKey === `${reportVisits.method} ${reportVisits.path}`;
  return isVisit && (wantsNothingSent(event) || isOfOtherSite(event)) ? { statusCode: 204 } : serve(event, context);
};
