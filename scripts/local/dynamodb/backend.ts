import type { ChangeLog } from './change-log.ts';
import type { Input } from './dynalite.ts';
import type { ReadLag } from './read-lag.ts';
import type { TableDefinition } from './table-properties.ts';

export interface WriteOptions {
  /** The twin deletes an item because its time to live is over. */
  expired?: boolean;
}

/** What keeps the tables: the stand-in itself, or another server in its place. */
export interface Backend {
  ensureTable(definition: TableDefinition): Promise<{ created: boolean }>;
  perform(operation: string, input: Input, options?: WriteOptions): Promise<Input>;
  /** The log of a table's changes, which begins with the first call. */
  changeLog(table: string): Promise<ChangeLog>;
  readLag: ReadLag;
  close(): Promise<void>;
}
