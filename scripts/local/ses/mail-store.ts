import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { openJournal } from '../runtime/journal.ts';

const mailSchema = z.strictObject({
  /** SES's message id. */
  id: z.string(),
  /** ISO 8601, by the twin's clock. */
  time: z.string(),
  from: z.string(),
  /** Addresses of all who get it, hidden ones too. */
  to: z.array(z.string()),
  subject: z.string(),
  configurationSet: z.string().optional(),
  tags: z.record(z.string(), z.string()),
  /** Unknown for a mail of a bulk call, whose message is written only on request. */
  bytes: z.number().optional(),
  /** For addresses of the mailbox simulator, and for suppressed ones: what becomes of the mail, such as `bounce`. */
  simulated: z.record(z.string(), z.string()),
  /** The bulk call that it came with, and which entry it is. */
  batch: z.strictObject({ id: z.string(), index: z.number() }).optional(),
});
/** The known facts of a sent mail, without reading it. */
export type StoredMail = z.infer<typeof mailSchema>;

export interface MailQuery {
  /** Only mails to this address. */
  to?: string | undefined;
  /** Only mails sent after the one with this id. */
  after?: string | undefined;
  /** Only mails sent before the one with this id. */
  before?: string | undefined;
  limit?: number;
}

export interface MailStoreOptions {
  /** Writes the message of one entry of a bulk call. */
  write(call: object, index: number, mail: StoredMail): Promise<Buffer>;
  /** How many mails are kept. */
  kept?: number;
}

/** The sent mails. */
export interface MailStore {
  /** Resolves when the mail would survive the end of this process. */
  add(mail: StoredMail, source: Buffer): Promise<void>;
  /** Keeps the mails of a bulk call with the call itself. */
  addBatch(mails: readonly StoredMail[], call: object): Promise<void>;
  get(id: string): StoredMail | undefined;
  /** The raw message of a mail in the store. */
  source(id: string): Promise<Buffer>;
  /** Newest first. Throws when `after` or `before` is no id of a mail. */
  list(query: MailQuery): StoredMail[];
}

const defaultKept = 10_000;

/** Opens the store: one file per message, named by its id, and a journal of what the lists show. The oldest go first. */
export const openMailStore = async (
  folder: string,
  { write, kept = defaultKept }: MailStoreOptions,
): Promise<MailStore> => {
  const messages = path.join(folder, 'messages');
  await mkdir(messages, { recursive: true });
  const batchFile = (batch: string): string => path.join(messages, `${batch}.json`);
  const fileOf = ({ id, batch }: Pick<StoredMail, 'id' | 'batch'>): string =>
    batch === undefined ? path.join(messages, `${id}.eml`) : batchFile(batch.id);
  const index = await openJournal(path.join(folder, 'index.jsonl'), mailSchema);
  const mails = index.values();

  const positionOf = (id: string): number => {
    const position = mails.findIndex((mail) => mail.id === id);
    if (position === -1) throw new Error(`no mail has the id ${id}`);
    return position;
  };
  const removeOldest = async (): Promise<void> => {
    const oldest = mails.splice(0, Math.max(0, mails.length - kept));
    if (oldest.length === 0) return;
    await index.deleteAll(oldest.map(({ id }) => id));
    // The mails of a call stand beside each other, so only the last call may be needed still.
    const needed = mails[0] && fileOf(mails[0]);
    const files = new Set(oldest.map(fileOf).filter((file) => file !== needed));
    await Promise.all([...files].map((file) => rm(file, { force: true })));
  };
  await removeOldest();
  // Without the thread pool, as a journal is written.
  const keep = (file: string, content: Buffer | string): void => {
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  };
  // Left behind by a process that was killed between a message and its entry.
  const known = new Set(mails.map((mail) => path.basename(fileOf(mail))));
  const strays = (await readdir(messages)).filter((name) => !known.has(name));
  await Promise.all(strays.map((name) => rm(path.join(messages, name))));

  return {
    add: async (mail, source) => {
      keep(fileOf(mail), source);
      await index.put(mail.id, mail);
      mails.push(mail);
      await removeOldest();
    },
    addBatch: async (added, call) => {
      const [first] = added;
      if (first === undefined) return;
      keep(fileOf(first), JSON.stringify(call));
      await index.putAll(added.map((mail) => [mail.id, mail]));
      mails.push(...added);
      await removeOldest();
    },
    get: index.get,
    source: async (id) => {
      const mail = index.get(id);
      if (mail?.batch === undefined) return readFile(fileOf({ id, batch: undefined }));
      return write(JSON.parse(await readFile(fileOf(mail), 'utf8')), mail.batch.index, mail);
    },
    list: ({ to, after, before, limit = kept }) => {
      const wanted = to?.toLowerCase();
      const found = mails
        .slice(after === undefined ? 0 : positionOf(after) + 1, before === undefined ? undefined : positionOf(before))
        .filter((mail) => wanted === undefined || mail.to.some((address) => address.toLowerCase() === wanted));
      return found.slice(-limit).toReversed();
    },
  };
};
