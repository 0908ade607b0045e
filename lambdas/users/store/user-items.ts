import { foldCase } from '#contracts/text/folding.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { markedSkeleton, nameSkeleton } from '../model/name-skeleton.ts';
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

const listEntry = (order: ListOrder, sortKey: string, userId: string, lasting: object = {}): UserItem => ({
  ...listEntryKey(order, sortKey),
  type: 'UserListEntry',
  userId,
  ...lasting,
});

/** The keys under which a name is claimed: one, or two for a name whose marks or ligatures the first form kept. */
export const nameClaims = (name: string) =>
  [...new Set([nameSkeleton(name), markedSkeleton(name)])].map((form) => claimKey('USERNAME', form));

/** Decoys claim an address beside its owner; no address begins with a space. */
export const emailClaim = ({ email, decoy }: Pick<UserRecord, 'email' | 'decoy'>) =>
  claimKey('EMAIL', `${decoy ? ' decoy ' : ''}${emailForm(email)}`);

/**
 * All items that follow from a user. Until the address is verified, only the claims of the names exist and the entry
 * among those who wait: no other list, no search and no count includes the user, so nothing has to be undone when the items
 * expire.
 */
export const userItems = ({ user, version, expires, removed = false }: StoredUser): UserItem[] => {
  const { id, created } = user;
  const [name, email] = [foldCase(user.username), emailForm(user.email)];
  const claims = (lasting?: object): UserItem[] => [
    ...nameClaims(user.username).map((key): UserItem => ({ ...key, type: 'Username', userId: id, ...lasting })),
    { ...emailClaim(user), type: 'Email', userId: id, ...lasting },
  ];
  const item: UserItem = { ...userKey(id), type: 'User', userId: id, version, data: user };
  if (removed) return [{ ...item, removed, ttl: expires }];
  if (!user.emailVerified) {
    const lasting = { ttl: expires };
    return [
      { ...item, ...lasting },
      ...claims(lasting),
      // No one waits for a decoy.
      ...(user.decoy ? [] : [listEntry(partitions.unconfirmed, createdSortKey(created, id), id, lasting)]),
    ];
  }
  return [
    item,
    ...claims(),
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
