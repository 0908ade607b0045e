import { describe, expect, it } from 'vitest';
import { openUsers } from './users-harness.ts';

const open = await openUsers();

const update = (id: string, body: object, as = open.asAdmin) => open.call(`PATCH /users/update/${id}`, { as, body });
const remove = (id: string, as = open.asAdmin) => open.call(`DELETE /users/delete/${id}`, { as });

describe('the administration of users', () => {
  it('is for administrators only, whatever is asked [Q-061]', async () => {
    const user = await open.somebody();
    const asUser = await open.logIn(user);
    const routes = [
      'GET /users/list',
      'POST /users/create',
      `PATCH /users/update/${open.admin.id}`,
      `DELETE /users/delete/${open.admin.id}`,
      'POST /api/admin/users/groups',
      'POST /api/admin/users/export',
      'GET /sessions/list',
      `DELETE /sessions/revoke/${open.admin.id}.origin-1`,
    ];
    for (const route of routes) {
      expect([(await open.call(route)).status, (await open.call(route, { as: asUser })).status]).toEqual([401, 403]);
    }
    expect(await open.users.byId(open.admin.id)).toEqual(open.admin);
  });
});

describe('an administrator and their own account [Q-023]', () => {
  it('can neither demote, disable nor delete themself, also where there are others', async () => {
    const other = await open.somebody({ isAdmin: true });
    const refused = async (asked: Promise<{ status: number | undefined; body: object }>, code: string, text: string) =>
      expect(await asked).toMatchObject({ status: 409, body: { code, error: text } });
    await refused(
      update(open.admin.id, { isAdmin: false }),
      'ownAccountDemotion',
      'You cannot remove your own administrator role. Another administrator can.',
    );
    await refused(
      update(open.admin.id, { enabled: false }),
      'ownAccountDisabling',
      'You cannot disable your own account.',
    );
    await refused(remove(open.admin.id), 'ownAccountDeletion', 'You cannot delete your own account in the user list.');
    expect(await open.users.byId(open.admin.id)).toEqual(open.admin);
    await remove(other.id);
  });

  it('can change the rest of it', async () => {
    expect((await update(open.admin.id, { location: 'Haifa', isAdmin: true })).body.location).toBe('Haifa');
  });

  it('loses nothing of the last one, whom somebody no longer in office deletes or demotes', async () => {
    const [last, former] = [await open.somebody({ isAdmin: true }), await open.somebody({ isAdmin: true })];
    const [asLast, asFormer] = [await open.logIn(last), await open.logIn(former)];
    const { items } = await open.users.list({ sort: 'created', order: 'asc', limit: 500 });
    for (const { id, isAdmin } of items) if (isAdmin && id !== last.id) await open.users.change(id, { isAdmin: false });
    open.pool.calls.length = 0;
    expect(await remove(last.id, asFormer)).toMatchObject({ status: 409, body: { code: 'lastAdministrator' } });
    for (const body of [{ isAdmin: false }, { enabled: false }]) {
      expect((await update(last.id, body, asFormer)).body.code).toBe('lastAdministrator');
    }
    expect(open.pool.calls).toEqual([]);
    expect((await open.call('GET /users/list', { as: asLast })).status).toBe(200);
    await open.users.change(open.admin.id, { isAdmin: true });
  });

  it('leaves one of two who delete each other at the same moment', async () => {
    const others = await open.users.list({ sort: 'created', order: 'asc', limit: 500 });
    for (const { id, isAdmin } of others.items) if (isAdmin && id !== open.admin.id) await remove(id);
    const rival = await open.somebody({ isAdmin: true });
    const asRival = await open.logIn(rival);
    const statuses = await Promise.all([remove(rival.id), remove(open.admin.id, asRival)]);
    expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = (await open.users.byIds([open.admin.id, rival.id])).filter(({ isAdmin }) => isAdmin);
    expect(left).toHaveLength(1);
  });
});
