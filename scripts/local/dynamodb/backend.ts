import type { ChangeLog } from './change-log.ts';
import type { Input, Item } from './dynalite.ts';
import type { ReadLag } from './read-lag.ts';
import type { TableDefinition } from './table-properties.ts';

export interface WriteOptions {
  /** The caller of deletions by time to live: the twin itself. */
  expired?: boolean;
}

/** The keeper of the tables: the stand-in itself, or another server in its place. */
export interface Backend {
  ensureTable(definition: TableDefinition): Promise<{ created: boolean }>;
  perform(operation: string, input: Input, options?: WriteOptions): Promise<Input>;
  /** The keys of the items whose expiry lies before `now`, in milliseconds. */
  expired(definition: TableDefinition, now: number): AsyncIterable<Item>;
  /** The log of a table's changes, which begins with the first call. */
  changeLog(table: string): Promise<ChangeLog>;
  readLag: ReadLag;
  close(): Promise<void>;
}
