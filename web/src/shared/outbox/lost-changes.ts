import { presentOwner } from '../session/session.ts';
import { readJson, removeStorage, writeStorage } from '../storage.ts';

const key = 'outbox-lost';
const listeners = new Set<() => void>();
const read = (): Record<string, number> => Object(readJson(key));
const keep = (lost: Record<string, number>): void => {
  if (Object.keys(lost).length > 0) writeStorage(key, JSON.stringify(lost));
  else removeStorage(key);
  for (const listener of [...listeners]) listener();
};

/**
 * How many changes were gone from the browser's database although nothing had sent or discarded them: its data was deleted, by
 * the browser or a person. Kept until their user has read it, because nothing else says that they have to be made again.
 */
export const lostChanges = {
  /** Of the present user. */
  count: (): number => Number(read()[presentOwner()] ?? 0),
  /** By owner. */
  add: (lost: Record<string, number>): void => {
    const all = read();
    for (const [owner, count] of Object.entries(lost)) all[owner] = (all[owner] ?? 0) + count;
    keep(all);
  },
  /** The present user knows. */
  forget: (): void => {
    const { [presentOwner()]: _, ...others } = read();
    keep(others);
  },
  /** Calls back after a change in this tab or another; returns how to stop. */
  subscribe: (listener: () => void): (() => void) => {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === null || event.key === key) listener();
    };
    listeners.add(listener);
    addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', fromOtherTab);
    };
  },
};
