import { describe, expect, it } from 'vitest';
import type { UserRecord } from '#lambdas/users/index.ts';
import { noon, outcomeOf, person } from '../people.ts';
import { openUsersTable } from '../users-table.ts';

const day = 24 * 60 * 60;
let now = noon;
const { store, found, membersOf } = await openUsersTable(() => now);

const signUp = (username: string, fields: Partial<UserRecord> = {}) =>
  store.add(person(username, { emailVerified: false, ...fields }), { expires: now / 1000 + day });

describe('adding users', () => {
  it('gives one of ten who want one name at the same moment that name [Q-056]', async () => {
    const before = await store.total();
    const wanted = ['Michal', 'michal', 'MICHAL', 'Ｍichal'];
    const people = Array.from({ length: 10 }, (_none, index) => person(wanted[index % wanted.length] ?? ''));
    const outcomes = await Promise.all(people.map((user) => outcomeOf(store.add(user))));
    expect(outcomes.filter((outcome) => outcome === 'usernameTaken')).toHaveLength(9);
    const winner = people[outcomes.findIndex((outcome) => typeof outcome === 'object')];
    expect(await store.idByUsername('michaL')).toBe(winner?.id);
    expect(await store.total()).toBe(before + 1);
    expect(await found('michal')).toEqual([winner]);
  });

  it('refuses an address that somebody has, in any case, and then keeps the name free', async () => {
    await store.add(person('ruth', { email: 'Ruth@mail.example' }));
    expect(await outcomeOf(store.add(person('other', { email: 'rUTH@mail.example' })))).toBe('emailTaken');
    expect(await store.idByUsername('other')).toBeUndefined();
    expect(await store.idByEmail('RUTH@MAIL.EXAMPLE')).toBe(await store.idByUsername('ruth'));
  });

  it('keeps every field, and the record can be read by id [S-116, S-117, S-118, S-120]', async () => {
    const user = person('Odette', {
      gender: 'female',
      birthDate: '1990-02-28',
      phone: '+972 52-1234567',
      location: 'תל אביב',
      language: 'ru',
      roles: ['editor', 'moderator'],
      groups: ['vip'],
      lastLogin: '2026-11-20T08:00:00.000Z',
    });
    await store.add(user);
    expect(await store.byId(user.id)).toEqual(user);
    expect(await membersOf('vip')).toContain(`USER#${user.id}`);
    expect(await store.byIds([user.id, person('unknown').id, user.id])).toEqual([user]);
  });
});

describe('a sign-up that waits for its code', () => {
  it('holds name and address, and shows nowhere until it is confirmed', async () => {
    const total = await store.total();
    const user = person('waiting', { emailVerified: false, groups: ['newsletter'] });
    await store.add(user, { expires: now / 1000 + day });
    expect(await store.idByUsername('Waiting')).toBe(user.id);
    expect(await outcomeOf(store.add(person('waiting')))).toBe('usernameTaken');
    expect([await found('waiting'), await store.total()]).toEqual([[], total]);
    expect(await membersOf('newsletter')).not.toContain(`USER#${user.id}`);

    expect(await store.confirm(user.id)).toBe(true);
    expect(await store.confirm(user.id)).toBe(true);
    expect(await found('waiting')).toEqual([{ ...user, emailVerified: true }]);
    expect(await store.total()).toBe(total + 1);
    expect(await membersOf('newsletter')).toContain(`USER#${user.id}`);
    now += 2 * day * 1000;
    expect(await store.byId(user.id)).toEqual({ ...user, emailVerified: true });
  });

  it('is over when it expires, before DynamoDB has deleted anything', async () => {
    const user = person('late', { emailVerified: false });
    await store.add(user, { expires: now / 1000 + day });
    now += day * 1000 - 1000;
    expect(await store.byId(user.id)).toEqual(user);
    now += 1000;
    expect(await store.byId(user.id)).toBeUndefined();
    expect([await store.idByUsername('late'), await store.idByEmail(user.email)]).toEqual([undefined, undefined]);
    expect(await store.confirm(user.id)).toBe(false);
    expect(await outcomeOf(store.change(user.id, { location: 'Haifa' }))).toBe('userNotFound');

    const next = person('late', { email: user.email });
    expect(await store.add(next)).toEqual({ replaced: user.id });
    expect(await store.idByUsername('late')).toBe(next.id);
    expect(await store.confirm(user.id)).toBe(false);
  });

  it('gives way to whoever signs up with the same address, with its name', async () => {
    const first = person('squatter', { email: 'shared@mail.example', emailVerified: false });
    await store.add(first, { expires: now / 1000 + day });
    const second = person('owner', { email: 'Shared@mail.example', emailVerified: false });
    expect(await store.add(second, { expires: now / 1000 + day })).toEqual({ replaced: first.id });
    expect(await store.byId(first.id)).toBeUndefined();
    expect(await store.idByUsername('squatter')).toBeUndefined();
    expect(await store.confirm(first.id)).toBe(false);

    const third = person('owner', { email: 'shared@mail.example' });
    expect(await store.add(third)).toEqual({ replaced: second.id });
    expect(await store.idByUsername('owner')).toBe(third.id);
    expect(await outcomeOf(signUp('fourth', { email: 'shared@mail.example' }))).toBe('emailTaken');
  });

  it('is either confirmed or replaced when both happen at once', async () => {
    for (let round = 0; round < 30; round += 1) {
      const first = person(`first${round}`, { emailVerified: false });
      await store.add(first, { expires: now / 1000 + day });
      const second = person(`second${round}`, { email: first.email });
      const [confirmed, added] = await Promise.all([store.confirm(first.id), outcomeOf(store.add(second))]);
      expect(confirmed ? added : added !== 'emailTaken').toEqual(confirmed ? 'emailTaken' : true);
      expect(await store.idByEmail(first.email)).toBe(confirmed ? first.id : second.id);
    }
  });
});
