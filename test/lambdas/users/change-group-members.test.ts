import { describe, expect, it } from 'vitest';
import { noon, person } from './people.ts';
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
    await open.users.change(idAt(1), { groups: ['vip', 'newsletter'] });
    expect((await change({ group: 'vip', action: 'remove', userIds })).body.changed).toBe(2);
    expect((await open.users.byId(idAt(1)))?.groups).toEqual(['newsletter']);
  });

  it('are all changed when two groups are changed at the same moment', async () => {
    const userIds = people.map(({ id }) => id);
    for (const id of userIds) await open.users.change(id, { groups: ['newsletter'] });
    await Promise.all([
      change({ group: 'vip', action: 'add', userIds }),
      change({ group: 'newsletter', action: 'remove', userIds }),
    ]);
    for (const user of await open.users.byIds(userIds)) expect(user.groups).toEqual(['vip']);
  });

  it('of the newsletter are never added by somebody else [Q-039]', async () => {
    const { status, body } = await change({ group: 'newsletter', action: 'add', userIds: [idAt(2)] });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('People can only subscribe to the newsletter themselves');
    expect((await open.users.byId(idAt(2)))?.groups).not.toContain('newsletter');
  });

  it('who are taken out of the newsletter have no subscription of their address left either', async () => {
    const time = new Date(noon).toISOString();
    const subscription = { asked: time, confirmed: time, words: 'footer-2', language: 'he' } as const;
    const [inBoth, byMail, unproven] = [people[0], people[1], person('unproven', { emailVerified: false })];
    if (!inBoth || !byMail) throw new Error('too few people');
    await open.users.change(inBoth.id, { groups: ['newsletter'] });
    await open.users.change(byMail.id, { groups: [] });
    await open.users.add(unproven, { expires: noon / 1_000 + 3_600 });
    const everybody = [inBoth, byMail, unproven];
    for (const { email } of everybody) await open.readers.change({ email, language: 'he' }, { subscription });
    const userIds = everybody.map(({ id }) => id);
    expect((await change({ group: 'newsletter', action: 'remove', userIds })).body).toEqual({ changed: 2 });
    const after = await Promise.all(everybody.map(({ email }) => open.readers.byEmail(email)));
    // A user who has not proven an address has not subscribed with it.
    expect(after.map((reader) => reader?.subscription)).toEqual([undefined, undefined, subscription]);
    expect(after[1]).toMatchObject({ formerSubscription: { ...subscription, ended: time } });
    expect(after[1]?.refused).toBeUndefined();
    expect(await open.entered('reader.unsubscribe')).toHaveLength(2);
    expect((await change({ group: 'newsletter', action: 'remove', userIds })).body).toEqual({ changed: 0 });
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
