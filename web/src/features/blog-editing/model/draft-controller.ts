import type { Draft, DraftText } from '#contracts/blog/drafts.ts';
import type { SaveFailure } from '#web/shared/drafts/save-failure.ts';
import { isSameText, withAddress } from './draft.ts';

/** One save; it stays the same however often it must be sent. */
export interface SaveRequest {
  text: DraftText;
  version: number;
  isUpToDate: boolean;
  idempotencyKey: string;
}

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** `isKept`: this browser holds the text meanwhile. */
  | { kind: SaveFailure; error: Error; isKept: boolean };

export interface ControllerSnapshot {
  text: DraftText;
  version: number;
  save: SaveState;
}

interface ControllerOptions {
  text: DraftText;
  version: number;
  send: (request: SaveRequest) => Promise<Draft>;
  failureOf: (error: unknown) => SaveFailure;
  /** The save waits in the browser's queue, where a later one takes its place. */
  isQueued: (error: unknown) => boolean;
  /** The server's present draft. */
  read: () => Promise<Draft>;
  copy: { keep: (text: DraftText, version: number) => boolean; drop: () => void };
  onSaved: (draft: Draft) => void;
}

const pauseMs = 2_000;
const retryMs = 15_000;
/** The queue is in this browser: what is typed is soon in it, so that it is sent although the tab is closed. */
const queueMs = 300;

/**
 * Saves one text while it is written: two seconds after the last change, one save at a time. A save without an answer
 * is sent again with the same key before any newer one, unless it waits in the queue, where a newer one takes its place. Until the server has a text, `copy` holds it. A text without an
 * address is shown with the one proposed from its title, which is saved with the next change or before publishing.
 */
export const createDraftController = ({
  send,
  failureOf,
  isQueued,
  read,
  copy,
  onSaved,
  ...start
}: ControllerOptions) => {
  let snapshot: ControllerSnapshot = { ...start, text: withAddress(start.text), save: { kind: 'saved' } };
  let savedText = start.text;
  let declaresUpToDate = false;
  let pending: SaveRequest | undefined;
  let isInQueue = false;
  /** Texts of saves whose place a later one has taken. The server may have one of them: a reply can be lost. */
  let replaced: DraftText[] = [];
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  let isLeft = false;
  const listeners = new Set<() => void>();

  const show = (changes: Partial<ControllerSnapshot>) => {
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
    isInQueue = kind === 'unanswered' && (isInQueue || isQueued(error));
    if (kind !== 'unanswered') {
      pending = undefined;
      declaresUpToDate = false;
    }
    show({ save: { kind, error: error instanceof Error ? error : new Error(String(error)), isKept } });
    if (kind === 'unanswered') saveIn(retryMs);
    return false;
  };
  /** The server's newer version is a text that was sent from here: then there is nothing to ask, and the saving goes on from it. */
  const isOwnVersion = async (request: SaveRequest): Promise<boolean> => {
    const draft = await read().catch(() => undefined);
    if (!draft || ![...replaced, request.text].some((text) => isSameText(text, draft.text))) return false;
    pending = undefined;
    savedText = draft.text;
    show({ version: draft.version });
    onSaved(draft);
    return true;
  };
  const saveAll = async (): Promise<boolean> => {
    while (isDue()) {
      if (pending && isInQueue && !isSameText(pending.text, snapshot.text)) {
        replaced.push(pending.text);
        pending = undefined;
      }
      pending ??= nextRequest();
      const request = pending;
      show({ save: { kind: 'saving' } });
      try {
        const draft = await send(request);
        pending = undefined;
        isInQueue = false;
        replaced = [];
        savedText = request.text;
        if (request.isUpToDate) declaresUpToDate = false;
        show({ version: draft.version });
        onSaved(draft);
      } catch (error) {
        if (failureOf(error) === 'conflict' && (await isOwnVersion(request))) continue;
        return fail(error);
      }
    }
    copy.drop();
    show({ save: { kind: 'saved' } });
    return true;
  };
  /** Saves unsaved changes; false if that failed. A conflict waits for the writer's decision. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (snapshot.save.kind === 'conflict') return Promise.resolve(false);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  /** Saves what was written. A proposed address alone is not saved: looking at a text does not change it. */
  const saveWritten = (): Promise<boolean> => (snapshot.save.kind === 'saved' ? Promise.resolve(true) : flush());
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    if (isLeft) return;
    timer = setTimeout(() => void flush(), ms);
  };
  const restart = (version: number, text: DraftText) => {
    savedText = text;
    pending = undefined;
    replaced = [];
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
      if (kind !== 'conflict') saveIn(isInQueue ? queueMs : pauseMs);
    },
    flush,
    saveWritten,
    /** Starts; returns a function that saves a last time and stops, for when the writer leaves. */
    attach: () => {
      isLeft = false;
      return () => {
        isLeft = true;
        void saveWritten();
      };
    },
    /** Saves and declares the translation up to date with its source. */
    declareUpToDate: (): Promise<boolean> => {
      declaresUpToDate = true;
      return flush();
    },
    /** Another write than a save was refused; a conflict is shown as one of a save is. */
    refused: (error: unknown): void => {
      if (failureOf(error) === 'conflict') fail(error);
    },
    /** Takes over the server's version after another operation than a save. */
    follow: (version: number): void => show({ version }),
    /** Continues with the server's text and drops what was written here. */
    takeTheirs: ({ text, version }: Draft): void => {
      restart(version, text);
      copy.drop();
      show({ text: withAddress(text), save: { kind: 'saved' } });
    },
    /** Makes what was written here the next version after the server's. */
    putMineOnTop: (theirs: Draft): Promise<boolean> => {
      restart(theirs.version, theirs.text);
      return flush();
    },
  };
};
