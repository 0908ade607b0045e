import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { analyticsExportEnvironment } from '#lambdas/functions/analytics-export.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type AnalyticsExportParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'originKeys'>;

/** Writes the figures of the site as files. The compiler of PDF files is larger than all other functions together, so it has one of its own. */
export const analyticsExportFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, originKeys }: AnalyticsExportParts,
): NodeFunction => {
  const analyticsExport = new NodeFunction(scope, 'AnalyticsExport', {
    entry: 'analytics-export',
    environment: environment(analyticsExportEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ORIGIN_KEYS: originKeys,
    }),
    harm: 'administrators cannot download the figures of the site as a file.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    // Reading the figures, starting the compiler, and a file of up to a thousand rows.
    timeout: Duration.seconds(25),
    // The compiler takes 200 MB, and with half a core a file takes about a second.
    memoryMb: 1_024,
  });
  table.grant(analyticsExport.role, tableAccess.analyticsExport);
  auditTable.grantAdd(analyticsExport.role);
  // Log-ins are counted there.
  auditTable.grantQuery(analyticsExport.role);
  return analyticsExport;
};
