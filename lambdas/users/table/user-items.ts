import { nameSkeleton } from '../name-skeleton.ts';
import { foldName } from '../search/fold.ts';
import { userWords } from '../search/words.ts';
import type { UserRecord } from '../user.ts';
import { claimKey, createdRank, emailForm, memberKey, userKey, wordKey } from './keys.ts';
import type { StoredUser } from './stored-user.ts';

export interface UserItem {
  pk: string;
  sk: string;
  type: 'User' | 'Username' | 'Email' | 'UserWord' | 'Member';
  [attribute: string]: unknown;
}

/**
 * A user's words. The first of them that a search finds is the one to list: words are sorted, so those with one beginning
 * lie side by side, and it is the one whose `previous` begins otherwise. `words` lets the rest of a search be compared.
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

const claim = (kind: 'USERNAME' | 'EMAIL', value: string, userId: string, lasting: object): UserItem => ({
  ...claimKey(kind, value),
  type: kind === 'USERNAME' ? 'Username' : 'Email',
  userId,
  ...lasting,
});

/**
 * All items that follow from a user. Until the address is verified there is only what keeps the names: nothing lists,
 * finds or counts the user, so nothing has to be taken back when the items expire.
 */
export const userItems = ({ user, version, expires, removed = false }: StoredUser): UserItem[] => {
  const { id, created } = user;
  const [name, skeleton, email] = [foldName(user.username), nameSkeleton(user.username), emailForm(user.email)];
  const item: UserItem = { ...userKey(id), type: 'User', userId: id, version, data: user };
  if (removed) return [{ ...item, removed, ttl: expires }];
  if (!user.emailVerified) {
    const lasting = { ttl: expires };
    return [{ ...item, ...lasting }, claim('USERNAME', skeleton, id, lasting), claim('EMAIL', email, id, lasting)];
  }
  return [
    { ...item, gsi1pk: 'USERS', gsi1sk: createdRank(created, id) },
    claim('USERNAME', skeleton, id, { gsi1pk: 'USERNAMES', gsi1sk: name }),
    claim('EMAIL', email, id, { gsi1pk: 'EMAILS', gsi1sk: email }),
    ...wordItems(user),
    ...user.groups.map((group): UserItem => ({ ...memberKey(group, id), type: 'Member', userId: id })),
  ];
};

/** How much a user adds to each count. */
export const userCounts = ({ user, removed = false }: StoredUser): { users: number; administrators: number } => {
  const counts = user.emailVerified && !removed;
  return { users: counts ? 1 : 0, administrators: counts && user.isAdmin && user.enabled ? 1 : 0 };
};
