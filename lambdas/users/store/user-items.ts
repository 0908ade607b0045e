import { foldCase } from '#contracts/text/folding.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { nameSkeleton } from '../model/name-skeleton.ts';
import { userWords } from '../model/search/words.ts';
import type { UserRecord } from '../model/user.ts';
import {
  claimKey,
  createdSortKey,
  emailForm,
  type ListOrder,
  listEntryKey,
  memberKey,
  userKey,
  wordKey,
} from './keys.ts';
import type { StoredUser } from './stored-user.ts';

export interface UserItem {
  pk: string;
  sk: string;
  type: 'User' | 'Username' | 'Email' | 'UserListEntry' | 'UserWord' | 'Member';
  [attribute: string]: unknown;
}

/**
 * The items of a user's words. A search must list a user once although several words may match. Words are sorted, so
 * matching ones are adjacent; the user is listed at the first match, whose `previous` does not match. `words` lets the
 * other search words be compared.
 */
const wordItems = (user: UserRecord): UserItem[] => {
  const all = userWords(user);
  const words = ` ${all.join(' ')}`;
  return all.map((word, index) => ({
    ...wordKey(word, user.id),
    type: 'UserWord',
    userId: user.id,
    words,
    previous: all[index - 1] ?? ' ',
  }));
};

const claim = (kind: 'USERNAME' | 'EMAIL', value: string, userId: string, lasting: object = {}): UserItem => ({
  ...claimKey(kind, value),
  type: kind === 'USERNAME' ? 'Username' : 'Email',
  userId,
  ...lasting,
});

const listEntry = (order: ListOrder, sortKey: string, userId: string, lasting: object = {}): UserItem => ({
  ...listEntryKey(order, sortKey),
  type: 'UserListEntry',
  userId,
  ...lasting,
});

/**
 * All items that follow from a user. Until the address is verified, only the claims of the names exist and the entry
 * among those who wait: no other list, no search and no count includes the user, so nothing has to be undone when the items
 * expire.
 */
export const userItems = ({ user, version, expires, removed = false }: StoredUser): UserItem[] => {
  const { id, created } = user;
  const [name, skeleton, email] = [foldCase(user.username), nameSkeleton(user.username), emailForm(user.email)];
  const item: UserItem = { ...userKey(id), type: 'User', userId: id, version, data: user };
  if (removed) return [{ ...item, removed, ttl: expires }];
  if (!user.emailVerified) {
    const lasting = { ttl: expires };
    return [
      { ...item, ...lasting },
      claim('USERNAME', skeleton, id, lasting),
      claim('EMAIL', email, id, lasting),
      listEntry(partitions.unconfirmed, createdSortKey(created, id), id, lasting),
    ];
  }
  return [
    item,
    claim('USERNAME', skeleton, id),
    claim('EMAIL', email, id),
    listEntry(partitions.users, createdSortKey(created, id), id),
    listEntry(partitions.usernames, name, id),
    listEntry(partitions.emails, email, id),
    ...wordItems(user),
    ...user.groups.map((group): UserItem => ({ ...memberKey(group, id), type: 'Member', userId: id })),
  ];
};

/** How much a user adds to each count. */
export const userCounts = ({ user, removed = false }: StoredUser): { users: number; administrators: number } => {
  const counts = user.emailVerified && !removed;
  return { users: counts ? 1 : 0, administrators: counts && user.isAdmin && user.enabled ? 1 : 0 };
};
