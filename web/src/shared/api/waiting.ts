import { ApiError } from './api-error.ts';

/** A write as the outbox keeps it; all of it is noted when the write begins. */
export interface KeptWrite {
  /** The id of its endpoint. */
  call: string;
  pathParameters?: Record<string, string>;
  body?: Record<string, unknown>;
  key: string;
  /** Whose it is: another user may be logged in by the time when it fails. */
  owner: string;
  /** Shown only: a device's clock can be wrong. ISO 8601, UTC. */
  at: string;
  /** Its place among all writes of this browser: a later one has a higher number. Drawn when it begins. */
  id?: number;
  /** The fields that the person has changed, as they were before: another device may change others meanwhile. */
  before?: Record<string, unknown>;
  /** The form's unsaved copy: where it is, and its text, empty where that is not what is sent. */
  copy?: { key: string; text: string };
}

/** As much of a kept write as a form needs to remember. */
export type FollowedWrite = Pick<KeptWrite, 'call' | 'pathParameters' | 'body' | 'key'>;

/** The fate of a write that was kept. */
export type Fate =
  | { state: 'waiting' }
  /** The server has refused it, or did not reply; `message` says why. */
  | { state: 'failed'; message: string }
  /** A person has to choose between two versions. */
  | { state: 'conflict' }
  /** A later one, of this tab or another, leaves nothing of it. */
  | { state: 'replaced'; by: KeptWrite }
  /** By a person, in the list of what waits. */
  | { state: 'discarded' }
  /** Carried out, or lost by the browser: the server knows. */
  | { state: 'gone' };

/** Set by the outbox, so that calls need not know it. Empty on pages that have nothing to send. */
export const waiting: {
  /** Whose writes are made now; undefined where that is not known, so that none is kept. */
  owner?: () => string | undefined;
  /** A write begins: returns its number among all of this browser, the same one when it is sent again with its key. */
  begin?: (key: string) => Promise<number>;
  /** Takes a write that got no answer; returns whether it is kept. */
  keep?: (write: KeptWrite) => Promise<boolean>;
  /** The server has answered. */
  answered?: (write: KeptWrite, isCarriedOut: boolean, begun: Promise<number | undefined>) => void;
  /** The unsaved text of a form was discarded. */
  discarded?: (copyKey: string) => void;
  /** The fate of a kept write. */
  fate?: (write: FollowedWrite) => Promise<Fate>;
  /** A write that waits under this key is not wanted any more. */
  dropped?: (key: string) => void;
  /** Runs a write when no earlier one of the same record is on its way. */
  inTurn?: <T>(write: KeptWrite, act: () => Promise<T>) => Promise<T>;
} = {};

/** The code of an error that says: there was no answer, and the write is kept and sent later. */
export const keptCode = 'waiting';
export const isKept = (error: unknown): boolean => error instanceof ApiError && error.code === keptCode;
