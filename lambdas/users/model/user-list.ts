import type { UserRecord } from './user.ts';

/** The values of a cursor, from which the store finds the position again. */
export type UserPosition = string[];

export interface UserListPage {
  sort: 'created' | 'username' | 'email';
  order: 'asc' | 'desc';
  limit: number;
  after?: UserPosition | undefined;
}

export interface UserSearchPage {
  words: string[];
  limit: number;
  after?: UserPosition | undefined;
}

export interface UserPage {
  items: UserRecord[];
  /** Where the next page begins. */
  next?: UserPosition | undefined;
}
