import { isDeepStrictEqual } from 'node:util';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { deleteItems } from '#lambdas/platform/table/delete-items.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { activityPartition } from '#lambdas/sessions/index.ts';
import { withProfileVersion } from '../model/profile-version.ts';
import type { UserRecord } from '../model/user.ts';
import type { UserListPage, UserPage, UserSearchPage } from '../model/user-list.ts';
import { type JoiningTimes, readJoiningTimes } from './joining-times.ts';
import { countKey, userKey } from './keys.ts';
import { listInOrder } from './list-in-order.ts';
import { listUnconfirmed, type UnconfirmedUsers } from './list-unconfirmed.ts';
import { readStored, readUsers } from './read-users.ts';
import { recordLogin } from './record-login.ts';
import { searchWords } from './search-words.ts';
import { hasExpired, type StoredUser } from './stored-user.ts';
import { transition } from './transition.ts';
import { userClaims } from './user-claims.ts';
import { emailClaim, nameClaims } from './user-items.ts';

export type UserField = Exclude<keyof UserRecord, 'id' | 'created' | 'profileVersion'>;
export type UserUpdate = Partial<Pick<UserRecord, UserField>>;

/** Further writes for the same transaction as a change. It is called again at every try. */
export type AuditWriteFor = (before: UserRecord, after: UserRecord) => TransactionWrite | readonly TransactionWrite[];
type AuditWriteForUser = (user: UserRecord) => TransactionWrite;

/**
 * The reads and writes of users; `users/README.md` lists questions, keys and functions. A user whose address
 * is not verified can be found only by id, name or address and in `unconfirmed`: no other list, no search, group or count
 * includes them.
 */
export interface UsersStore {
  /**
   * Adds the user with the claims to name and address, the words of the search, the memberships and the counts, in one
   * transaction. An unverified user expires at `expires` (epoch seconds), and takes nothing from others. A verified one takes
   * over an address that an unverified user claims, together with that user's name; `replaced` is that user's id, whose
   * items are gone. @throws ProblemError
   * `usernameTaken` or `emailTaken`.
   */
  add(
    user: UserRecord,
    options?: { expires?: number; auditWrite?: AuditWriteForUser },
  ): Promise<{ replaced?: string | undefined }>;
  byId(id: string): Promise<UserRecord | undefined>;
  /** In this order; unknown ids are left out. */
  byIds(ids: readonly string[]): Promise<UserRecord[]>;
  /**
   * Finds a user by a name as typed, with or without its points. Where two users of former times have names that read
   * the same, the marks distinguish them.
   */
  idByUsername(username: string): Promise<string | undefined>;
  /** The user who has proven it, else the latest unfinished sign-up. */
  idByEmail(email: string): Promise<string | undefined>;
  /** The latest sign-up with an address that has an account. */
  decoyByEmail(email: string): Promise<string | undefined>;
  /** Makes the record permanent after the address was verified. False if it no longer exists. */
  confirm(id: string, auditWrite?: AuditWriteForUser): Promise<boolean>;
  /**
   * Changes fields and everything that follows from them (claims, words, memberships, the count of administrators) in
   * one transaction. If another caller changed the record meanwhile, it reads, calls `update` again and repeats. A
   * change without effect is not written, nor anything in the same transaction. @throws ProblemError `userNotFound`,
   * `usernameTaken`, `emailTaken`, or `lastAdministrator` if no enabled one would be left.
   */
  change(
    id: string,
    update: UserUpdate | ((user: UserRecord) => UserUpdate),
    auditWrite?: AuditWriteFor,
  ): Promise<UserRecord>;
  /**
   * Deletes everything under the user's key and all claims. Claims, words, memberships and counts go first, in one
   * transaction. If it is interrupted after that, the user no longer exists for any reader, and a second call deletes
   * the items of other slices under the user's key. @throws ProblemError `userNotFound`, `lastAdministrator`.
   */
  remove(id: string, auditWrite?: AuditWriteForUser): Promise<UserRecord>;
  /** A user of the time when a name had one claim gets the other one here. */
  recordLogin(id: string, time: string): Promise<void>;
  /** @throws ProblemError `invalidCursor`, as `search` does. */
  list(page: UserListPage): Promise<UserPage>;
  /**
   * Users who have, for each of `words`, a word that begins with it. Reading is bounded: a page may hold fewer than
   * `limit`, or no users, and still have a next one.
   */
  search(page: UserSearchPage): Promise<UserPage>;
  total(): Promise<number>;
  /** Those whose address is not verified, newest first. */
  unconfirmed(limit: number): Promise<UnconfirmedUsers>;
  /** When the listed users joined, from a time on. */
  joined(from: string): Promise<JoiningTimes>;
}

