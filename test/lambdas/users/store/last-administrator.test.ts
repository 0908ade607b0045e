import { beforeEach, describe, expect, it } from 'vitest';
import type { UserRecord } from '#lambdas/users/index.ts';
import { outcomeOf, person } from '../people.ts';
import { openUsersTable } from '../users-table.ts';

const { store } = await openUsersTable();
await store.add(person('keeper', { isAdmin: true }));
let [first, second]: [UserRecord, UserRecord] = [person('first'), person('second')];

/** Two administrators; no other user is an enabled administrator. */
beforeEach(async () => {
  [first, second] = [person(`a${Math.random()}`, { isAdmin: true }), person(`b${Math.random()}`, { isAdmin: true })];
  await store.add(first);
  await store.add(second);
  for (const sort of ['username'] as const) {
    const { items } = await store.list({ sort, order: 'asc', limit: 100 });
    for (const { id, isAdmin } of items) {
      if (isAdmin && id !== first.id && id !== second.id) await store.change(id, { isAdmin: false });
    }
  }
});

const remaining = async () =>
  (await store.list({ sort: 'created', order: 'asc', limit: 100 })).items.filter(
    ({ isAdmin, enabled }) => isAdmin && enabled,
  );

type Attempt = [string, (id: string) => Promise<unknown>];
const attempts: Attempt[] = [
  ['demoted', (id) => store.change(id, { isAdmin: false })],
  ['disabled', (id) => store.change(id, { enabled: false })],
  ['removed', (id) => store.remove(id)],
];

describe('the last enabled administrator [Q-023]', () => {
  it.each(attempts)('cannot be %s', async (_name, attempt) => {
    await store.change(second.id, { enabled: false });
    expect(await outcomeOf(attempt(first.id))).toBe('lastAdministrator');
    expect(await store.byId(first.id)).toEqual(first);
  });

  it.each(
    attempts.flatMap((a) => attempts.map((b): [string, string, Attempt[1], Attempt[1]] => [a[0], b[0], a[1], b[1]])),
  )('stays when one of two is %s and the other %s at the same moment', async (_a, _b, one, other) => {
    const outcomes = await Promise.all([outcomeOf(one(first.id)), outcomeOf(other(second.id))]);
    expect(outcomes.filter((outcome) => outcome === 'lastAdministrator')).toHaveLength(1);
    expect(await remaining()).toHaveLength(1);
  });

  it('stays of many who are attacked at once, in every way', async () => {
    const many = [
      first,
      second,
      ...Array.from({ length: 6 }, (_none, index) => person(`c${index}${Math.random()}`, { isAdmin: true })),
    ];
    for (const user of many.slice(2)) await store.add(user);
    const all = many.flatMap(({ id }) => attempts.map(([, attempt]) => outcomeOf(attempt(id))));
    const outcomes = await Promise.all(all);
    expect(outcomes).toContain('lastAdministrator');
    expect((await remaining()).length).toBeGreaterThan(0);
  });

  it('counts only who is enabled: a disabled one may go, and one made anew lets the other go', async () => {
    await store.change(second.id, { enabled: false });
    await store.remove(second.id);
    expect(await outcomeOf(store.change(first.id, { isAdmin: false }))).toBe('lastAdministrator');
    const third = person(`d${Math.random()}`);
    await store.add(third);
    await store.change(third.id, { isAdmin: true });
    expect(await store.change(first.id, { isAdmin: false })).toEqual({ ...first, isAdmin: false });
  });
});
