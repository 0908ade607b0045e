import { randomUUID } from 'node:crypto';
import { auditLog } from '#lambdas/audit/index.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import { openTable } from '#lambdas/platform/table/table.ts';

/**
 * The audit log of a function. Entries are made in the middle of a use case, so how long they are kept is read before it
 * begins: `prepare` is called before each.
 */
export const auditingBy = (
  tableName: string,
  readSettings: ReadSettings,
): { audit: Audit; prepare: () => Promise<void> } => {
  let keptDays = 0;
  return {
    audit: auditLog({ table: openTable(tableName), clock, newId: randomUUID, keptDays: () => keptDays }),
    prepare: async () => {
      keptDays = (await readSettings('advanced')).auditRetentionDays;
    },
  };
};
