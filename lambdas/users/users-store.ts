import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { UserRecord } from './user.ts';

export type UserField = Exclude<keyof UserRecord, 'id' | 'created'>;
export type UserUpdate = Partial<Pick<UserRecord, UserField>>;

/** Values from which the store finds the place again; fit for a cursor. */
export type UserPosition = string[];

/** What is to be written in the same transaction as a change: with it, or not at all. Asked again at every try. */
export type AlongWithChange = (before: UserRecord, after: UserRecord) => TransactionWrite;
type AlongWithUser = (user: UserRecord) => TransactionWrite;

export interface UserPage {
  items: UserRecord[];
  /** Where the next page begins. */
  next?: UserPosition | undefined;
}

/**
 * The table's answers about users; `lambdas/README.md` lists them as question -> keys -> function. A user whose address
 * is not verified is known by id, name and address only: no list, search, group or count has them.
 */
export interface UsersStore {
  /**
   * Adds the user with their claims to name and address, the words they are found by, their memberships and the counts,
   * in one transaction. An unverified user expires at `expires` (epoch seconds). An address that somebody unverified claims
   * is taken over, with that holder's name; `replaced` is the holder's id, whose items are gone.
   * @throws ProblemError `usernameTaken` or `emailTaken`.
   */
  add(
    user: UserRecord,
    options?: { expires?: number; along?: AlongWithUser },
  ): Promise<{ replaced?: string | undefined }>;
  byId(id: string): Promise<UserRecord | undefined>;
  /** In this order; unknown ones are left out. */
  byIds(ids: readonly string[]): Promise<UserRecord[]>;
  /** By a name as typed: compared after NFKC and in lower case. One consistent read. */
  idByUsername(username: string): Promise<string | undefined>;
  idByEmail(email: string): Promise<string | undefined>;
  /** The address was proven: the record stays for good. False when it is not there any more. */
  confirm(id: string, along?: AlongWithUser): Promise<boolean>;
  /**
   * Changes fields with everything that follows from them (claims, words, memberships, the count of administrators), in
   * one transaction, if nobody changed the record meanwhile; else it reads, asks `update` again and tries again. What
   * changes nothing is not written, and nothing along with it.
   * @throws ProblemError `userNotFound`, `usernameTaken`, `emailTaken`, or `lastAdministrator` where none would be left that is enabled.
   */
  change(
    id: string,
    update: UserUpdate | ((user: UserRecord) => UserUpdate),
    along?: AlongWithChange,
  ): Promise<UserRecord>;
  /**
   * Deletes everything under the user's key and all claims. Claims, words, memberships and counts go first, in one
   * transaction; cut off after it, the user is gone for everybody, what other slices keep under the user's key lies
   * there still, and a second call deletes it.
   * @throws ProblemError `userNotFound`, `lastAdministrator`.
   */
  remove(id: string, along?: AlongWithUser): Promise<UserRecord>;
  recordLogin(id: string, time: string): Promise<void>;
  /** @throws ProblemError `invalidCursor`, as `search` does. */
  list(page: {
    sort: 'created' | 'username' | 'email';
    order: 'asc' | 'desc';
    limit: number;
    after?: UserPosition | undefined;
  }): Promise<UserPage>;
  /**
   * Users of whom every one of `words` begins a word. What it reads is bounded: a page may hold fewer than `limit`, or
   * nobody, and still have a next one.
   */
  search(page: { words: string[]; limit: number; after?: UserPosition | undefined }): Promise<UserPage>;
  total(): Promise<number>;
}
