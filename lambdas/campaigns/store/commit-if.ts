import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { falseOnTransactionRefusal } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';

/** Makes all writes, or none and returns false where a condition does not hold. Others at the same items are waited for. */
export const commitIf = (table: AppTable, writes: readonly TransactionWrite[]): Promise<boolean> => {
  const steps = writes.map((write) => ({ write }));
  return retryOnConflict(() => transact(table, steps).then(() => true, falseOnTransactionRefusal));
};
