import { presentOwner } from '../session/session.ts';
import { readJson, writeStorage } from '../storage.ts';

/** How many writes wait: `waiting` for their turn, `stuck` for a person. */
export interface OutboxCount {
  waiting: number;
  stuck: number;
}

const key = 'outbox';
const listeners = new Set<() => void>();
const none: OutboxCount = { waiting: 0, stuck: 0 };

/**
 * How much waits, shared with all tabs by the browser's storage: a page learns from it whether it needs the code that
 * sends.
 */
export const outboxStatus = {
  /** Opens the list of what waits. Set by the code that sends. */
  open: undefined as (() => void) | undefined,
  /** The sign has come, as a button, or has gone (`null`). Set by the same code. */
  shown: undefined as ((button: HTMLElement | null) => void) | undefined,
  /** By owner, as it was last counted. */
  all: (): Record<string, OutboxCount> => Object(readJson(key)),
  read: (): OutboxCount => {
    const { waiting, stuck } = Object(outboxStatus.all()[presentOwner()]);
    return waiting || stuck ? { waiting: Number(waiting), stuck: Number(stuck) } : none;
  },
  /** By owner. */
  write: (counts: Record<string, OutboxCount>): void => {
    writeStorage(key, JSON.stringify(counts));
    for (const listener of [...listeners]) listener();
  },
  /** Calls back after a change in this tab or another; returns how to stop. */
  subscribe: (listener: () => void): (() => void) => {
    const fromOtherTab = (event: StorageEvent) => {
      // Other keys of the outbox begin like this one: a change that leaves the count as it was is noted by its mark.
      if (event.key?.startsWith(key) ?? true) listener();
    };
    listeners.add(listener);
    addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', fromOtherTab);
    };
  },
};
