import { noteSent } from '../drafts/sent-copy.ts';
import { readStorage } from '../storage.ts';
import { inLine } from './in-line.ts';
import { allWrites, changeWrites } from './outbox-db.ts';
import { type OutboxCount, outboxSign, presentOwner } from './outbox-sign.ts';
import { isReplaced, sendableCall } from './sendable-calls.ts';
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

const count = async (): Promise<void> => {
  const counts: Record<string, OutboxCount> = {};
  for (const { owner, state } of await allWrites()) {
    counts[owner] ??= { waiting: 0, stuck: 0 };
    counts[owner][state === 'waiting' ? 'waiting' : 'stuck'] += 1;
  }
  outboxSign.write(counts);
};
/** Tells this tab and the others. One after the other: the last to count has seen what all have changed. */
const tell = (): Promise<void> => inLine('outbox-count', count);
const change = async (act: Parameters<typeof changeWrites>[0]): Promise<void> => {
  await changeWrites(act);
  await tell();
};

type New = Pick<WaitingWrite, 'call' | 'pathParameters' | 'body' | 'key'>;

/** The unsaved copy of a form, as it is now. */
const copyAt = (key: string | undefined) => {
  const text = key === undefined ? null : readStorage(key);
  return key !== undefined && text !== null ? { copy: { key, text } } : {};
};

/**
 * Puts a write that got no answer at the end. The same one, sent again, is there only once; one that leaves nothing of
 * an earlier one takes its place. @throws where the browser keeps nothing.
 */
export const keepWrite = async (write: New, copyKey?: string): Promise<void> => {
  const record = sendableCall(write.call)?.record(write);
  if (record === undefined) throw new Error(`${write.call} may not wait`);
  const owner = presentOwner();
  await change((writes) => {
    const same = writes.filter((each) => each.owner === owner && each.record === record);
    if (same.some(({ key }) => key === write.key)) return {};
    const entry = {
      ...write,
      ...copyAt(copyKey),
      owner,
      record,
      at: new Date().toISOString(),
      state: 'waiting',
    } as const;
    return { put: [entry], remove: same.filter((each) => isReplaced(each, write)).map(({ id }) => id) };
  });
};

/**
 * The server has answered a write that did not come from here. What waits under the same key is answered as well; what is
 * older and has nothing left beside one that was carried out must not come after it.
 */
export const answeredWrite = (write: New, isCarriedOut: boolean): Promise<void> => {
  const record = sendableCall(write.call)?.record(write);
  return change((writes) => ({
    remove: writes
      .filter(isOwn)
      .filter((each) => each.key === write.key || (isCarriedOut && each.record === record && isReplaced(each, write)))
      .map(({ id }) => id),
  }));
};

/** The form's text was discarded, and its writes with it. */
export const discardOfCopy = (copyKey: string): Promise<void> =>
  change((writes) => ({
    remove: writes.filter((write) => write.copy?.key === copyKey && isOwn(write)).map(({ id }) => id),
  }));

/** For good, by a person's choice. */
export const discardWrite = (id: number): Promise<void> =>
  change((writes) => ({ remove: writes.filter((write) => write.id === id && isOwn(write)).map((write) => write.id) }));

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
