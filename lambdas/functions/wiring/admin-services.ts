import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { auditingBy } from './auditing.ts';
import { mayAdministerBy, settingsOf } from './settings.ts';

/**
 * The parts of every function that serves administrators and needs no secrets, from its environment. `handling` is how its calls are handled:
 * no function can leave out the check of a session, the right, the audit log's term or the key of a repeated call.
 */
export const adminServices = (functionName: string, environment: { TABLE_NAME: string; AUDIT_TABLE_NAME: string }) => {
  const table = openTable(environment.TABLE_NAME);
  const log = createLog(functionName);
  const users = usersStore(table, clock);
  const readSettings = settingsOf(table, clock);
  const { audit, prepare } = auditingBy(environment.AUDIT_TABLE_NAME, readSettings);
  return {
    ...{ table, log, users, readSettings, audit },
    handling: {
      log,
      prepare,
      usage: reportUsage({ functionName, table, log }),
      checkSession: checkSession(sessionsStore(table), clock),
      mayAdminister: mayAdministerBy(readSettings, users),
      idempotency: idempotencyByKey(environment.TABLE_NAME),
    },
  };
};
