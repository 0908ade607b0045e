import type { Construct } from 'constructs';
import { auditEnvironment } from '#lambdas/functions/audit.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type AuditParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'originKeys'>;

/** Reads the audit log and the error log for administrators. */
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
    }),
    harm: 'administrators cannot read the audit log and the error log.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(audit.role, tableAccess.audit);
  auditTable.grantAdd(audit.role);
  auditTable.grantQuery(audit.role);
  return audit;
};
