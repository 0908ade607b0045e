import * as z from 'zod/mini';
import { readItem, readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type UserRecord, userRecordSchema } from '../model/user.ts';
import { userKey } from './keys.ts';
import { type StoredUser, storedUserSchema } from './stored-user.ts';

/** The stored record, even if it is removed or expired. */
export const readStored = async (table: AppTable, id: string): Promise<StoredUser | undefined> =>
  z.optional(storedUserSchema).parse(await readItem(table, userKey(id)));

const foundSchema = z.object({ data: userRecordSchema, removed: z.optional(z.boolean()) });

/** In the order of `ids`, in their present state; missing users are left out. */
export const readUsers = async (table: AppTable, ids: readonly string[]): Promise<UserRecord[]> => {
  const distinct = [...new Set(ids)];
  const items = z.array(foundSchema).parse(await readItems(table, distinct.map(userKey)));
  const found = items.filter(({ removed }) => !removed).map(({ data }) => data);
  const byId = new Map(found.map((user) => [user.id, user]));
  return distinct.flatMap((id) => byId.get(id) ?? []);
};
