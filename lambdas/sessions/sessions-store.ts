import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { SessionRecord } from './session.ts';

export type SessionKey = Pick<SessionRecord, 'userId' | 'originId'>;

/** Created, user's id, origin id: from them the store finds a place in a list again. */
export type SessionPosition = [string, string, string];

export interface SessionPage {
  items: SessionRecord[];
  /** Where the next page begins. */
  next?: SessionPosition | undefined;
}

/** What is to be written together with the end of a session, which it is told as it was. */
export type AlongWithEnd = (session: SessionRecord) => TransactionWrite | undefined;

/** Activity is noted no more often than this, in milliseconds. */
export const touchEveryMs = 60_000;

/**
 * The table's answers about sessions. Reads by user are consistent: what was revoked is seen as revoked at once. `along` is
 * written in the same transaction: with the change, or not at all.
 */
export interface SessionsStore {
  create(session: SessionRecord, along?: TransactionWrite): Promise<void>;
  /** One GetItem. */
  get(key: SessionKey): Promise<SessionRecord | undefined>;
  /** Pending to active, once. False when it is not pending any more. */
  activate(
    key: SessionKey,
    change: { expiry: string; lastActivity: string },
    along?: TransactionWrite,
  ): Promise<boolean>;
  /** A new token was made for it. False unless it is active. */
  extend(key: SessionKey, change: { expiry: string; lastActivity: string }): Promise<boolean>;
  /** Notes that the password was given again. False unless it is active. */
  confirm(key: SessionKey, until: string, along: TransactionWrite): Promise<boolean>;
  /** Notes activity; does nothing if it was noted within `touchEveryMs`, or the session is not active. */
  touch(key: SessionKey, time: string): Promise<void>;
  /** Ends it and wipes its refresh token, which is returned so that the pool can forget it too; undefined if it was over. */
  revoke(
    key: SessionKey,
    time: string,
    along?: AlongWithEnd,
  ): Promise<{ refreshToken?: string | undefined } | undefined>;
  /** Ends all sessions of a user, also pending ones, but for `except`. */
  revokeAll(
    userId: string,
    time: string,
    options?: { except?: string | undefined; along?: AlongWithEnd },
  ): Promise<{ refreshToken?: string | undefined }[]>;
  /** Newest first. */
  ofUser(userId: string): Promise<SessionRecord[]>;
  /** Everybody's, newest first. Pending ones are left out, so a page may hold fewer than `limit`. */
  list(page: { limit: number; after?: SessionPosition | undefined }): Promise<SessionPage>;
  /** Keep the copies of a user's role and name in step. */
  setAdmin(userId: string, isAdmin: boolean): Promise<void>;
  setUsername(userId: string, username: string): Promise<void>;
}
