import { ApiError } from '../api/api-error.ts';
import { wait } from '../api/retry.ts';
import { network } from '../network/network.ts';
import { sessionStatus, warningSeconds } from '../session/model/session-status.ts';
import { tokenExpiry } from '../session/model/token-expiry.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { serverNow } from '../session/server-clock.ts';
import { presentOwner, readToken } from '../session/session.ts';
import { exclusive } from './exclusive.ts';
import { finishWrite, markWrite, onVersions, ownWrites, retryWrite } from './outbox.ts';
import { readTheirs, sendWrite } from './send-write.ts';
import { sendableCall } from './sendable-calls.ts';
import { differencesOf, sidesOf } from './versions-side-by-side.ts';
import type { WaitingWrite } from './waiting-write.ts';

const attempts = 3;
const pauseMs = 1_000;

/** Nothing else is sent meanwhile, in any tab. */
export const inTurn = <T>(act: () => Promise<T>): Promise<T> => exclusive('outbox', act);

/** The first that waits behind none of its record. */
const nextOf = (writes: WaitingWrite[]): WaitingWrite | undefined =>
  writes.find(
    ({ record, state }, place) =>
      state === 'waiting' && !writes.slice(0, place).some((earlier) => earlier.record === record),
  );

/** Of the parts that a write changes, as the server has them in `record`. */
export const versionsIn = ({ call, body = {} }: WaitingWrite, record: unknown): Record<string, number> => {
  const { versions } = sendableCall(call) ?? {};
  const all = versions?.(Object(record)) ?? {};
  return Object.fromEntries(Object.keys(versions?.(body) ?? {}).map((part) => [part, all[part] ?? 0]));
};

/**
 * The record has another version. If that says the same, there is nothing to do; if no one else has changed the same
 * fields, the change is made on that version; else a person decides.
 */
const settleConflict = async (write: WaitingWrite): Promise<void> => {
  const theirs = await readTheirs(write).catch(() => undefined);
  if (!theirs || sidesOf(write, theirs).length > 0) return markWrite(write.id, 'conflict');
  const versions = versionsIn(write, theirs);
  if (differencesOf(write, theirs).length === 0) return finishWrite(write, versions);
  return retryWrite(write.id, { body: onVersions(write, versions).body, key: crypto.randomUUID() });
};

/** Kept by a release whose change of this record had no version: it may be older than what the server has. */
const lacksVersion = ({ call, body = {} }: WaitingWrite): boolean =>
  Object.values(sendableCall(call)?.versions?.(body) ?? {}).includes(undefined as never);

const isUnanswered = ({ status, code }: ApiError) => status === 0 || code === 'idempotencyConflict';

/** Returns whether there is any use in going on. */
const attempt = async (write: WaitingWrite, owner: string): Promise<boolean> => {
  for (let made = 1; ; made += 1) {
    // Asked right before the call, which takes the token of this very moment.
    if (presentOwner() !== owner) return false;
    if (lacksVersion(write)) {
      await settleConflict(write);
      return true;
    }
    try {
      await finishWrite(write, versionsIn(write, await sendWrite(write)));
      return true;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      // The session is over. The write waits for its user.
      if (refusal?.status === 401) return false;
      if (refusal && isUnanswered(refusal)) {
        if (!network.isOnline()) return false;
        if (made < attempts) {
          await wait(pauseMs);
          continue;
        }
      }
      if (refusal?.code === 'editConflict') await settleConflict(write);
      else await markWrite(write.id, 'failed', refusal);
      return true;
    }
  }
};

/**
 * A user who was away for long has little time left, and the token would be refused in the middle of the queue. Where
 * it cannot be replaced, the time that is left of it is used.
 */
const renewToken = async (): Promise<void> => {
  const expiryTime = tokenExpiry(readToken() ?? '');
  if (expiryTime === undefined || sessionStatus(expiryTime, serverNow()).timeRemaining > warningSeconds) return;
  await refreshSession();
};

const drain = async (): Promise<void> => {
  const owner = presentOwner();
  let renewed: Promise<void> | undefined;
  while (network.isOnline()) {
    const write = nextOf(await ownWrites());
    if (!write) return;
    renewed ??= renewToken();
    await renewed;
    if (!(await attempt(write, owner))) return;
  }
};

let running: Promise<void> | undefined;
let isAsked = false;

/**
 * Sends the present user's writes in their order, one at a time, until none can be sent: without a connection, without
 * their user, or because a person has to decide. A token that is about to run out is replaced once before. An attempt that
 * gets no answer is made three times, one second apart.
 */
export const drainOutbox = (): Promise<void> => {
  isAsked = true;
  running ??= (async () => {
    while (isAsked) {
      isAsked = false;
      await inTurn(drain);
    }
  })().finally(() => {
    running = undefined;
  });
  return running;
};
