import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { insightsEnvironment } from '#lambdas/functions/insights.env.ts';
import { grantReadAlarms } from '../constructs/alarm.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type InsightsParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'originKeys'>;

/** Reads what happened for administrators: the audit log, the error log, mails that were not sent, what the assistant was asked, the dashboard, the description of all calls. */
export const insightsFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, originKeys }: InsightsParts,
): NodeFunction => {
  const insights = new NodeFunction(scope, 'Insights', {
    entry: 'insights',
    environment: environment(insightsEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ORIGIN_KEYS: originKeys,
      STACK_NAME: Stack.of(scope).stackName,
    }),
    harm: 'administrators cannot read the audit log, the error log, the mails that failed, what the assistant was asked, the description of the API and their dashboard.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(insights.role, tableAccess.insights);
  auditTable.grantAdd(insights.role);
  auditTable.grantQuery(insights.role);
  // The running bill asks how large they are.
  table.grantDescribe(insights.role);
  auditTable.grantDescribe(insights.role);
  grantReadAlarms(insights.role);
  return insights;
};
