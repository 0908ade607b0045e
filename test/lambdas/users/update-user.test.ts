import { describe, expect, it } from 'vitest';
import { readersStore } from '#lambdas/newsletter/index.ts';
import type { SessionRecord } from '#lambdas/sessions/index.ts';
import { person } from './people.ts';
import { openUsers } from './users-harness.ts';

const open = await openUsers();

const update = (id: string, body: object, as = open.asAdmin) => open.call(`PATCH /users/update/${id}`, { as, body });

describe('updating a user [S-090, S-208]', () => {
  it('answers the changed user, found at once by what is new', async () => {
    const user = await open.somebody();
    const body = {
      gender: 'other',
      birthDate: '1999-12-31',
      phone: '+972 54 765 4321',
      location: 'Ashdod',
      language: 'es',
    };
    expect(await update(user.id, body)).toMatchObject({ status: 200, body: { id: user.id, ...body } });
    const { body: page } = await open.call('GET /users/list', {
      as: open.asAdmin,
      query: { search: 'ashdod 0547654321' },
    });
    expect(page.items.map(({ id }: { id: string }) => id)).toEqual([user.id]);
  });

  it('changes the role by isAdmin alone, at the next call of theirs [S-197, S-120]', async () => {
    const user = await open.somebody();
    const asUser = await open.logIn(user);
    expect((await open.call('GET /users/list', { as: asUser })).status).toBe(403);
    expect(await update(user.id, { isAdmin: true })).toMatchObject({
      status: 200,
      body: { isAdmin: true, roles: ['admin', 'user'] },
    });
    expect((await open.call('GET /users/list', { as: asUser })).status).toBe(200);
    expect((await update(user.id, { isAdmin: false })).body.isAdmin).toBe(false);
    expect((await open.call('GET /users/list', { as: asUser })).status).toBe(403);
    expect(open.pool.calls).toEqual([`setGroup ${user.id} admin true`, `setGroup ${user.id} admin false`]);
  });

  it('asks an administrator for the password again where an account is at stake, and changes nothing until then', async () => {
    const [user, unconfirmed] = [await open.somebody(), await open.logIn(open.admin, 2, { confirmations: [] })];
    const needed = { status: 403, body: { code: 'confirmationNeeded' } };
    expect(await update(user.id, { isAdmin: true }, unconfirmed)).toMatchObject(needed);
    expect(await open.call(`DELETE /users/delete/${user.id}`, { as: unconfirmed })).toMatchObject(needed);
    const made = { username: 'odile-2', email: 'odile-2@mail.example', password: 'Grand-jete!7' };
    const create = (body: object) => open.call('POST /users/create', { as: unconfirmed, body });
    expect(await create({ ...made, isAdmin: true })).toMatchObject(needed);
    expect([await open.users.byId(user.id), await open.users.idByUsername('odile-2')]).toEqual([user, undefined]);
    expect((await create(made)).status).toBe(201);
  });

  it('tells the former address of a new one and ends the sessions; the same address once more tells nobody', async () => {
    const user = await open.somebody({ emailVerified: false });
    const device = await open.logIn(user);
    open.mails.length = 0;
    expect((await update(user.id, { email: user.email })).body).toMatchObject({ emailVerified: true });
    expect([open.mails, (await open.sessions.get(device))?.state]).toEqual([[], 'active']);
    const email = `new-${user.email}`;
    expect((await update(user.id, { email })).body).toMatchObject({ email, emailVerified: true });
    expect(open.mails).toEqual([`emailChangedByAdministrator ${user.email}`]);
    expect((await open.sessions.get(device))?.state).toBe('revoked');
    expect((await update(user.id, { location: 'Acre' })).status).toBe(200);
    expect(open.mails).toHaveLength(1);
  });

  it('carries over to a new address what the former one refused, but not that mail came back', async () => {
    const user = await open.somebody();
    const readers = readersStore(open.table, () => Date.now());
    const time = '2026-01-02T03:04:05.000Z';
    await readers.change(user, { refused: time });
    await readers.suppress(user, 'bounced');
    const email = `moved-${user.email}`;
    expect((await update(user.id, { email })).status).toBe(200);
    expect(await readers.byEmail(email)).toMatchObject({ refused: time });
    expect((await readers.byEmail(email))?.suppressed).toBeUndefined();
    expect(await readers.byEmail(user.email)).toMatchObject({ movedTo: email, suppressed: { reason: 'bounced' } });
  });

  it('tells of a new role, and of one that is taken away, but not of one that was there before', async () => {
    const user = await open.somebody();
    open.mails.length = 0;
    for (const isAdmin of [false, true, true, false]) await update(user.id, { isAdmin });
    expect(open.mails).toEqual([`administratorAdded ${user.email}`, `administratorRemoved ${user.email}`]);
  });

  it('gives and takes the roles of moderator and editor [S-120]', async () => {
    const user = await open.somebody();
    expect((await update(user.id, { roles: ['editor'] })).body.roles).toEqual(['user', 'editor']);
    expect(open.pool.calls).toEqual([`setGroup ${user.id} moderator false`, `setGroup ${user.id} editor true`]);
    expect((await update(user.id, { roles: [] })).body.roles).toEqual(['user']);
  });

  it('ends all sessions of somebody who is disabled, with their next call [Q-026]', async () => {
    const user = await open.somebody({ isAdmin: true });
    const devices = [
      await open.logIn(user, 1),
      await open.logIn(user, 2),
      await open.logIn(user, 3, { state: 'pending' }),
    ];
    expect((await open.call('GET /users/list', { as: devices[1] as SessionRecord })).status).toBe(200);
    expect((await update(user.id, { enabled: false })).body.enabled).toBe(false);
    for (const device of devices) expect((await open.call('GET /users/list', { as: device })).status).toBe(401);
    expect(open.pool.calls.toSorted()).toEqual(
      [`setEnabled ${user.id} false`, ...devices.map(({ refreshToken }) => `revoke ${refreshToken}`)].toSorted(),
    );
    expect((await update(user.id, { enabled: true })).body.enabled).toBe(true);
    expect(open.pool.calls.at(-1)).toBe(`setEnabled ${user.id} true`);
    expect((await open.call('GET /users/list', { as: devices[0] as SessionRecord })).status).toBe(401);
  });

  it('is finished by repeating it when it was cut off', async () => {
    const user = await open.somebody();
    const asUser = await open.logIn(user);
    open.pool.refuse('setEnabled', new Error('down'));
    expect((await update(user.id, { enabled: false })).status).toBe(500);
    expect((await open.sessions.get(asUser))?.state).toBe('revoked');
    expect(open.pool.calls).toContain(`revoke ${asUser.refreshToken}`);
    open.pool.relent();
    open.pool.calls.length = 0;
    expect((await update(user.id, { enabled: false })).status).toBe(200);
    expect(open.pool.calls).toEqual([`setEnabled ${user.id} false`]);
  });

  it('moves the address in table and pool, or in neither', async () => {
    const user = await open.somebody();
    expect((await update(user.id, { email: 'Moved@mail.example' })).body.email).toBe('Moved@mail.example');
    expect(open.pool.calls).toEqual([`restore ${user.id}`, `setEmail ${user.id} Moved@mail.example`]);
    open.pool.refuse('setEmail', new Error('down'));
    expect((await update(user.id, { email: 'next@mail.example' })).status).toBe(500);
    open.pool.relent();
    expect((await open.users.byId(user.id))?.email).toBe('Moved@mail.example');
    expect(await open.users.idByEmail('next@mail.example')).toBeUndefined();
  });

  it('makes a user anew whom the pool has lost, with their groups and their address', async () => {
    const user = await open.somebody({ roles: ['editor'], enabled: false });
    open.pool.lose(user.id);
    expect((await update(user.id, { email: 'found@mail.example' })).status).toBe(200);
    expect(open.pool.calls).toEqual([
      `restore ${user.id}`,
      `setGroup ${user.id} editor true`,
      `setEnabled ${user.id} false`,
      `setEmail ${user.id} found@mail.example`,
    ]);
  });

  it('does nothing at all where a part of it is refused', async () => {
    const [user, other] = [await open.somebody(), await open.somebody()];
    expect((await update(user.id, { email: other.email, isAdmin: true })).body.code).toBe('emailTaken');
    expect(await open.users.byId(user.id)).toEqual(user);
    expect(open.pool.calls).toEqual([]);
  });

  it('refuses fields that it does not know, and users', async () => {
    const user = await open.somebody();
    for (const body of [
      { username: 'other' },
      { id: open.admin.id },
      { groups: ['vip'] },
      { roles: ['admin'] },
      { password: 'x' },
    ]) {
      expect((await update(user.id, body)).status).toBe(400);
    }
    expect(await update(person('x').id, { location: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'userNotFound' },
    });
    expect(await open.users.byId(user.id)).toEqual(user);
  });
});
