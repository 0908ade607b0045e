import type { Construct } from 'constructs';
import { reportsEnvironment } from '#lambdas/functions/reports.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type ReportsParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'originKeys'>;

/** Takes what browsers report, from everybody: it adds to the error log, and reads nothing. */
export const reportsFunction = (scope: Construct, { stage, alarms, table, originKeys }: ReportsParts): NodeFunction => {
  const reports = new NodeFunction(scope, 'Reports', {
    entry: 'reports',
    environment: environment(reportsEnvironment, { TABLE_NAME: table.tableName, ORIGIN_KEYS: originKeys }),
    harm: 'administrators do not hear of errors that visitors meet.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(reports.role, tableAccess.reports);
  return reports;
};
