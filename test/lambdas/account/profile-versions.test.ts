import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#lambdas/platform/session.ts';
import { describeUser, type UserRecord } from '#lambdas/users/index.ts';
import { openAuthHarness } from '#test/lambdas/auth/auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
let user: UserRecord;
let caller: Caller;
beforeEach(async () => {
  await harness?.close();
  harness = await openAuthHarness();
  user = await harness.newUser('odette');
  caller = await harness.caller(user);
});
afterAll(() => harness.close());

const act = (name: Parameters<typeof harness.act>[0], body?: object) =>
  harness.act(name, { as: caller, ...(body ? { body } : {}) });
const save = (version: number, fields: object) => act('updateAccount', { version, ...fields });

describe('a profile that is open on two devices', () => {
  it('takes the change that was made on its present version, and no other', async () => {
    const { version } = await act('getAccount');
    expect(await save(version, { location: 'Haifa' })).toMatchObject({ location: 'Haifa', version: version + 1 });
    expect(await save(version, { location: 'Eilat' })).toBe('editConflict');
    expect(await save(version, { newsletter: true })).toBe('editConflict');
    expect(await act('getAccount')).toMatchObject({ location: 'Haifa', newsletter: false, version: version + 1 });
    expect((await harness.entered('account.update')).length).toBe(1);
    expect(await save(version + 1, { location: 'Eilat' })).toMatchObject({ location: 'Eilat' });
  });

  it('holds the name by which mails greet, which administrators are not shown', async () => {
    expect(await act('getAccount')).toMatchObject({ mailName: '' });
    expect(await save(0, { mailName: 'Odette' })).toMatchObject({ mailName: 'Odette', version: 1 });
    expect(await act('exportAccount')).toMatchObject({ account: { mailName: 'Odette' } });
    const stored = await harness.users.byId(user.id);
    expect(stored && describeUser(stored, 0)).not.toHaveProperty('mailName');
  });

  it('has no conflict where it says the same already: the reply of the first attempt may be lost', async () => {
    const wanted = { location: 'Haifa', newsletter: true };
    await save(0, wanted);
    expect(await save(0, wanted)).toMatchObject({ ...wanted, version: 1 });
  });

  it('counts what anybody changes in it, the newsletter too, and nothing else', async () => {
    const versions: number[] = [];
    const look = async () => versions.push((await act('getAccount')).version);
    await look();
    await harness.users.recordLogin(user.id, '2026-12-01T10:00:00.000Z');
    await harness.users.change(user.id, { devicesFrom: '2026-12-01T10:00:00.000Z', groups: ['vip'] });
    await look();
    await harness.users.change(user.id, { phone: '052-7654321' });
    await look();
    await harness.users.change(user.id, { groups: ['vip', 'newsletter'] });
    await look();
    expect(versions).toEqual([0, 0, 1, 2]);
  });

  it('says nothing of versions to administrators, nor to the audit log', async () => {
    await save(0, { location: 'Haifa' });
    const [entry] = await harness.entered('account.update');
    expect(entry?.changes).toEqual([{ field: 'location' }]);
  });
});
