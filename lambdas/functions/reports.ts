import { randomInt } from 'node:crypto';
import { reportsEndpoints } from '#contracts/registry.ts';
import { errorLogStore, reportRoutes } from '#lambdas/error-log/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { reportsEnvironment } from './reports.env.ts';

const environment = readEnvironment(reportsEnvironment);
const log = createLog('reports');

export const handler = apiHandler(
  reportsEndpoints,
  reportRoutes({
    errors: errorLogStore(openTable(environment.TABLE_NAME), systemClock),
    clock: systemClock,
    log,
    random: randomInt,
  }),
  { log },
);
