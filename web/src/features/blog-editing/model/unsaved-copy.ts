import * as z from 'zod/mini';
import { type DraftText, draftTextSchema } from '#contracts/blog-drafts.ts';
import type { Language } from '#contracts/language.ts';
import { readJson, removeStorage, writeStorage } from '#web/shared/storage.ts';

const copySchema = z.object({
  text: draftTextSchema,
  /** Of the working copy that it was written on. */
  version: z.number(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Which tab wrote it, so that no other one takes it away. */
  tab: z.string(),
});
export type UnsavedCopy = z.infer<typeof copySchema>;

/** The text of one language that the server does not have yet, as this browser keeps it. */
export const unsavedCopy = (postId: string, language: Language, storage?: () => Storage) => {
  const key = `unsaved-post:${postId}:${language}`;
  const tab = crypto.randomUUID();
  const read = (): UnsavedCopy | undefined => copySchema.safeParse(readJson(key, storage)).data;
  return {
    read,
    /** Whether the browser could keep it. */
    keep: (text: DraftText, version: number): boolean =>
      writeStorage(key, JSON.stringify({ text, version, at: new Date().toISOString(), tab }), storage),
    /** The server has it now. What another tab has kept stays. */
    drop: (): void => {
      if (read()?.tab === tab) removeStorage(key, storage);
    },
    /** The writer does not want it. */
    discard: (): void => removeStorage(key, storage),
  };
};
