import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { auditEnvironment } from '#lambdas/functions/audit.env.ts';
import { grantReadAlarms } from '../constructs/alarm.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type AuditParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'originKeys'>;

/** Reads what happened for administrators: the audit log, the error log, mails that were not sent, what the assistant was asked, the dashboard, the description of all calls. */
export const auditFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, originKeys }: AuditParts,
): NodeFunction => {
  const audit = new NodeFunction(scope, 'Audit', {
    entry: 'audit',
    environment: environment(auditEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ORIGIN_KEYS: originKeys,
      STACK_NAME: Stack.of(scope).stackName,
    }),
    harm: 'administrators cannot read the audit log, the error log, the mails that failed, what the assistant was asked, the description of the API and their dashboard.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(audit.role, tableAccess.audit);
  auditTable.grantAdd(audit.role);
  auditTable.grantQuery(audit.role);
  // The running bill asks how large they are.
  table.grantDescribe(audit.role);
  auditTable.grantDescribe(audit.role);
  grantReadAlarms(audit.role);
  return audit;
};
