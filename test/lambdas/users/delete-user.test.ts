import { describe, expect, it } from 'vitest';
import { openUsers } from './users-harness.ts';

const open = await openUsers();

const remove = (id: string, as = open.asAdmin) => open.call(`DELETE /users/delete/${id}`, { as });

describe('deleting a user [S-090, S-207]', () => {
  it('answers 204, and nothing of them is left anywhere', async () => {
    const user = await open.somebody({ groups: ['vip'], isAdmin: true });
    const device = await open.logIn(user);
    expect(await remove(user.id)).toEqual({ status: 204, body: undefined });
    expect((await open.call('GET /users/list', { as: device })).status).toBe(401);
    expect(await open.users.byId(user.id)).toBeUndefined();
    expect(await open.sessions.ofUser(user.id)).toEqual([]);
    expect(open.pool.calls).toEqual([`revoke ${device.refreshToken}`, `remove ${user.id}`]);
    expect(await remove(user.id)).toMatchObject({ status: 404, body: { code: 'userNotFound' } });
  });

  it('is finished by repeating it when the pool was not there', async () => {
    const user = await open.somebody();
    open.pool.refuse('remove', new Error('down'));
    expect((await remove(user.id)).status).toBe(500);
    open.pool.relent();
    expect((await remove(user.id)).status).toBe(204);
    expect(await open.users.byId(user.id)).toBeUndefined();
  });
});
