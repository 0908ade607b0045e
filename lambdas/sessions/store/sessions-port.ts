import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { SessionRecord } from '../model/session.ts';

export type SessionKey = Pick<SessionRecord, 'userId' | 'originId'>;

/** Created, user's id, origin id: the values from which the store finds a position in a list. */
export type SessionPosition = [string, string, string];

export interface SessionPage {
  items: SessionRecord[];
  /** Where the next page begins. */
  next?: SessionPosition | undefined;
}

/** Further writes for the transaction that ends a session, which is passed as it was before. */
export type AlongWithEnd = (session: SessionRecord) => TransactionWrite | undefined;

/** Activity is noted no more often than this, in milliseconds. */
export const touchEveryMs = 60_000;

/**
 * The reads and writes of sessions. Reads by user are consistent: a revoked session is seen as revoked at once. `along`
 * is written in the same transaction as the change.
 */
export interface SessionsStore {
  create(session: SessionRecord, along?: TransactionWrite): Promise<void>;
  /** One BatchGetItem. */
  get(key: SessionKey): Promise<SessionRecord | undefined>;
  /** Makes a pending session active, once. False if it is not pending any more. */
  activate(
    key: SessionKey,
    change: { expiry: string; lastActivity: string },
    along?: TransactionWrite,
  ): Promise<boolean>;
  /** Records that a new token was issued for it. False unless it is active. */
  extend(key: SessionKey, change: { expiry: string; lastActivity: string }): Promise<boolean>;
  /** Records that the password was entered again at `time`. False unless it is active. */
  confirm(
    key: SessionKey,
    confirmation: { hash: string; until: string },
    time: string,
    along: TransactionWrite,
  ): Promise<boolean>;
  /** It stays, but what was confirmed in its tabs does not. False unless it is active. */
  unconfirm(key: SessionKey): Promise<boolean>;
  /** Notes activity of a session that was found active; does nothing if some was noted within `touchEveryMs`. */
  touch(session: SessionKey & { expiry: string }, time: string): Promise<void>;
  /**
   * Ends it and erases its refresh token, which is returned so that the pool can revoke it too; undefined if it was
   * over.
   */
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
  /** Updates the copies of a user's role and name. */
  setAdmin(userId: string, isAdmin: boolean): Promise<void>;
  setUsername(userId: string, username: string): Promise<void>;
}
