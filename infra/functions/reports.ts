import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { reportsEnvironment } from '#lambdas/functions/reports.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';
import { grantSend } from './visit-counting.ts';

type ReportsParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'originKeys' | 'url'>;

/**
 * Takes the reports of all browsers: it adds to the error log, and queues what pages report about visits. It reads
 * nothing but the secret of the day and settings.
 */
export const reportsFunction = (
  scope: Construct,
  { stage, alarms, table, originKeys, url }: ReportsParts,
  visits: IQueue,
): NodeFunction => {
  const reports = new NodeFunction(scope, 'Reports', {
    entry: 'reports',
    environment: environment(reportsEnvironment, {
      TABLE_NAME: table.tableName,
      ORIGIN_KEYS: originKeys,
      SITE_URL: url,
      VISITS_QUEUE_URL: visits.queueUrl,
    }),
    harm: 'administrators do not hear of errors that visitors meet, and see fewer visits than there were.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(reports.role, tableAccess.reports);
  grantSend(reports, visits);
  return reports;
};
