import type { Clock } from '#lambdas/platform/clock.ts';
import type { UsersStore } from '#lambdas/users/index.ts';
import { type Person, personOf } from '../model/person.ts';
import { readerAddress } from '../model/reader.ts';
import { isBefore } from './read-people.ts';
import type { ReadersStore } from './readers-store.ts';

interface Sources {
  users: Pick<UsersStore, 'byIds'>;
  readers: Pick<ReadersStore, 'byEmails'>;
  clock: Clock;
}

/**
 * The people behind these accounts, in the order of their addresses. Who is deleted or disabled, or has not proven the address, is
 * not among them.
 */
export const readChosen = async ({ users, readers, clock }: Sources, ids: readonly string[]): Promise<Person[]> => {
  const found = await users.byIds(ids);
  const readerBy = await readers.byEmails(found.map(({ email }) => readerAddress(email)));
  const now = clock();
  return found
    .flatMap((user) => personOf({ user, reader: readerBy.get(readerAddress(user.email)) }, now) ?? [])
    .filter(({ userId }) => userId !== undefined)
    .sort((one, other) => (isBefore(one.email, other.email) ? -1 : 1));
};
