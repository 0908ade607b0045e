import { partitions } from '#lambdas/platform/table/partitions.ts';

/** The keys of the slice's items; `users/README.md` says which question each one answers. */
export const userPartition = (id: string) => `${partitions.user}${id}`;
export const userKey = (id: string) => ({ pk: userPartition(id), sk: 'USER' });

/** The lists of users: each is a partition, in which a user has an entry. */
export type ListOrder = (typeof partitions)['users' | 'usernames' | 'emails' | 'unconfirmed'];
export const listEntryKey = (order: ListOrder, sortKey: string) => ({ pk: order, sk: sortKey });
export const createdSortKey = (created: string, id: string) => `${created}#${id}`;

/** A claim makes a name or an address unique: the first one to write it has it. */
const claims = { USERNAME: partitions.username, EMAIL: partitions.email };
export const claimKey = (kind: keyof typeof claims, value: string) => ({ pk: `${claims[kind]}${value}`, sk: kind });
export const emailForm = (email: string) => email.toLowerCase();

/** One partition per first character; the space, which no word contains, ends the word. */
export const wordKey = (word: string, userId: string) => ({ pk: wordPartition(word), sk: `${word} ${userId}` });
export const wordPartition = (word: string) => `${partitions.userWord}${[...word][0]}`;

export const memberKey = (group: string, userId: string) => ({
  pk: `${partitions.group}${group}`,
  sk: `USER#${userId}`,
});

export const countKey = (of: 'USERS' | 'ADMINISTRATORS') => ({ pk: partitions.count, sk: of });
