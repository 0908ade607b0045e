import type { Draft, DraftText } from '#contracts/blog-drafts.ts';
import { isSameText, withAddress } from './draft.ts';

/** One save, the same however often it must be sent. */
export interface SaveRequest {
  text: DraftText;
  version: number;
  isUpToDate: boolean;
  idempotencyKey: string;
}

/** Why a save did not succeed: nothing was heard, somebody else was faster, or the server does not want it. */
export type SaveFailure = 'unanswered' | 'conflict' | 'refused';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** `isKept`: this browser holds the text meanwhile. */
  | { kind: SaveFailure; error: Error; isKept: boolean };

export interface KeeperSnapshot {
  text: DraftText;
  version: number;
  save: SaveState;
}

interface KeeperOptions {
  text: DraftText;
  version: number;
  send: (request: SaveRequest) => Promise<Draft>;
  failureOf: (error: unknown) => SaveFailure;
  copy: { keep: (text: DraftText, version: number) => boolean; drop: () => void };
  onSaved: (draft: Draft) => void;
}

const pauseMs = 2_000;
const retryMs = 15_000;

/**
 * Saves one text while it is written: two seconds after the last change, one save at a time, and a save that got no
 * answer again with the same key before any newer one. Until the server has a text, `copy` holds it. A text without an
 * address is shown with the one that its title proposes, which is saved with the next change or before publishing.
 */
export const createDraftKeeper = ({ send, failureOf, copy, onSaved, ...start }: KeeperOptions) => {
  let snapshot: KeeperSnapshot = { ...start, text: withAddress(start.text), save: { kind: 'saved' } };
  let savedText = start.text;
  let declaresUpToDate = false;
  let pending: SaveRequest | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  let isLeft = false;
  const listeners = new Set<() => void>();

  const show = (changes: Partial<KeeperSnapshot>) => {
    snapshot = { ...snapshot, ...changes };
    for (const listener of [...listeners]) listener();
  };
  const isDue = () => pending !== undefined || declaresUpToDate || !isSameText(snapshot.text, savedText);
  const nextRequest = (): SaveRequest => ({
    text: snapshot.text,
    version: snapshot.version,
    isUpToDate: declaresUpToDate,
    idempotencyKey: crypto.randomUUID(),
  });
  const fail = (error: unknown): false => {
    const kind = failureOf(error);
    if (kind !== 'unanswered') {
      pending = undefined;
      declaresUpToDate = false;
    }
    show({ save: { kind, error: error instanceof Error ? error : new Error(String(error)), isKept } });
    if (kind === 'unanswered') saveIn(retryMs);
    return false;
  };
  const saveAll = async (): Promise<boolean> => {
    while (isDue()) {
      pending ??= nextRequest();
      const request = pending;
      show({ save: { kind: 'saving' } });
      try {
        const draft = await send(request);
        pending = undefined;
        savedText = request.text;
        if (request.isUpToDate) declaresUpToDate = false;
        show({ version: draft.version });
        onSaved(draft);
      } catch (error) {
        return fail(error);
      }
    }
    copy.drop();
    show({ save: { kind: 'saved' } });
    return true;
  };
  /** Saves what is not saved; false when it did not succeed. A conflict waits for the writer's decision. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (snapshot.save.kind === 'conflict') return Promise.resolve(false);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  /** Saves what was written. An address that is only proposed waits: who merely looks at a text does not change it. */
  const saveWritten = (): Promise<boolean> => (snapshot.save.kind === 'saved' ? Promise.resolve(true) : flush());
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    if (isLeft) return;
    timer = setTimeout(() => void flush(), ms);
  };
  const restart = (version: number, text: DraftText) => {
    savedText = text;
    pending = undefined;
    show({ version, save: { kind: 'changed' } });
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (changes: Partial<DraftText>): void => {
      const text = withAddress({ ...snapshot.text, ...changes });
      const { kind } = snapshot.save;
      isKept = copy.keep(text, snapshot.version);
      show({ text, ...(kind === 'saved' || kind === 'refused' ? { save: { kind: 'changed' } } : {}) });
      if (kind !== 'conflict') saveIn(pauseMs);
    },
    flush,
    saveWritten,
    /** Begins to work; the answer saves a last time and stops, because the writer leaves. */
    attach: () => {
      isLeft = false;
      return () => {
        isLeft = true;
        void saveWritten();
      };
    },
    /** Saves with the word that this translation says what its source says. */
    declareUpToDate: (): Promise<boolean> => {
      declaresUpToDate = true;
      return flush();
    },
    /** Another write than a save was refused; a conflict is shown as one of a save is. */
    refused: (error: unknown): void => {
      if (failureOf(error) === 'conflict') fail(error);
    },
    /** The server's version counts on, because something else than a save was done with it. */
    follow: (version: number): void => show({ version }),
    /** Goes on from what the server has, without what was written here. */
    takeTheirs: ({ text, version }: Draft): void => {
      restart(version, text);
      copy.drop();
      show({ text: withAddress(text), save: { kind: 'saved' } });
    },
    /** What was written here becomes the next version after theirs. */
    putMineOnTop: (theirs: Draft): Promise<boolean> => {
      restart(theirs.version, theirs.text);
      return flush();
    },
  };
};
