import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { UserRecord } from '../model/user.ts';

export type UserField = Exclude<keyof UserRecord, 'id' | 'created'>;
export type UserUpdate = Partial<Pick<UserRecord, UserField>>;

/** The values of a cursor, from which the store finds the position again. */
export type UserPosition = string[];

/** Further writes for the same transaction as a change. It is called again at every try. */
export type AlongWithChange = (before: UserRecord, after: UserRecord) => TransactionWrite;
type AlongWithUser = (user: UserRecord) => TransactionWrite;

export interface UserPage {
  items: UserRecord[];
  /** Where the next page begins. */
  next?: UserPosition | undefined;
}

/**
 * The reads and writes of users; `lambdas/README.md` lists them as question -> keys -> function. A user whose address
 * is not verified can be found only by id, name or address: no list, search, group or count includes them.
 */
export interface UsersStore {
  /**
   * Adds the user with the claims to name and address, the words of the search, the memberships and the counts, in one
   * transaction. An unverified user expires at `expires` (epoch seconds). An address that an unverified user claims is
   * taken over together with that user's name; `replaced` is that user's id, whose items are gone. @throws ProblemError
   * `usernameTaken` or `emailTaken`.
   */
  add(
    user: UserRecord,
    options?: { expires?: number; along?: AlongWithUser },
  ): Promise<{ replaced?: string | undefined }>;
  byId(id: string): Promise<UserRecord | undefined>;
  /** In this order; unknown ids are left out. */
  byIds(ids: readonly string[]): Promise<UserRecord[]>;
  /** Finds a user by a name as typed: compared after NFKC and in lower case, with one consistent read. */
  idByUsername(username: string): Promise<string | undefined>;
  idByEmail(email: string): Promise<string | undefined>;
  /** Makes the record permanent after the address was verified. False if it no longer exists. */
  confirm(id: string, along?: AlongWithUser): Promise<boolean>;
  /**
   * Changes fields and everything that follows from them (claims, words, memberships, the count of administrators) in
   * one transaction. If somebody changed the record meanwhile, it reads, calls `update` again and repeats. A change
   * without effect is not written, nor anything along with it. @throws ProblemError `userNotFound`, `usernameTaken`,
   * `emailTaken`, or `lastAdministrator` if no enabled one would be left.
   */
  change(
    id: string,
    update: UserUpdate | ((user: UserRecord) => UserUpdate),
    along?: AlongWithChange,
  ): Promise<UserRecord>;
  /**
   * Deletes everything under the user's key and all claims. Claims, words, memberships and counts go first, in one
   * transaction. If it is interrupted after that, the user no longer exists for any reader, and a second call deletes
   * the items of other slices under the user's key. @throws ProblemError `userNotFound`, `lastAdministrator`.
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
   * Users who have, for each of `words`, a word that begins with it. Reading is bounded: a page may hold fewer than
   * `limit`, or nobody, and still have a next one.
   */
  search(page: { words: string[]; limit: number; after?: UserPosition | undefined }): Promise<UserPage>;
  total(): Promise<number>;
}