const countSchema = z.optional(z.object({ count: z.number() }));

/** For a removal that is never finished: the rest of the record expires by itself. */
const removedSeconds = 7 * 24 * 60 * 60;

export const usersStore = (table: AppTable, clock: Clock): UsersStore => {
  const seconds = () => Math.floor(clock() / 1000);
  const { readClaim, holderOf, unheldClaims } = userClaims(table, seconds);
  const write = async (
    before: StoredUser | undefined,
    after: StoredUser,
    auditWrite: ReturnType<AuditWriteFor> | undefined,
  ) =>
    transact(table, [
      ...transition(table.name, { before, after, now: seconds(), unheld: await unheldClaims(before?.user) }),
      ...[auditWrite ?? []].flat().map((each) => ({ write: each })),
    ]);

  const known = async (id: string): Promise<StoredUser | undefined> => {
    const stored = await readStored(table, id);
    return stored && !stored.removed && !hasExpired(stored, seconds()) ? stored : undefined;
  };
  /** Enters the claims that a name lacks; one that another user takes in this moment is theirs. */
  const claimName = (id: string): Promise<void> =>
    retryOnConflict(async () => {
      const before = await known(id);
      if (!before || (await unheldClaims(before.user)).free.length === 0) return;
      await write(before, { ...before, version: before.version + 1 }, undefined).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
      });
    });
  const existing = async (id: string): Promise<StoredUser> => {
    const stored = await known(id);
    if (!stored) throw new ProblemError('userNotFound');
    return stored;
  };

  return {
    add: (user, { expires, auditWrite } = {}) =>
      retryOnConflict(async () => {
        const claim = user.emailVerified ? await readClaim(emailClaim(user)) : undefined;
        const replaced = claim?.expires === undefined ? undefined : claim.userId;
        const holder = replaced === undefined ? undefined : await known(replaced);
        // A user who was confirmed after the claim was read keeps it: the write is refused.
        const before = holder?.expires === undefined ? undefined : holder;
        await write(before, { user, version: 1, expires }, auditWrite?.(user));
        return { replaced };
      }),

    byId: async (id) => (await known(id))?.user,
    byIds: (ids) => readUsers(table, ids),
    async idByUsername(username) {
      const [bare, marked] = await Promise.all(nameClaims(username).map(holderOf));
      return marked ?? bare;
    },
    idByEmail: (email) => holderOf(emailClaim({ email })),
    decoyByEmail: (email) => holderOf(emailClaim({ email, decoy: true })),

    confirm: (id, auditWrite) =>
      retryOnConflict(async () => {
        const before = await known(id);
        if (before?.user.decoy) return false;
        if (before && !before.user.emailVerified) {
          const user = { ...before.user, emailVerified: true };
          await write(before, { user, version: before.version + 1 }, auditWrite?.(user));
        }
        return before !== undefined;
      }),

    change: (id, update, auditWrite) =>
      retryOnConflict(async () => {
        const before = await existing(id);
        const changed = { ...before.user, ...(typeof update === 'function' ? update(before.user) : update) };
        const user = withProfileVersion(before.user, changed);
        if (!isDeepStrictEqual(user, before.user))
          await write(before, { ...before, user, version: before.version + 1 }, auditWrite?.(before.user, user));
        return user;
      }),

    async remove(id, auditWrite) {
      const user = await retryOnConflict(async () => {
        const removed = await readStored(table, id);
        if (removed?.removed) return removed.user;
        const before = await existing(id);
        const expires = seconds() + removedSeconds;
        const after = { user: before.user, version: before.version + 1, removed: true, expires };
        await write(before, after, auditWrite?.(before.user));
        return before.user;
      });
      const { pk, sk } = userKey(id);
      // The record goes last: until then a removal that was cut off is finished by repeating it.
      await deleteItems(table, { pk }, { except: sk });
      await deleteItems(table, { pk: activityPartition(id) });
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
      return user;
    },

    async recordLogin(id, time) {
      const username = await retryOnConflict(() => recordLogin(table, id, time));
      if (username !== undefined && nameClaims(username).length > 1) await claimName(id);
    },
    list: (page) => listInOrder(table, page),
    search: (page) => searchWords(table, page),
    total: async () => countSchema.parse(await readItem(table, countKey('USERS')))?.count ?? 0,
    unconfirmed: (limit) => listUnconfirmed(table, limit, seconds()),
    joined: (from) => readJoiningTimes(table, from),
  };
};
