import { ProblemError } from '../problem.ts';
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
    await transact(table, [{ write: { Put: { TableName: table.name, Item } } }, { write: auditWrite }]).catch(
      (cause: unknown) => {
        throw new ProblemError('cacheNotCleared', { cause });
      },
    );
  };
