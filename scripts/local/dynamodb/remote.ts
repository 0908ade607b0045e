import type { Backend } from './backend.ts';
import type { ChangeLog } from './change-log.ts';
import type { Input, Item } from './dynalite.ts';
import { openEngine } from './engine.ts';
import { keyOf } from './item-key.ts';
import { createKeyLocks } from './key-locks.ts';
import { expiredRemotely } from './remote-expiry.ts';
import { callRemote } from './remote-server.ts';
import { ensureRemoteTable } from './remote-tables.ts';
import type { TableDefinition } from './table-properties.ts';

/** An item that a request may change. */
interface Target {
  table: string;
  key: Item;
}

/** The items that a request writes, by their keys. */
const targetsOf = (operation: string, input: Input, tables: ReadonlyMap<string, TableDefinition>): Target[] => {
  const target = (table: unknown, keyOrItem: unknown): Target[] => {
    const definition = tables.get(String(table));
    if (definition === undefined || typeof keyOrItem !== 'object' || keyOrItem === null) return [];
    return [{ table: definition.name, key: keyOf(keyOrItem as Item, definition.keySchema) }];
  };
  if (operation === 'TransactWriteItems') {
    const parts = (input.TransactItems ?? []) as Record<string, Input>[];
    return parts.flatMap(({ Put, Update, Delete }) => {
      const part = Put ?? Update ?? Delete;
      return part === undefined ? [] : target(part.TableName, part.Item ?? part.Key);
    });
  }
  if (operation === 'BatchWriteItem') {
    const requests = Object.entries((input.RequestItems ?? {}) as Record<string, Record<string, Input>[]>);
    return requests.flatMap(([table, writes]) =>
      writes.flatMap(({ PutRequest, DeleteRequest }) => target(table, PutRequest?.Item ?? DeleteRequest?.Key)),
    );
  }
  const isWrite = ['PutItem', 'UpdateItem', 'DeleteItem'].includes(operation);
  return isWrite ? target(input.TableName, input.Item ?? input.Key) : [];
};

/**
 * Another DynamoDB-compatible server in place of the stand-in. The twin records its changes: it reads the items of a
 * write before and after it, one write at a time. Writes that others make directly to the server are not noticed.
 */
export const openRemote = async (address: string, folder: string | undefined, now: () => number): Promise<Backend> => {
  const { changeLog, store, close } = await openEngine(folder, now);
  const { withLocks } = createKeyLocks();
  const tables = new Map<string, TableDefinition>();
  const logs = new Map<string, ChangeLog>();
  const call = (operation: string, input: Input) => callRemote(address, operation, input);

  const itemAt = async ({ table, key }: Target): Promise<Item | undefined> =>
    (await call('GetItem', { TableName: table, Key: key, ConsistentRead: true })).Item as Item | undefined;

  const write = async (operation: string, input: Input, targets: Target[], expired: boolean): Promise<Input> => {
    const before = await Promise.all(targets.map(itemAt));
    const reply = await call(operation, input);
    const after = await Promise.all(targets.map(itemAt));
    const notes = targets.flatMap(
      ({ table }, index) => logs.get(table)?.note({ table, before: before[index], after: after[index] }, expired) ?? [],
    );
    try {
      await store.db.batch(notes.map((note) => note.operation));
    } finally {
      for (const { settle } of notes) settle();
    }
    return reply;
  };

  return {
    ensureTable: (definition) => {
      tables.set(definition.name, definition);
      return ensureRemoteTable(call, definition);
    },
    perform: (operation, input, { expired = false } = {}) => {
      const logged = targetsOf(operation, input, tables).filter(({ table }) => logs.has(table));
      if (logged.length === 0) return call(operation, input);
      return withLocks(
        logged.map((target) => JSON.stringify(target)),
        () => write(operation, input, logged, expired),
      );
    },
    expired: (definition, time) => expiredRemotely(call, definition, time),
    changeLog: async (table) => {
      const log = await changeLog(table);
      logs.set(table, log);
      return log;
    },
    readLag: {
      milliseconds: () => 0,
      set: () => {
        throw new Error('The lag of reads is that of the other server');
      },
    },
    close,
  };
};
