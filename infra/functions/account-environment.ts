import type { Parts } from './parts.ts';

export type AccountParts = Pick<
  Parts,
  'stage' | 'alarms' | 'table' | 'auditTable' | 'mail' | 'identity' | 'url' | 'originKeys'
>;

/** The variables of every function that works with people (`lambdas/functions/wiring/account-services.ts`). */
export const accountVariables = ({ table, auditTable, mail, identity, url, originKeys }: AccountParts) => ({
  TABLE_NAME: table.tableName,
  AUDIT_TABLE_NAME: auditTable.tableName,
  ...mail.environment,
  ...identity.environment,
  SITE_URL: url,
  ORIGIN_KEYS: originKeys,
});
