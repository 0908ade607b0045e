import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';

/** DynamoDB allows 100 writes in one transaction; one of the first transaction's is the audit entry. */
const stepsAtOnce = 99;

/**
 * Runs steps that may be done one after another, and repeated, in as few transactions as possible. The audit entry is
 * in the first one, so nothing changes without it; if a later one fails, the earlier ones stay done.
 */
export const transactInTurn = async (
  table: AppTable,
  steps: readonly Step[],
  auditWrite: TransactionWrite,
): Promise<void> => {
  await transact(table, [...steps.slice(0, stepsAtOnce), { write: auditWrite }]);
  for (let done = stepsAtOnce; done < steps.length; done += stepsAtOnce) {
    await transact(table, steps.slice(done, done + stepsAtOnce));
  }
};
