import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { type UserRecord, userResource } from '#lambdas/users/index.ts';
import { newsletterChange } from '../model/preferences.ts';
import { mostMoves, type ReaderRecord } from '../model/reader.ts';
import type { NewsletterServices } from '../services.ts';
import type { ReadersStore } from '../store/readers-store.ts';

export type AccountsByEmail = Pick<NewsletterServices['users'], 'idByEmail' | 'byId'>;

/** The account whose owner has proven the address. */
export const accountOf = async (
  { users }: { users: AccountsByEmail },
  email: string,
): Promise<UserRecord | undefined> => {
  const id = await users.idByEmail(email);
  const user = id === undefined ? undefined : await users.byId(id);
  return user?.emailVerified ? user : undefined;
};

/** The reader for whom the links to an address count: where its account has another one now, the reader there. */
export const presentOwner = async (
  services: { users: AccountsByEmail; readers: Pick<ReadersStore, 'byEmail'> },
  found: ReaderRecord,
) => {
  let reader = found;
  let user = await accountOf(services, reader.email);
  // A user with an account at an address that another one left is its owner.
  for (let moves = 0; !user && reader.movedTo !== undefined && moves < mostMoves; moves += 1) {
    const next = await services.readers.byEmail(reader.movedTo);
    if (!next) break;
    reader = next;
    user = await accountOf(services, reader.email);
  }
  return { reader, user };
};

/**
 * Applies to an account what its owner has said by a link in a mail. No user is logged in: the product itself makes the
 * change, and the audit log says so.
 */
export const changeAccount = async (
  { users, audit }: Pick<NewsletterServices, 'users' | 'audit'>,
  user: UserRecord,
  change: (present: UserRecord) => Partial<UserRecord>,
  /** In the same transaction. */
  writes: readonly TransactionWrite[] = [],
): Promise<void> => {
  await users.change(user.id, change, (before, after) => {
    const [had, has] = [before, after].map(({ groups }) => groups.includes('newsletter'));
    const action = had === has ? 'user.update' : has ? 'user.addToGroup' : 'user.removeFromGroup';
    return [audit.entry({}, { action, resource: userResource(after), before, after }), ...writes];
  });
};

/** Takes a user into the group or out of it; a consent that stands is not renewed. */
export const inGroup = (isWanted: boolean, consent: { time: string; words: string }) => (present: UserRecord) =>
  isWanted || present.groups.includes('newsletter') ? newsletterChange(present, isWanted, consent) : {};
