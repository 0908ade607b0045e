import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { createBodyCache } from './body-cache.ts';

const recordSchema = z.object({
  key: z.string(),
  /** Hex of the MD5, without quotes. */
  etag: z.string(),
  /** Name of the file that holds the content: its SHA-256. */
  content: z.string(),
  size: z.number(),
  lastModified: z.string(),
  /** Content-Type, Cache-Control and the like, and `x-amz-meta-*`, in lower case. */
  headers: z.record(z.string(), z.string()),
});
export type ObjectRecord = z.infer<typeof recordSchema>;
const entrySchema = z.union([recordSchema, z.object({ key: z.string(), deleted: z.literal(true) })]);
type Entry = z.infer<typeof entrySchema>;

/** The objects of one bucket. */
export interface ObjectStore {
  get(key: string): ObjectRecord | undefined;
  read(record: ObjectRecord): Promise<Buffer>;
  put(key: string, body: Buffer, headers: Record<string, string>): Promise<ObjectRecord>;
  delete(key: string): Promise<void>;
  /** All keys in UTF-8 order, as S3 lists them. */
  keys(): string[];
}

const readJournal = async (file: string): Promise<Entry[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A last line without its end was being written when the process died; it was never acknowledged.
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter(Boolean)
    .map((line) => entrySchema.parse(JSON.parse(line)));
};

/** Contents that no key refers to any more, and drafts of a process that was killed. */
const removeUnused = async (folder: string, used: Set<string>): Promise<void> => {
  const unused = (await readdir(folder)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
};

/**
 * Opens a bucket's folder: contents in files named by their hash, and a journal of what each key holds. The journal is
 * replayed and rewritten at the start, then only grows; a killed process loses nothing that was acknowledged.
 */
export const openObjectStore = async (folder: string): Promise<ObjectStore> => {
  const journal = path.join(folder, 'journal.jsonl');
  const contents = path.join(folder, 'contents');
  await mkdir(contents, { recursive: true });
  const records = new Map<string, ObjectRecord>();
  for (const entry of await readJournal(journal)) {
    if ('deleted' in entry) records.delete(entry.key);
    else records.set(entry.key, entry);
  }
  await writeFile(`${journal}.new`, [...records.values()].map((record) => `${JSON.stringify(record)}\n`).join(''));
  await rename(`${journal}.new`, journal);

  await removeUnused(contents, new Set([...records.values()].map(({ content }) => content)));

  const cache = createBodyCache((content) => readFile(path.join(contents, content)));
  let last: Promise<void> = Promise.resolve();
  const append = (entry: Entry): Promise<void> => {
    const next = last.then(() => appendFile(journal, `${JSON.stringify(entry)}\n`));
    last = next.catch(() => {});
    return next;
  };
  let sorted: string[] | undefined;

  return {
    get: (key) => records.get(key),
    read: (record) => cache(record.content),
    put: async (key, body, headers) => {
      const content = createHash('sha256').update(body).digest('hex');
      const target = path.join(contents, content);
      // Written under another name first: a half-written file must never carry a finished one's name.
      const draft = `${target}.${process.hrtime.bigint()}`;
      await writeFile(draft, body);
      await rename(draft, target);
      const record = {
        key,
        etag: createHash('md5').update(body).digest('hex'),
        content,
        size: body.length,
        lastModified: new Date().toISOString(),
        headers,
      };
      await append(record);
      records.set(key, record);
      sorted = undefined;
      return record;
    },
    delete: async (key) => {
      if (!records.has(key)) return;
      await append({ key, deleted: true });
      records.delete(key);
      sorted = undefined;
    },
    keys: () => {
      sorted ??= [...records.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      return sorted;
    },
  };
};
