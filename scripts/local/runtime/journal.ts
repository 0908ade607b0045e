import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { damaged, readLines } from './damage.ts';

/** Records by key, in memory and in a file. */
export interface Journal<T> {
  get(key: string): T | undefined;
  /** In the order in which the keys were first written. */
  values(): T[];
  /** Visible at once; resolves when it is in the file. */
  put(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
}

interface JournalOptions<T> {
  /** Tells which records are dropped at the start. */
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
    z.strictObject({ key: z.string(), deleted: z.literal(true) }),
  ]);
  const records = new Map<string, T>();
  const entries = await readLines(file, (value) => entrySchema.parse(value));
  if (isKnown && entries.length === 0) throw damaged(file, new Error('it is empty or gone'));
  for (const entry of entries) {
    if ('value' in entry) records.set(entry.key, entry.value as T);
    else records.delete(entry.key);
  }
  for (const [key, value] of records) if (!keep(value)) records.delete(key);
  await mkdir(path.dirname(file), { recursive: true });
  const lines = [...records].map(([key, value]) => `${JSON.stringify({ key, value })}\n`);
  await writeFile(`${file}.new`, lines.join('') || nothing, { mode: 0o600 });
  await rename(`${file}.new`, file);

  let last: Promise<void> = Promise.resolve();
  const append = (entry: object): Promise<void> => {
    const line = `${JSON.stringify(entry)}\n`;
    const next = last.then(() => appendFile(file, line));
    last = next.catch(() => {});
    return next;
  };

  return {
    get: (key) => records.get(key),
    values: () => [...records.values()],
    put: (key, value) => {
      records.set(key, value);
      return append({ key, value });
    },
    delete: async (key) => {
      if (records.delete(key)) await append({ key, deleted: true });
    },
  };
};
