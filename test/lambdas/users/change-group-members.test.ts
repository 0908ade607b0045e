import { describe, expect, it } from 'vitest';
import { person } from './people.ts';
import { openUsers } from './users-harness.ts';

const open = await openUsers();
const people = await open.dancers();

const change = (body: object) => open.call('POST /api/admin/users/groups', { as: open.asAdmin, body });
const idAt = (index: number) => people[index]?.id ?? '';

describe('the members of a group [S-087, S-121]', () => {
  it('are those who were chosen; who is unknown or already was one does not count', async () => {
    const userIds = [idAt(0), idAt(1), idAt(1), person('unknown').id];
    expect(await change({ group: 'vip', action: 'add', userIds })).toEqual({ status: 200, body: { changed: 2 } });
    expect((await change({ group: 'vip', action: 'add', userIds: [idAt(1), idAt(2)] })).body.changed).toBe(1);
    expect((await change({ group: 'newsletter', action: 'add', userIds: [idAt(1)] })).body.changed).toBe(1);
    expect((await open.users.byId(idAt(1)))?.groups).toEqual(['vip', 'newsletter']);
    expect((await change({ group: 'vip', action: 'remove', userIds })).body.changed).toBe(2);
    expect((await open.users.byId(idAt(1)))?.groups).toEqual(['newsletter']);
  });

  it('are all changed when two groups are given at the same moment', async () => {
    const userIds = people.map(({ id }) => id);
    await Promise.all([
      change({ group: 'vip', action: 'add', userIds }),
      change({ group: 'newsletter', action: 'add', userIds }),
    ]);
    for (const user of await open.users.byIds(userIds)) expect(user.groups.toSorted()).toEqual(['newsletter', 'vip']);
  });

  it.each(['new', 'inactive', 'all', 'admin', ''])('cannot be assigned to "%s"', async (group) => {
    expect((await change({ group, action: 'add', userIds: [idAt(0)] })).status).toBe(400);
  });

  it('are at most a hundred at once', async () => {
    const userIds = Array.from({ length: 101 }, () => person('x').id);
    expect((await change({ group: 'vip', action: 'add', userIds })).status).toBe(400);
    expect((await change({ group: 'vip', action: 'add', userIds: userIds.slice(1) })).body).toEqual({ changed: 0 });
  });
});
