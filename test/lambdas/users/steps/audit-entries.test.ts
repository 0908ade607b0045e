import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { entryOfUpdate } from '#lambdas/users/steps/audit-events.ts';
import { watchTable } from '../people.ts';
import { openUsersHarness } from '../users-harness.ts';

let open: Awaited<ReturnType<typeof openUsersHarness>>;
beforeEach(async () => {
  await open?.close();
  open = await openUsersHarness();
});
afterAll(() => open.close());

const call = (route: string, body?: object) => open.call(route, { as: open.asAdmin, body });
const form = {
  username: 'newcomer',
  email: 'newcomer@mail.example',
  password: 'Grand-jete-at-noon!',
  phone: '052-7654321',
};
/** By whom and from where every entry of these tests is made. */
const byAdmin = () => ({ actor: { id: open.admin.id, name: '' }, ip: '127.0.0.1', userAgent: 'test' });

describe('the audit log of the administration of users [S-109, S-138]', () => {
  it('has a new user, without what a person says about themselves', async () => {
    const { body: user } = await call('POST /users/create', form);
    const entries = await open.entered();
    expect(entries).toMatchObject([
      { action: 'user.create', resource: { type: 'user', id: user.id, name: '' }, ...byAdmin() },
    ]);
    expect(entries[0]?.changes).toContainEqual({ field: 'phone' });
    expect(entries[0]?.changes).toContainEqual({ field: 'enabled', after: 'true' });
    expect(JSON.stringify(entries)).not.toMatch(/7654321|@mail|jete/);
  });

  it('has no user whose name is taken, and takes back one whom the pool refused', async () => {
    await call('POST /users/create', form);
    expect((await call('POST /users/create', { ...form, email: 'other@mail.example' })).status).toBe(409);
    expect(await open.entered('user.create')).toHaveLength(1);
    open.pool.refuse('ensure', new Error('down'));
    await call('POST /users/create', { ...form, username: 'second', email: 'second@mail.example' });
    expect(await open.entered('user.delete')).toMatchObject([{ resource: { name: '' }, ...byAdmin() }]);
  });

  it('has what an administrator changed, with each session that ended of it', async () => {
    const user = await open.somebody();
    const device = await open.logIn(user);
    await call(`PATCH /users/update/${user.id}`, { enabled: false, location: 'Haifa' });
    expect(await open.entered('user.update')).toMatchObject([
      {
        resource: { type: 'user', id: user.id, name: '' },
        changes: [{ field: 'enabled', before: 'true', after: 'false' }, { field: 'location' }],
        ...byAdmin(),
      },
    ]);
    expect(await open.entered('session.revoke')).toMatchObject([
      { resource: { id: `${user.id}.${device.originId}` }, ...byAdmin() },
    ]);
    await call(`PATCH /users/update/${user.id}`, { enabled: false, location: 'Haifa' });
    expect(await open.entered()).toHaveLength(2);
  });

  it('has no change that was refused, and both of one that was undone', async () => {
    const [user, other] = [await open.somebody(), await open.somebody()];
    expect((await call(`PATCH /users/update/${user.id}`, { email: other.email })).status).toBe(409);
    expect((await call(`PATCH /users/update/${open.admin.id}`, { isAdmin: false })).status).toBe(409);
    expect(await open.entered()).toEqual([]);
    open.pool.refuse('setEmail', new Error('down'));
    await call(`PATCH /users/update/${user.id}`, { email: 'moved@mail.example' });
    expect((await open.users.byId(user.id))?.email).toBe(user.email);
    expect(await open.entered('user.update')).toHaveLength(2);
  });

  it('has a deletion once, with the demotion before it and nothing of the person but their name', async () => {
    const user = await open.somebody({ isAdmin: true, phone: '052-7654321' });
    await open.logIn(user);
    open.pool.refuse('remove', new Error('down'));
    await call(`DELETE /users/delete/${user.id}`);
    expect(await open.entered('user.delete')).toEqual([]);
    open.pool.relent();
    await call(`DELETE /users/delete/${user.id}`);
    expect((await call(`DELETE /users/delete/${user.id}`)).status).toBe(404);
    const entries = await open.entered();
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['session.revoke', 'user.delete', 'user.update']);
    expect(await open.entered('user.delete')).toMatchObject([
      { resource: { id: user.id, name: '' }, changes: [], ...byAdmin() },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/7654321|@mail/);
  });

  it('has each user who was put into a group or taken out, and nobody else', async () => {
    const [first, second] = [await open.somebody(), await open.somebody({ groups: ['vip'] })];
    const change = (action: string) =>
      call('POST /api/admin/users/groups', { group: 'vip', action, userIds: [first.id, second.id] });
    await change('add');
    expect(await open.entered()).toMatchObject([
      {
        action: 'user.addToGroup',
        resource: { id: first.id, name: '' },
        changes: [{ field: 'groups', after: 'vip' }],
        ...byAdmin(),
      },
    ]);
    await change('remove');
    expect(await open.entered('user.removeFromGroup')).toMatchObject([byAdmin(), byAdmin()]);
  });

  it('has an export once, with what was chosen', async () => {
    for (let index = 0; index < 3; index += 1) await open.somebody();
    const exported = (body: object) => call('POST /api/admin/users/export', body);
    await exported({ search: 'somebody1@mail.example', sort: 'email' });
    await exported({ userIds: [open.admin.id] });
    const changes = (await open.entered('user.export')).map((entry) => entry.changes);
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual([{ field: 'search' }, { field: 'sort', after: 'email' }]);
    expect(changes).toContainEqual([{ field: 'chosen', after: '1' }]);
    expect(await open.entered('user.export')).toMatchObject([byAdmin(), byAdmin()]);
    await exported({ cursor: 'forged' });
    expect(await open.entered('user.export')).toHaveLength(2);
  });

  it('has a session that was revoked', async () => {
    const user = await open.somebody();
    const { originId } = await open.logIn(user);
    await call(`DELETE /sessions/revoke/${user.id}.${originId}`);
    expect(await open.entered()).toMatchObject([
      { action: 'session.revoke', resource: { id: `${user.id}.${originId}`, name: '' }, ...byAdmin() },
    ]);
  });

  it('enters a change that was tried several times, once', async () => {
    const user = await open.somebody();
    const changes = [
      { location: 'Haifa' },
      { gender: 'female' },
      { phone: '052-1111111' },
      { birthDate: '2000-01-01' },
    ];
    await Promise.all(changes.map((body) => call(`PATCH /users/update/${user.id}`, body)));
    const fields = (await open.entered()).flatMap((entry) => entry.changes.map(({ field }) => field));
    expect(fields.toSorted()).toEqual(['birthDate', 'gender', 'location', 'phone']);
  });
});

describe('the largest change of a user', () => {
  it('fits into one transaction with its entry', async () => {
    const everywhere = (letter: string) => ({
      location: Array.from({ length: 60 }, (_none, index) => `${letter}${index}`).join(' '),
      email: `${letter}@${letter}.mail.example`,
    });
    const user = await open.somebody({ ...everywhere('a'), isAdmin: true, groups: ['newsletter'] });
    const sent = watchTable(open.table);
    await open.users.change(
      user.id,
      { ...everywhere('b'), isAdmin: false, groups: ['vip'] },
      entryOfUpdate(open.audit, {}),
    );
    const writes = sent.flatMap(({ input }) => ('TransactItems' in input ? [input.TransactItems as unknown[]] : []));
    expect(writes[0]?.length).toBeGreaterThan(80);
    expect(writes[0]?.length).toBeLessThanOrEqual(100);
    expect(await open.entered('user.update')).toHaveLength(1);
  });
});
