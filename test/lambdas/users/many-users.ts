import type { Input } from '#contracts/http/endpoint.ts';
import type { listUsers as contract } from '#contracts/users/endpoints.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { listUsers } from '#lambdas/users/use-cases/list-users.ts';
import { noon, person } from './people.ts';
import { openUsersTable } from './users-table.ts';

const given = ['דנה', 'נוֹעָה', 'Dana', 'Daniel', 'Chloé', 'Алёна', 'Михаил', 'Lucía'];
const family = ['לוי', 'Levi', 'Cohen', 'כהן', 'Иванова', 'García', 'd'];
const places = ['תל אביב', 'Haifa', 'Зеленоград', 'Sèvres', '🩰', 'Be’er Sheva'];
const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A few hundred people, three of whom joined in each second. */
export const manyUsers: UserRecord[] = Array.from({ length: 180 }, (_none, index) =>
  person(`${of(given, index)}_${of(family, index * 3)}${index}`, {
    email: `u${index}.${of(['dana', 'd', 'noa'], index)}@${of(['gmail.com', 'mail.example', 'walla.co.il'], index >> 2)}`,
    phone: index % 5 === 0 ? `+972 52-${1_000_000 + index * 7919}` : '',
    location: of(places, index >> 1),
    created: new Date(noon + Math.floor(index / 3) * 1000).toISOString(),
  }),
);

/** All of them on a table of its own, for all tests of a file. */
export const openManyUsers = async () => {
  const { table, newClient, store } = await openUsersTable();
  for (let index = 0; index < manyUsers.length; index += 20) {
    await Promise.all(manyUsers.slice(index, index + 20).map((user) => store.add(user)));
  }
  const list = async (query: Input<typeof contract, 'query'>) =>
    listUsers({ users: store, clock: () => noon })({ query } as never);
  return { store, table, newClient, list };
};
