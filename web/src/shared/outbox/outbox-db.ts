import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type WaitingWrite, waitingWriteSchema } from './waiting-write.ts';

interface Schema extends DBSchema {
  writes: { key: number; value: WaitingWrite };
}
type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;
const open = (): Promise<Database> => {
  opened ??= openDB<Schema>('outbox', 1, {
    upgrade: (db) => void db.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }),
    // Another tab has a newer release, or the person has deleted the site's data.
    blocking: () => void closeOutbox(),
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
export const closeOutbox = async (): Promise<void> => {
  const db = await opened;
  opened = undefined;
  db?.close();
};

/** In the order of their ids, which is the one in which they were begun: `getAll` goes by the key. */
const understood = (writes: unknown[]): WaitingWrite[] =>
  writes.flatMap((write) => waitingWriteSchema.safeParse(write).data ?? []);

/** All users' writes, in order. A write that cannot be understood stays where it is, untouched. */
export const allWrites = async (): Promise<WaitingWrite[]> => understood(await (await open()).getAll('writes'));

/** How many there are, with those that another release has put there and this one does not understand. */
export const countWrites = async (): Promise<number> => (await open()).count('writes');

/**
 * The id for a write that begins now. The browser counts on from write to write, in all tabs and over a reload: a clock of
 * the device that is put back makes nothing earlier than it was.
 */
export const nextId = async (): Promise<number> => {
  const { store, done } = (await open()).transaction('writes', 'readwrite');
  const id = await store.add({} as WaitingWrite);
  await Promise.all([store.delete(id), done]);
  return id;
};

/**
 * Changes the outbox in one step: `change` gets what is there and returns what to put, without an `id` for what is new,
 * and the ids of what to delete. Nothing of it happens if any of it fails, and it is on the disk when it is done.
 */
export const changeWrites = async (
  change: (writes: WaitingWrite[]) => { put?: (Omit<WaitingWrite, 'id'> & { id?: number })[]; remove?: number[] },
): Promise<void> => {
  const transaction = (await open()).transaction('writes', 'readwrite', { durability: 'strict' });
  const { store } = transaction;
  const { put = [], remove = [] } = change(understood(await store.getAll()));
  await Promise.all([
    ...put.map((write) => store.put(write as WaitingWrite)),
    ...remove.map((id) => store.delete(id)),
    transaction.done,
  ]);
};
