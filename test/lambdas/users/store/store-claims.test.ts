import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { UserRecord } from '#lambdas/users/index.ts';
import { noon, outcomeOf, person } from '../people.ts';
import { openUsersTable } from '../users-table.ts';

const day = 24 * 60 * 60;
let now = noon;
const { store, found, membersOf, table } = await openUsersTable(() => now);

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

  it('takes nothing from another one with its address, which is whose owner proves it first', async () => {
    const first = person('squatter', { email: 'shared@mail.example', emailVerified: false });
    await store.add(first, { expires: now / 1000 + day });
    const second = person('owner', { email: 'Shared@mail.example', emailVerified: false });
    expect(await store.add(second, { expires: now / 1000 + day })).toEqual({ replaced: undefined });
    expect(await outcomeOf(signUp('squatter', { email: 'shared@mail.example' }))).toBe('usernameTaken');
    expect([await store.idByUsername('squatter'), await store.idByUsername('owner')]).toEqual([first.id, second.id]);
    expect(await store.idByEmail('shared@mail.example')).toBe(second.id);

    expect(await store.confirm(first.id)).toBe(true);
    expect(await store.idByEmail('shared@mail.example')).toBe(first.id);
    expect(await outcomeOf(store.confirm(second.id))).toBe('emailTaken');
    expect(await outcomeOf(signUp('fourth', { email: 'shared@mail.example' }))).toBe('emailTaken');
    await store.remove(second.id);
    expect([await store.idByEmail('shared@mail.example'), await store.idByUsername('owner')]).toEqual([
      first.id,
      undefined,
    ]);
  });

  it('gives way to a user whom an administrator adds with its address, with its name', async () => {
    const waiting = person('invited', { email: 'invited@mail.example', emailVerified: false });
    await store.add(waiting, { expires: now / 1000 + day });
    const added = person('invited', { email: 'Invited@mail.example' });
    expect(await store.add(added)).toEqual({ replaced: waiting.id });
    expect(await store.idByUsername('invited')).toBe(added.id);
    expect(await store.confirm(waiting.id)).toBe(false);
  });

  it('with an address that has an account holds its name, and is never finished', async () => {
    const owner = person('proven');
    await store.add(owner);
    const decoy = person('unproven', { email: owner.email, emailVerified: false, decoy: true });
    await store.add(decoy, { expires: now / 1000 + day });
    expect(await outcomeOf(signUp('unproven'))).toBe('usernameTaken');
    expect([await store.idByEmail(owner.email), await store.decoyByEmail(owner.email)]).toEqual([owner.id, decoy.id]);
    expect(await store.confirm(decoy.id)).toBe(false);
    await store.remove(decoy.id);
    expect([await store.idByEmail(owner.email), await store.decoyByEmail(owner.email)]).toEqual([owner.id, undefined]);
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

describe('names that read the same', () => {
  it.each([
    ['דָּנִית', 'דנית', 'דָּנִ֣ית'],
    ['אװה', 'אווה', 'אַװה'],
    ['нина́', 'нина', 'ни́на'],
  ])('%s keeps %s and %s from others, and is found by each', async (taken, bare, other) => {
    const user = person(taken);
    await store.add(user);
    for (const name of [bare, other, taken]) {
      expect([name, await outcomeOf(store.add(person(name)))]).toEqual([name, 'usernameTaken']);
      expect([name, await store.idByUsername(name)]).toEqual([name, user.id]);
    }
    await store.change(user.id, { username: `${taken}2` });
    expect(await store.idByUsername(taken)).toBeUndefined();
    const next = person(bare);
    await store.add(next);
    expect(await outcomeOf(store.change(user.id, { username: taken }))).toBe('usernameTaken');
    await store.remove(next.id);
    await store.change(user.id, { username: taken });
    expect(await store.idByUsername(bare)).toBe(user.id);
  });

  /** A user as the table holds them whose name was claimed before points were left out of the comparison. */
  const ofFormerTimes = async (username: string, bare: string) => {
    const user = person(username);
    await store.add(user);
    await table.client.send(
      new DeleteCommand({ TableName: table.name, Key: { pk: `USERNAME#${bare}`, sk: 'USERNAME' } }),
    );
    expect(await store.idByUsername(bare)).toBeUndefined();
    return user;
  };

  it.each([
    ['logs in', 'שִׁירָה', 'שירה', (id: string) => store.recordLogin(id, '2026-11-22T08:00:00.000Z')],
    ['changes anything', 'רוּת', 'רות', (id: string) => store.change(id, { location: 'Haifa' })],
  ])(
    'an account of former times is found as it is typed, and protected once its owner %s',
    async (_what, name, bare, act) => {
      const user = await ofFormerTimes(name, bare);
      expect(await store.idByUsername(name)).toBe(user.id);
      await act(user.id);
      expect(await store.idByUsername(bare)).toBe(user.id);
      expect(await outcomeOf(store.add(person(bare)))).toBe('usernameTaken');
    },
  );

  it('two accounts of former times keep their names, and can be changed, renamed and deleted', async () => {
    const pointed = await ofFormerTimes('יָעֵל', 'יעל');
    const bare = person('יעל');
    await store.add(bare);
    await store.change(pointed.id, { location: 'Haifa' });
    await store.recordLogin(pointed.id, '2026-11-22T08:00:00.000Z');
    expect([await store.idByUsername('יָעֵל'), await store.idByUsername('יעל')]).toEqual([pointed.id, bare.id]);
    await store.change(pointed.id, { username: 'יָעֵל.ב' });
    expect([await store.idByUsername('יָעֵל'), await store.idByUsername('יעל')]).toEqual([bare.id, bare.id]);
    await store.remove(pointed.id);
    expect(await store.idByUsername('יעל')).toBe(bare.id);
  });

  it('a sign-up of former times can be confirmed, and is protected from then on', async () => {
    const user = person('תָּמָר', { emailVerified: false });
    await store.add(user, { expires: now / 1000 + day });
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk: 'USERNAME#תמר', sk: 'USERNAME' } }));
    expect(await store.confirm(user.id)).toBe(true);
    expect(await outcomeOf(store.add(person('תמר')))).toBe('usernameTaken');
  });
});
