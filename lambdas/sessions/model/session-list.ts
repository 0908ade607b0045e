import type { SessionRecord } from './session.ts';

/** Created, user's id, origin id: the values from which the store finds a position in a list. */
export type SessionPosition = [string, string, string];

/** `userId` is left out for the sessions of everybody. */
export interface SessionListPage {
  userId?: string | undefined;
  limit: number;
  after?: SessionPosition | undefined;
}

export interface SessionPage {
  items: SessionRecord[];
  /** Where the next page begins. */
  next?: SessionPosition | undefined;
}
