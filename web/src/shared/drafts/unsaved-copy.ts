import * as z from 'zod/mini';
import { waiting } from '../api/waiting.ts';
import { isKnown, presentOwner, readVisitor } from '../session/session.ts';
import { readJson, readStorage, removeStorage, writeStorage } from '../storage.ts';
import { forgetSent, readSent } from './sent-copy.ts';

/** Typed text that is not saved, as this browser keeps it. */
export interface UnsavedCopy<Content> {
  content: Content;
  /** The version that the server had when it was written. */
  version: number;
  /** ISO 8601, UTC. */
  at: string;
}

/** Former releases kept copies by the name, which may be another person's by now: no user gets them. */
const removeNamed = (name: string): void => {
  const named = `unsaved:${name}:${readVisitor()?.username ?? ''}`;
  removeStorage(named);
  forgetSent(named);
};

/**
 * Keeps what is typed under `name` until the server has it: over a reload, a crash, a log-out and a change of the user's name.
 * Each user has a separate copy, so two people who share a browser neither see nor replace each other's.
 */
export const unsavedCopy = <Content>(name: string, content: z.ZodMiniType<Content>) => {
  const owner = presentOwner();
  // No name has this sign, so none can stand for an id.
  const key = `unsaved:${name}:@${owner}`;
  removeNamed(name);
  const schema = z.object({ content, version: z.number(), at: z.string() });
  /** The copy that this tab found or wrote. */
  let own: string | null = null;
  /** Whether the browser could keep it. */
  const keep = (content: Content, version: number): boolean => {
    const copy = JSON.stringify({ content, version, at: new Date().toISOString() } satisfies UnsavedCopy<Content>);
    own = copy;
    return isKnown(owner) && writeStorage(key, copy);
  };
  /** The server has it now. A newer copy of another tab stays. */
  const drop = (): void => {
    if (readStorage(key) !== own) return;
    removeStorage(key);
    forgetSent(key);
  };
  return {
    /** Names the copy for a write that is made from it; without a text where it holds something else than `content`. */
    asSent: (sent?: Content): { key: string; text: string } => {
      const text = readStorage(key) ?? '';
      const { data } = schema.safeParse(readJson(key));
      const isSame = sent === undefined || JSON.stringify(data?.content) === JSON.stringify(sent);
      return { key, text: isSame ? text : '' };
    },
    /** A damaged copy counts as none. */
    read: (): UnsavedCopy<Content> | undefined => {
      const sent = readSent(key);
      own = readStorage(key);
      // It was sent while no form was open.
      if (sent && sent.text === own) return void drop();
      const { data } = schema.safeParse(readJson(key));
      return data && sent && data.version < sent.version ? { ...data, version: sent.version } : data;
    },
    keep,
    drop,
    /** Follows the unsaved part of the form, if there is one. Returns whether nothing would be lost with the page. */
    follow: (unsaved: Pick<UnsavedCopy<Content>, 'content' | 'version'> | undefined): boolean => {
      if (unsaved) return keep(unsaved.content, unsaved.version);
      drop();
      return true;
    },
    /** Called when the writer discards it. */
    discard: (): void => {
      removeStorage(key);
      forgetSent(key);
      waiting.discarded?.(key);
    },
  };
};
