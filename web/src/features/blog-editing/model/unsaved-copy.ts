import * as z from 'zod/mini';
import { draftTextSchema } from '#contracts/blog-drafts.ts';
import { type Language, languages } from '#contracts/language.ts';
import { readVisitor } from '#web/shared/session/session.ts';
import { readJson, readStorage, removeStorage, writeStorage } from '#web/shared/storage.ts';
import { typedDetailsSchema } from './details.ts';

export interface UnsavedCopy<Content> {
  content: Content;
  /** Of what the server had when it was written. */
  version: number;
  /** ISO 8601, UTC. */
  at: string;
}

/** What is saved by itself: the text of each language, and what all of them share. */
const parts = [...languages, 'details'] as const;

/** Each user's own: who shares a browser with another writer neither meets nor replaces what that one typed. */
const keyOf = (postId: string, part: (typeof parts)[number]) =>
  `unsaved-post:${postId}:${part}:${readVisitor()?.username ?? ''}`;

const unsavedCopy = <Content>(key: string, content: z.ZodMiniType<Content>) => {
  const schema = z.object({ content, version: z.number(), at: z.string() });
  /** What this tab found or wrote. */
  let own: string | null = null;
  return {
    /** What is damaged counts as none. */
    read: (): UnsavedCopy<Content> | undefined => {
      own = readStorage(key);
      return schema.safeParse(readJson(key)).data;
    },
    /** Whether the browser could keep it. */
    keep: (content: Content, version: number): boolean => {
      const copy = JSON.stringify({ content, version, at: new Date().toISOString() } satisfies UnsavedCopy<Content>);
      const isKept = writeStorage(key, copy);
      if (isKept) own = copy;
      return isKept;
    },
    /** The server has it now. What another tab has kept since stays. */
    drop: (): void => {
      if (readStorage(key) === own) removeStorage(key);
    },
    /** The writer does not want it. */
    discard: (): void => removeStorage(key),
  };
};

/** The text of one language that the server does not have yet, as this browser keeps it. */
export const unsavedText = (postId: string, language: Language) =>
  unsavedCopy(keyOf(postId, language), draftTextSchema);

/** The same of what all languages share. */
export const unsavedDetails = (postId: string) => unsavedCopy(keyOf(postId, 'details'), typedDetailsSchema);

/** The post is deleted. */
export const forgetUnsaved = (postId: string): void => {
  for (const part of parts) removeStorage(keyOf(postId, part));
};
