import { ProblemError } from '../problem.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { AppTable } from '../table/table.ts';
import { type TransactionWrite, transact } from '../table/transact.ts';
import { clearingKey } from './keys.ts';

/**
 * Notes that every instance is to forget what it holds, together with the entry in the audit log.
 * @throws ProblemError `cacheNotCleared`
 */
export type ClearMemory = (time: string, auditWrite: TransactionWrite) => Promise<void>;

export const clearMemoryBy =
  (table: AppTable): ClearMemory =>
  async (time, auditWrite) => {
    const Item = { ...clearingKey, type: 'CacheClearing', time };
    const steps = [{ write: { Put: { TableName: table.name, Item } } }, { write: auditWrite }];
    await retryOnConflict(() => transact(table, steps)).catch((cause: unknown) => {
      throw new ProblemError('cacheNotCleared', { cause });
    });
  };
