import type { Clock } from '#lambdas/platform/clock.ts';
import type { UsersStore } from '#lambdas/users/index.ts';
import { type Person, type PersonSources, personOf } from '../model/person.ts';
import { readerAddress } from '../model/reader.ts';
import type { ReadersStore } from './readers-store.ts';

interface Sources {
  users: Pick<UsersStore, 'list'>;
  readers: Pick<ReadersStore, 'page' | 'byEmails'>;
  clock: Clock;
}

/** As the table orders its keys: by bytes. */
export const isBefore = (one: string, other: string): boolean =>
  Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;

/** An address with its account and what the newsletter knows of it. */
export interface AddressSources extends PersonSources {
  email: string;
}

/**
 * Users and readers in the order of their addresses, each address once, from the one after `after` on. It reads at most
 * `limit` users and as many readers, so a page has up to twice as many addresses, or none, while `next` leads on.
 */
export const readAddresses = async (
  { users, readers }: Omit<Sources, 'clock'>,
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<{ addresses: AddressSources[]; next?: string | undefined }> => {
  const [listed, known] = await Promise.all([
    users.list({ sort: 'email', order: 'asc', limit, after: after === '' ? undefined : [after] }),
    readers.page({ after, limit }),
  ]);
  // As far as both lists were read.
  const ends = [listed.next?.[0], known.next].flatMap((end) => (end === undefined ? [] : [end]));
  const next = ends.reduce<string | undefined>(
    (first, end) => (first === undefined || isBefore(end, first) ? end : first),
    undefined,
  );
  // Of a user whose address changes at this moment, only an address in this page counts.
  const isHere = (email: string) => isBefore(after, email) && (next === undefined || !isBefore(next, email));
  const userBy = new Map(
    listed.items.map((user) => [readerAddress(user.email), user] as const).filter(([email]) => isHere(email)),
  );
  const readerBy = new Map(
    known.items.map((reader) => [reader.email, reader] as const).filter(([email]) => isHere(email)),
  );
  const emails = [...new Set([...userBy.keys(), ...readerBy.keys()])].sort((one, other) =>
    isBefore(one, other) ? -1 : 1,
  );
  const addresses = emails.map((email) => ({ email, user: userBy.get(email), reader: readerBy.get(email) }));
  return { addresses, next };
};

/** The people behind them; a page may have no one while `next` leads on. */
export const readPeople = async (
  sources: Sources,
  page: { after?: string | undefined; limit: number },
): Promise<{ people: Person[]; next?: string | undefined }> => {
  const { addresses, next } = await readAddresses(sources, page);
  const now = sources.clock();
  return { people: addresses.flatMap((each) => personOf(each, now) ?? []), next };
};
