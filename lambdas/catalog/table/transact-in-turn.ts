import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';

/** DynamoDB takes 100 writes in one transaction; one of the first is the audit entry. */
const stepsAtOnce = 99;

/**
 * Steps that may be done one after another, and done again: as few transactions as there can be. The audit entry is in the
 * first, so that nothing changes without one; a failure after it leaves the first steps done.
 */
export const transactInTurn = async (
  table: AppTable,
  steps: readonly Step[],
  entry: TransactionWrite,
): Promise<void> => {
  await transact(table, [...steps.slice(0, stepsAtOnce), { write: entry }]);
  for (let done = stepsAtOnce; done < steps.length; done += stepsAtOnce) {
    await transact(table, steps.slice(done, done + stepsAtOnce));
  }
};
