import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { type UserRecord, userResource } from '#lambdas/users/index.ts';
import { newsletterChange } from '../model/wishes.ts';
import type { NewsletterServices } from '../services.ts';

/** The account whose owner has proven the address. */
export const accountOf = async (
  { users }: Pick<NewsletterServices, 'users'>,
  email: string,
): Promise<UserRecord | undefined> => {
  const id = await users.idByEmail(email);
  const user = id === undefined ? undefined : await users.byId(id);
  return user?.emailVerified ? user : undefined;
};

/**
 * Changes in an account what its owner has said by a link in a mail. Nobody is logged in: the product itself does it, and the
 * audit log says so.
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
