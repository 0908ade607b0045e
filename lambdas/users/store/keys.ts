/** The keys of the slice's items; `lambdas/README.md` says which question each one answers. */
export const userPartition = (id: string) => `USER#${id}`;
export const userKey = (id: string) => ({ pk: userPartition(id), sk: 'USER' });

/** The orders of the list of users: each is a partition, in which a user has an entry. */
export type ListOrder = 'USERS' | 'USERNAMES' | 'EMAILS';
export const listEntryKey = (order: ListOrder, sortKey: string) => ({ pk: order, sk: sortKey });
export const createdSortKey = (created: string, id: string) => `${created}#${id}`;

/** A claim makes a name or an address unique: the first one to write it has it. */
export const claimKey = (kind: 'USERNAME' | 'EMAIL', value: string) => ({ pk: `${kind}#${value}`, sk: kind });
export const emailForm = (email: string) => email.toLowerCase();

/** One partition per first character; the space, which no word contains, ends the word. */
export const wordKey = (word: string, userId: string) => ({ pk: wordPartition(word), sk: `${word} ${userId}` });
export const wordPartition = (word: string) => `USER_WORD#${[...word][0]}`;

export const memberKey = (group: string, userId: string) => ({ pk: `GROUP#${group}`, sk: `USER#${userId}` });

export const countKey = (of: 'USERS' | 'ADMINISTRATORS') => ({ pk: 'COUNT', sk: of });
