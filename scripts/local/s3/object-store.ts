import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { damaged, readLines } from '../runtime/damage.ts';
import { type Draft, openContents, type Span } from './contents.ts';

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

/** Stands in the journal of a bucket without objects, so that no journal is ever empty. */
const noEntries = '{"key":"","deleted":true}\n';

type Admit = (draft: Draft, existing: ObjectRecord | undefined) => void;

/** The objects of one bucket. */
export interface ObjectStore {
  get(key: string): ObjectRecord | undefined;
  read(record: ObjectRecord, span?: Span): Promise<Buffer>;
  /** `admit` sees what would be written and what is there, and throws to refuse: nothing comes in between. */
  put(key: string, body: Readable | Buffer, headers: Record<string, string>, admit?: Admit): Promise<ObjectRecord>;
  /** Puts another object's content under a key. */
  copy(from: ObjectRecord, key: string, headers: Record<string, string>): Promise<ObjectRecord>;
  delete(key: string): Promise<void>;
  /** All keys in UTF-8 order, as S3 lists them. */
  keys(): string[];
}

/**
 * Opens a bucket's folder: contents in files named by their hash, and a journal of what each key holds. The journal is
 * replayed and rewritten at the start, then only grows; a killed process loses nothing that was acknowledged. `isKnown`:
 * there were objects before, so a journal that is gone or empty is damaged.
 */
export const openObjectStore = async (
  folder: string,
  now: () => number = Date.now,
  { isKnown = false }: { isKnown?: boolean } = {},
): Promise<ObjectStore> => {
  const journal = path.join(folder, 'journal.jsonl');
  await mkdir(folder, { recursive: true });
  const records = new Map<string, ObjectRecord>();
  const entries = await readLines(journal, (value) => entrySchema.parse(value));
  // Before anything is tidied up: the contents are still there.
  if (isKnown && entries.length === 0) throw damaged(journal, new Error('it is empty or gone'));
  for (const entry of entries) {
    if ('deleted' in entry) records.delete(entry.key);
    else records.set(entry.key, entry);
  }
  const lines = [...records.values()].map((record) => `${JSON.stringify(record)}\n`);
  await writeFile(`${journal}.new`, lines.join('') || noEntries);
  await rename(`${journal}.new`, journal);

  const used = new Set([...records.values()].map(({ content }) => content));
  const contents = await openContents(path.join(folder, 'contents'), used);

  let last: Promise<unknown> = Promise.resolve();
  /** One change after the other, so that each sees what the one before left. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const next = last.then(change);
    last = next.catch(() => {});
    return next;
  };
  const append = (entry: Entry): Promise<void> => appendFile(journal, `${JSON.stringify(entry)}\n`);
  let sorted: string[] | undefined;
  const store = async (record: ObjectRecord): Promise<ObjectRecord> => {
    await append(record);
    records.set(record.key, record);
    sorted = undefined;
    return record;
  };
  const modified = () => new Date(now()).toISOString();

  return {
    get: (key) => records.get(key),
    read: (record, span) => contents.read(record.content, span),
    put: async (key, body, headers, admit) => {
      const draft = await contents.draft(body);
      return inTurn(async () => {
        try {
          admit?.(draft, records.get(key));
        } catch (refusal) {
          await contents.discard(draft);
          throw refusal;
        }
        const content = await contents.keep(draft);
        const { size, md5 } = draft;
        return store({ key, etag: md5.toString('hex'), content, size, lastModified: modified(), headers });
      });
    },
    copy: (from, key, headers) => inTurn(() => store({ ...from, key, headers, lastModified: modified() })),
    delete: (key) =>
      inTurn(async () => {
        if (!records.has(key)) return;
        await append({ key, deleted: true });
        records.delete(key);
        sorted = undefined;
      }),
    keys: () => {
      sorted ??= [...records.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      return sorted;
    },
  };
};
