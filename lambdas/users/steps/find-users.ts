import * as z from 'zod/mini';
import type { Input } from '#contracts/http/endpoint.ts';
import type * as contracts from '#contracts/users/endpoints.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { queryWords } from '../model/search/words.ts';
import type { UserRecord } from '../model/user.ts';
import type { UserPage } from '../model/user-list.ts';
import type { UsersStore } from '../store/users-store.ts';

type Filter = Pick<Input<typeof contracts.listUsers, 'query'>, 'search' | 'sort' | 'order' | 'cursor'>;

const positionSchema = z.array(z.string());

/** Whether the filter excludes anybody; spaces alone do not. */
export const isSearch = ({ search }: Filter): boolean => search !== undefined && search.trim() !== '';

/** A page of the users that a filter finds. */
export const findUsers = async (
  users: Pick<UsersStore, 'list' | 'search'>,
  filter: Filter,
  limit: number,
): Promise<{ users: UserRecord[]; nextCursor?: string }> => {
  const { search = '', sort = 'created', order = 'desc', cursor } = filter;
  const after = cursor === undefined ? undefined : decodeCursor(cursor, positionSchema);
  const words = queryWords(search);
  const find = (): Promise<UserPage> => {
    if (!isSearch(filter)) return users.list({ sort, order, limit, after });
    // Text that no word can begin with, such as "?!", finds no user.
    return words.length === 0 ? Promise.resolve({ items: [] }) : users.search({ words, limit, after });
  };
  const { items, next } = await find();
  return { users: items, ...(next ? { nextCursor: encodeCursor(next) } : {}) };
};
