import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Records by key, in memory and in a file. */
export interface Journal<T> {
  get(key: string): T | undefined;
  /** In the order in which the keys were first written. */
  values(): T[];
  /** Counts at once; resolves when the file has it. */
  put(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
}

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/**
 * Opens a file of one JSON line per change. It is replayed and rewritten here, then only grows; a killed process loses
 * nothing that was acknowledged. `keep` drops at the start what is no longer needed.
 */
export const openJournal = async <S extends z.ZodType>(
  file: string,
  schema: S,
  keep: (value: z.output<S>) => boolean = () => true,
): Promise<Journal<z.output<S>>> => {
  type T = z.output<S>;
  const entrySchema = z.union([
    z.strictObject({ key: z.string(), value: schema }),
    z.strictObject({ key: z.string(), deleted: z.literal(true) }),
  ]);
  const records = new Map<string, T>();
  const text = await readText(file);
  // A last line without its end was being written when the process died; it was never acknowledged.
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    if (line === '') continue;
    const entry = entrySchema.parse(JSON.parse(line));
    if ('value' in entry) records.set(entry.key, entry.value as T);
    else records.delete(entry.key);
  }
  for (const [key, value] of records) if (!keep(value)) records.delete(key);
  await mkdir(path.dirname(file), { recursive: true });
  const lines = [...records].map(([key, value]) => `${JSON.stringify({ key, value })}\n`);
  await writeFile(`${file}.new`, lines.join(''));
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
