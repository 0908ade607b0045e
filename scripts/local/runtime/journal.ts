import { appendFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { damaged, reading, readLines } from './damage.ts';

/** Records by key, in memory and in a file. */
export interface Journal<T> {
  get(key: string): T | undefined;
  /** In the order in which the keys were first written. */
  values(): T[];
  /** The same one by one, for who may not need all. */
  each(): IterableIterator<T>;
  /** Visible at once; resolves when it is in the file. */
  put(key: string, value: T): Promise<void>;
  /** Gives some members of a record other values; only these are written. */
  change(key: string, members: Partial<T>): Promise<void>;
  /** Several records in one write. */
  putAll(values: readonly (readonly [key: string, value: T])[]): Promise<void>;
  delete(key: string): Promise<void>;
  deleteAll(keys: readonly string[]): Promise<void>;
}

interface JournalOptions<T> {
  /** Returns whether a record is kept at the start. */
  keep?(value: T): boolean;
  /** The journal existed before: a file that is missing or empty now is damaged. */
  isKnown?: boolean;
}

/** The line of a journal without records, so that no journal file is empty. */
const nothing = '{"key":"","deleted":true}\n';

/**
 * Opens a file of one JSON line per change. It is replayed and rewritten here, then only grows; a killed process loses
 * nothing that was acknowledged.
 */
export const openJournal = async <S extends z.ZodType>(
  file: string,
  schema: S,
  { keep = () => true, isKnown = false }: JournalOptions<z.output<S>> = {},
): Promise<Journal<z.output<S>>> => {
  type T = z.output<S>;
  const entrySchema = z.union([
    z.strictObject({ key: z.string(), value: schema }),
    z.strictObject({ key: z.string(), members: z.record(z.string(), z.unknown()) }),
    z.strictObject({ key: z.string(), deleted: z.literal(true) }),
  ]);
  const records = new Map<string, T>();
  const entries = await readLines(file, (value) => entrySchema.parse(value));
  if (isKnown && entries.length === 0) throw damaged(file, new Error('it is empty or gone'));
  for (const entry of entries) {
    const { key, value, members, deleted } = entry as { key: string; value: T; members?: object; deleted?: true };
    if (deleted) records.delete(key);
    else if (members === undefined) records.set(key, value);
    else {
      const changed = { ...(records.get(key) as object), ...members };
      records.set(
        key,
        reading(file, () => schema.parse(changed)),
      );
    }
  }
  for (const [key, value] of records) if (!keep(value)) records.delete(key);
  await mkdir(path.dirname(file), { recursive: true });
  const lines = [...records].map(([key, value]) => `${JSON.stringify({ key, value })}\n`);
  await writeFile(`${file}.new`, lines.join('') || nothing, { mode: 0o600 });
  await rename(`${file}.new`, file);

  let [waiting, next] = ['', undefined as Promise<void> | undefined];
  /** Without the thread pool: the system only takes the lines into its memory, and three trips to another thread take far longer. */
  const write = (): void => {
    const lines = waiting;
    [waiting, next] = ['', undefined];
    appendFileSync(file, lines);
  };
  /** Changes of one turn go into one write. */
  const append = (changes: readonly object[]): Promise<void> => {
    for (const change of changes) waiting += `${JSON.stringify(change)}\n`;
    next ??= Promise.resolve().then(write);
    return next;
  };
  const putAll: Journal<T>['putAll'] = (values) => {
    for (const [key, value] of values) records.set(key, value);
    return append(values.map(([key, value]) => ({ key, value })));
  };
  const deleteAll: Journal<T>['deleteAll'] = async (keys) => {
    const gone = keys.filter((key) => records.delete(key));
    if (gone.length > 0) await append(gone.map((key) => ({ key, deleted: true })));
  };

  return {
    get: (key) => records.get(key),
    values: () => [...records.values()],
    each: () => records.values(),
    put: (key, value) => putAll([[key, value]]),
    change: (key, members) => {
      records.set(key, { ...(records.get(key) as object), ...members } as T);
      return append([{ key, members }]);
    },
    putAll,
    delete: (key) => deleteAll([key]),
    deleteAll,
  };
};
