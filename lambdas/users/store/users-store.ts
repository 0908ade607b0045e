import { isDeepStrictEqual } from 'node:util';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { deleteItems } from '#lambdas/platform/table/delete-items.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact, untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { activityPartition } from '#lambdas/sessions/index.ts';
import { nameSkeleton } from '../model/name-skeleton.ts';
import { claimKey, countKey, emailForm, userKey } from './keys.ts';
import { listInOrder } from './list-in-order.ts';
import { readStored, readUsers } from './read-users.ts';
import { recordLogin } from './record-login.ts';
import { searchWords } from './search-words.ts';
import { hasExpired, type StoredUser } from './stored-user.ts';
import { transition } from './transition.ts';
import type { UsersStore } from './users-port.ts';

const claimSchema = z.optional(z.object({ userId: z.string(), ttl: z.optional(z.number()) }));
const countSchema = z.optional(z.object({ count: z.number() }));

/** For a removal that nobody finishes: the rest of the record expires by itself. */
const removedSeconds = 7 * 24 * 60 * 60;

export const usersStore = (table: AppTable, clock: Clock): UsersStore => {
  const seconds = () => Math.floor(clock() / 1000);
  const write = (before: StoredUser | undefined, after: StoredUser, along: TransactionWrite | undefined) =>
    transact(table, [
      ...transition(table.name, { before, after, now: seconds() }),
      ...(along ? [{ write: along }] : []),
    ]);

  const readClaim = async (key: { pk: string; sk: string }) => {
    const claim = claimSchema.parse(await readItem(table, key));
    return claim && { userId: claim.userId, expires: claim.ttl };
  };
  const holderOf = async (key: { pk: string; sk: string }): Promise<string | undefined> => {
    const claim = await readClaim(key);
    return claim && !hasExpired(claim, seconds()) ? claim.userId : undefined;
  };
  const known = async (id: string): Promise<StoredUser | undefined> => {
    const stored = await readStored(table, id);
    return stored && !stored.removed && !hasExpired(stored, seconds()) ? stored : undefined;
  };
  const existing = async (id: string): Promise<StoredUser> => {
    const stored = await known(id);
    if (!stored) throw new ProblemError('userNotFound');
    return stored;
  };

  return {
    add: (user, { expires, along } = {}) =>
      untilUndisturbed(async () => {
        const claim = await readClaim(claimKey('EMAIL', emailForm(user.email)));
        const replaced = claim?.expires === undefined ? undefined : claim.userId;
        const holder = replaced === undefined ? undefined : await known(replaced);
        // A user who was confirmed after the claim was read keeps it: the write is refused.
        const before = holder?.expires === undefined ? undefined : holder;
        await write(before, { user, version: 1, expires }, along?.(user));
        return { replaced };
      }),

    byId: async (id) => (await known(id))?.user,
    byIds: (ids) => readUsers(table, ids),
    idByUsername: (username) => holderOf(claimKey('USERNAME', nameSkeleton(username))),
    idByEmail: (email) => holderOf(claimKey('EMAIL', emailForm(email))),

    confirm: (id, along) =>
      untilUndisturbed(async () => {
        const before = await known(id);
        if (before && !before.user.emailVerified) {
          const user = { ...before.user, emailVerified: true };
          await write(before, { user, version: before.version + 1 }, along?.(user));
        }
        return before !== undefined;
      }),

    change: (id, update, along) =>
      untilUndisturbed(async () => {
        const before = await existing(id);
        const user = { ...before.user, ...(typeof update === 'function' ? update(before.user) : update) };
        if (!isDeepStrictEqual(user, before.user))
          await write(before, { ...before, user, version: before.version + 1 }, along?.(before.user, user));
        return user;
      }),

    async remove(id, along) {
      const user = await untilUndisturbed(async () => {
        const removed = await readStored(table, id);
        if (removed?.removed) return removed.user;
        const before = await existing(id);
        const expires = seconds() + removedSeconds;
        const after = { user: before.user, version: before.version + 1, removed: true, expires };
        await write(before, after, along?.(before.user));
        return before.user;
      });
      const { pk, sk } = userKey(id);
      // The record goes last: until then a removal that was cut off is finished by repeating it.
      await deleteItems(table, { pk }, sk);
      await deleteItems(table, { pk: activityPartition(id) });
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
      return user;
    },

    recordLogin: (id, time) => untilUndisturbed(() => recordLogin(table, id, time)),
    list: (page) => listInOrder(table, page),
    search: (page) => searchWords(table, page),
    total: async () => countSchema.parse(await readItem(table, countKey('USERS')))?.count ?? 0,
  };
};
