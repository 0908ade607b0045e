import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  bytes: z.number(),
  /** For addresses of the mailbox simulator: what each stands for, such as `bounce`. */
  simulated: z.record(z.string(), z.string()),
});
/** What is known of a sent mail without reading it. */
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

/** The sent mails. */
export interface MailStore {
  /** Resolves when the mail would survive the end of this process. */
  add(mail: StoredMail, source: Buffer): Promise<void>;
  get(id: string): StoredMail | undefined;
  /** The raw message of a mail in the store. */
  source(id: string): Promise<Buffer>;
  /** Newest first. Throws when `after` or `before` is no id of a mail. */
  list(query: MailQuery): StoredMail[];
}

const defaultKept = 10_000;

/** Opens the store: one file per message, named by its id, and a journal of what the lists show. The oldest go first. */
export const openMailStore = async (folder: string, kept = defaultKept): Promise<MailStore> => {
  const messages = path.join(folder, 'messages');
  await mkdir(messages, { recursive: true });
  const fileOf = (id: string): string => path.join(messages, `${id}.eml`);
  const index = await openJournal(path.join(folder, 'index.jsonl'), mailSchema);
  const mails = index.values();

  const positionOf = (id: string): number => {
    const position = mails.findIndex((mail) => mail.id === id);
    if (position === -1) throw new Error(`no mail has the id ${id}`);
    return position;
  };
  const removeOldest = async (): Promise<void> => {
    for (const { id } of mails.splice(0, Math.max(0, mails.length - kept))) {
      await index.delete(id);
      await rm(fileOf(id), { force: true });
    }
  };
  await removeOldest();
  // Left behind by a process that was killed between a message and its entry.
  const known = new Set(mails.map(({ id }) => `${id}.eml`));
  const strays = (await readdir(messages)).filter((name) => !known.has(name));
  await Promise.all(strays.map((name) => rm(path.join(messages, name))));

  return {
    add: async (mail, source) => {
      const draft = `${fileOf(mail.id)}.new`;
      await writeFile(draft, source);
      await rename(draft, fileOf(mail.id));
      await index.put(mail.id, mail);
      mails.push(mail);
      await removeOldest();
    },
    get: index.get,
    source: (id) => readFile(fileOf(id)),
    list: ({ to, after, before, limit = kept }) => {
      const wanted = to?.toLowerCase();
      const found = mails
        .slice(after === undefined ? 0 : positionOf(after) + 1, before === undefined ? undefined : positionOf(before))
        .filter((mail) => wanted === undefined || mail.to.some((address) => address.toLowerCase() === wanted));
      return found.slice(-limit).toReversed();
    },
  };
};
