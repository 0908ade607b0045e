import type { BatchOperation, Item, Store } from './dynalite.ts';
import { isSameItem } from './same-item.ts';
import type { Change } from './unit-of-work.ts';

/** One changed item, kept until every reader has passed it. */
export interface LoggedChange {
  /** A number of 21 digits, so that later changes have greater ones as text too. */
  sequence: string;
  /** Milliseconds since 1970. */
  time: number;
  before?: Item | undefined;
  after?: Item | undefined;
  /** Deleted because its time to live was over. */
  expired: boolean;
}

/** A reader of the log, which continues at its position after a restart. */
export interface LogReader {
  /** The sequence number of the last change that was processed. */
  position(): string;
  /** Later changes, in order, as far as they are on the disk. */
  read(after: string): AsyncIterable<LoggedChange>;
  /** How many changes come after the position. */
  waiting(): Promise<number>;
  moveTo(sequence: string): Promise<void>;
}

export interface Note {
  operation: BatchOperation;
  /** Called when the write is done or has failed. */
  settle(): void;
}

/** The changes of one table. They reach the disk in one batch with the changed items. */
export interface ChangeLog {
  /** The write that logs a change; undefined if nothing changed. */
  note(change: Change, expired: boolean): Note | undefined;
  /** A new reader begins with the oldest stored change, or with the next one. */
  reader(id: string, start: 'oldest' | 'next'): Promise<LogReader>;
  onAppend(listener: () => void): void;
}

const sequenceOf = (count: number): string => `1${String(count).padStart(20, '0')}`;
const countOf = (sequence: string): number => Number(sequence.slice(1));
/** Sorts after all digits and letters. */
const end = '~';

interface Position {
  reader: string;
  sequence: string;
}

/** Opens the log of a table; changes are noted from then on. */
export const openChangeLog = async ({ db }: Store, table: string, now: () => number): Promise<ChangeLog> => {
  const changeKey = (sequence: string): string => `stream-${table}~change~${sequence}`;
  const positionKey = (reader: string): string => `stream-${table}~position~${reader}`;
  const newest = await db
    .values<LoggedChange>({ gt: changeKey(''), lt: changeKey(end), reverse: true, limit: 1 })
    .all();
  const stored = await db.values<Position>({ gt: positionKey(''), lt: positionKey(end) }).all();
  // Readers may have passed changes that were trimmed, so sequence numbers must not be used again.
  let count = Math.max(0, ...[...newest, ...stored].map(({ sequence }) => countOf(sequence)));

  const listeners: (() => void)[] = [];
  const positions = new Map<string, string>();
  /** Assigned but not yet on the disk, in order. Readers stop before the first of them. */
  const unwritten = new Set<string>();
  let trimmed = '';

  const rangeAfter = (position: string) => {
    const [first = end] = unwritten;
    return { gt: changeKey(position), lt: changeKey(first) };
  };
  const setPosition = async (reader: string, sequence: string): Promise<void> => {
    await db.batch([{ type: 'put', key: positionKey(reader), value: { reader, sequence } satisfies Position }]);
    positions.set(reader, sequence);
  };
  const trim = async (): Promise<void> => {
    const [slowest = ''] = [...positions.values()].sort();
    if (slowest <= trimmed) return;
    await db.clear({ gt: changeKey(trimmed), lte: changeKey(slowest) });
    trimmed = slowest;
  };

  return {
    note: ({ before, after }, expired) => {
      if (before !== undefined && after !== undefined && isSameItem(before, after)) return undefined;
      count += 1;
      const sequence = sequenceOf(count);
      const value: LoggedChange = { sequence, time: now(), before, after, expired };
      unwritten.add(sequence);
      const settle = (): void => {
        unwritten.delete(sequence);
        for (const listener of listeners) listener();
      };
      return { operation: { type: 'put', key: changeKey(sequence), value }, settle };
    },
    reader: async (id, start) => {
      const known = stored.find(({ reader }) => reader === id)?.sequence;
      if (known === undefined && start === 'next') await setPosition(id, sequenceOf(count));
      else positions.set(id, known ?? sequenceOf(0));
      const position = (): string => positions.get(id) ?? sequenceOf(0);
      return {
        position,
        read: (after) => db.values<LoggedChange>(rangeAfter(after)),
        waiting: async () => (await db.keys(rangeAfter(position())).all()).length,
        moveTo: async (sequence) => {
          await setPosition(id, sequence);
          await trim();
        },
      };
    },
    onAppend: (listener) => listeners.push(listener),
  };
};
