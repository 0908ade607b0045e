import * as z from 'zod/mini';
import type { Fate, FollowedWrite, KeptWrite } from '../api/waiting.ts';
import { noteSent } from '../drafts/sent-copy.ts';
import { presentOwner } from '../session/session.ts';
import { readJson, writeStorage } from '../storage.ts';
import { changeCounted as change } from './count-writes.ts';
import { allWrites } from './outbox-db.ts';
import { isReplaced, sendableCall } from './sendable-calls.ts';
import { remembered } from './versions-side-by-side.ts';
import type { WaitingWrite } from './waiting-write.ts';

const versionsOf = ({ call, body = {} }: WaitingWrite) => sendableCall(call)?.versions?.(body) ?? {};
/** The same change, made on other versions of its record. */
export const onVersions = (write: WaitingWrite, versions: Record<string, number>): WaitingWrite => ({
  ...write,
  body: sendableCall(write.call)?.onVersions?.(write.body ?? {}, versions) ?? write.body,
});

const isOwn = ({ owner }: WaitingWrite): boolean => owner === presentOwner();
/** Those of the present user, in their order. */
export const ownWrites = async (): Promise<WaitingWrite[]> => (await allWrites()).filter(isOwn);

type OfRecord = KeptWrite & { record: string };
/** Whether the second of two writes, if it is the later one, leaves nothing of the first. */
const isCovered = (one: OfRecord, other: OfRecord): boolean =>
  one.owner === other.owner && one.record === other.record && isReplaced(one, other);
/** One without a number is the latest. */
const placeOf = ({ id = Number.POSITIVE_INFINITY }: KeptWrite): number => id;
/** The same, where the second was not begun before the first, whichever failed earlier. */
const isOver = (one: OfRecord, other: OfRecord): boolean => placeOf(one) <= placeOf(other) && isCovered(one, other);

/**
 * Keeps a write that got no answer. The same one, sent again, is there only once; one that leaves nothing of an earlier one
 * takes its place. @throws where the browser keeps nothing.
 */
export const keepWrite = async (write: KeptWrite): Promise<void> => {
  const record = sendableCall(write.call)?.record(write);
  if (record === undefined) throw new Error(`${write.call} may not wait`);
  const entry = { ...write, record, state: 'waiting' } as const;
  await change((writes) => {
    const isThere = writes.some((each) => each.owner === write.owner && each.key === write.key);
    if (isThere || writes.some((each) => placeOf(entry) < each.id && isCovered(entry, each))) return {};
    const replaced = writes.filter((each) => isOver(each, entry));
    const over = remembered(replaced);
    return { put: [over ? { ...entry, over } : entry], remove: replaced.map(({ id }) => id) };
  });
};

/**
 * The server has responded to a write that did not come from here. Any write that waits under the same key is answered
 * as well; an older one, with nothing left beside one that was carried out, must not come after it.
 */
export const answeredWrite = (write: KeptWrite, isCarriedOut: boolean): Promise<void> => {
  const answered = { ...write, record: sendableCall(write.call)?.record(write) ?? '' };
  return change((writes) => ({
    remove: writes
      .filter((each) => each.owner === write.owner)
      .filter((each) => each.key === write.key || (isCarriedOut && isOver(each, answered)))
      .map(({ id }) => id),
  }));
};

/** The form's text was discarded, and its writes with it. */
export const discardOfCopy = (copyKey: string): Promise<void> =>
  change((writes) => ({
    remove: writes.filter((write) => write.copy?.key === copyKey && isOwn(write)).map(({ id }) => id),
  }));

/** A form that made it has settled it in another way. */
export const dropWrite = (key: string): Promise<void> =>
  change((writes) => ({ remove: writes.filter((write) => write.key === key && isOwn(write)).map(({ id }) => id) }));

const discardedKey = 'outbox-discarded';
const mostDiscarded = 20;
/** The keys of the last writes that a user has discarded: a form that was left open does not ask what became of them. */
const discarded = (): string[] => z.array(z.string()).safeParse(readJson(discardedKey)).data ?? [];
const noteDiscarded = (key: string): void =>
  void writeStorage(discardedKey, JSON.stringify([...discarded(), key].slice(-mostDiscarded)));

export const fateOf = async (of: FollowedWrite): Promise<Fate> => {
  const writes = await ownWrites();
  const own = writes.find(({ key }) => key === of.key);
  if (own?.state === 'failed') return { state: 'failed', message: own.message ?? '' };
  if (own) return { state: own.state };
  const record = sendableCall(of.call)?.record(of);
  const by = writes.findLast((each) => each.record === record && isReplaced(of, each));
  if (by) return { state: 'replaced', by };
  return { state: discarded().includes(of.key) ? 'discarded' : 'gone' };
};

/** For good, by a person's choice. */
export const discardWrite = async (id: number): Promise<void> => {
  const write = (await ownWrites()).find((each) => each.id === id);
  if (!write) return;
  noteDiscarded(write.key);
  await change(() => ({ remove: [id] }));
};

/** Sends it again when its turn comes, with `changes` if any. */
export const retryWrite = (id: number, changes: Pick<Partial<WaitingWrite>, 'body' | 'key'> = {}): Promise<void> =>
  change((writes) => ({
    put: writes.flatMap((write) => {
      if (write.id !== id || !isOwn(write)) return [];
      const { message: _, code: __, ...rest } = write;
      return [{ ...rest, ...changes, state: 'waiting' as const }];
    }),
  }));

/** Keeps it, and what has become of it: `message` can be shown as it is. */
export const markWrite = (
  id: number,
  state: 'failed' | 'conflict',
  { message, code }: { message?: string; code?: string | undefined } = {},
): Promise<void> =>
  change((writes) => ({
    put: writes
      .filter((write) => write.id === id)
      .map((write) => ({ ...write, state, ...(message ? { message } : {}), ...(code ? { code } : {}) })),
  }));

/**
 * The server has carried it out. A later write of the same record that was made on the same version goes on from what the
 * server has now; so does the form's text, if there is more of it.
 */
export const finishWrite = async (done: WaitingWrite, versions: Record<string, number>): Promise<void> => {
  const [version] = Object.values(versions);
  if (done.copy && version !== undefined) noteSent(done.copy.key, { text: done.copy.text, version });
  const before = JSON.stringify(versionsOf(done));
  await change((writes) => ({
    remove: [done.id],
    put: writes
      .filter(({ id, owner, record }) => id !== done.id && owner === done.owner && record === done.record)
      .filter((write) => JSON.stringify(versionsOf(write)) === before)
      .map((write) => onVersions(write, versions)),
  }));
};
