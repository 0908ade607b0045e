import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '#contracts/audit/endpoints.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { client, openAuthHarness, password } from '#test/lambdas/auth/auth-harness.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';

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

const act = (name: Parameters<typeof harness.act>[0], body?: object, id = '') =>
  harness.act(name, { as: caller, id, ...(body ? { body } : {}) });
/** By whom and from where every entry of these tests is made. */
const byOwner = () => ({ actor: { id: user.id, name: '' }, ...client });
const account = () => ({ ...byOwner(), resource: { type: 'account', id: user.id, name: '' } });
const count = async (action: AuditAction) => (await harness.entered(action)).length;

describe('the audit log of an account [S-109, S-138]', () => {
  it('has a changed profile, by its fields and not by what they hold', async () => {
    await act('updateAccount', { version: 0, phone: '052-1234567', language: 'fr', newsletter: true });
    expect(await harness.entered('account.update')).toMatchObject([
      {
        ...account(),
        changes: [
          { field: 'language', before: 'he', after: 'fr' },
          { field: 'phone' },
          { field: 'groups', after: 'newsletter' },
          { field: 'newsletterConsent.time', after: expect.any(String) },
          { field: 'newsletterConsent.words', after: 'account-2' },
        ],
      },
    ]);
    expect(JSON.stringify(await harness.entered())).not.toContain('1234567');
    await act('updateAccount', { version: 0, phone: '052-1234567', language: 'fr', newsletter: true });
    expect(await count('account.update')).toBe(1);
  });

  it('has a changed password, and each session that it ended', async () => {
    await harness.caller(user);
    await harness.caller(user);
    const wrong = { currentPassword: 'not this one', newPassword: 'Pas-de-bourree-2!' };
    expect(await act('changePassword', wrong)).toBe('passwordWrong');
    expect(await count('account.changePassword')).toBe(0);
    await act('changePassword', { ...wrong, currentPassword: password });
    expect(await harness.entered('account.changePassword')).toMatchObject([account()]);
    expect(await harness.entered('session.revoke')).toMatchObject([byOwner(), byOwner()]);
  });

  it('has the end of one device, and of all others one by one', async () => {
    const others = [await harness.caller(user), await harness.caller(user), await harness.caller(user)];
    const ids = others.map(({ userId, originId }) => `${userId}.${originId}`);
    await act('revokeDevice', undefined, ids[0]);
    expect(await harness.entered('session.revoke')).toMatchObject([{ ...byOwner(), resource: { id: ids[0] } }]);
    await act('revokeOtherDevices');
    const entries = await harness.entered('session.revoke');
    expect(entries.map(({ resource }) => resource.id).toSorted()).toEqual(ids.toSorted());
  });

  it('has a second factor that was switched on, exchanged and switched off', async () => {
    await act('beginTotp', { password });
    expect(await act('confirmTotp', { code: '000000' })).toBe('codeInvalid');
    expect(await count('account.changeSecondFactor')).toBe(0);
    await act('confirmTotp', { code: authenticatorCode });
    await act('beginTotp', { password, code: authenticatorCode });
    await act('confirmTotp', { code: authenticatorCode });
    await act('beginEmailFactor', { password, code: authenticatorCode });
    await act('confirmEmailFactor', { code: harness.codes.at(-1) });
    await act('beginFactorProof', { password });
    await act('disableSecondFactor', { password, code: harness.codes.at(-1) });
    const entries = await harness.entered('account.changeSecondFactor');
    const factor = (before: string, after: string) => [{ field: 'secondFactor', before, after }];
    expect(entries.map(({ changes }) => changes)).toEqual([
      factor('email', 'none'),
      factor('totp', 'email'),
      [],
      factor('none', 'totp'),
    ]);
    for (const entry of entries) expect(entry).toMatchObject(account());
  });

  it('has new recovery codes, written with them', async () => {
    expect(await act('renewRecoveryCodes', { password: 'wrong' })).toBe('passwordWrong');
    expect(await count('account.renewRecoveryCodes')).toBe(0);
    const { recoveryCodes } = await act('renewRecoveryCodes', { password });
    const entries = await harness.entered('account.renewRecoveryCodes');
    expect(entries).toMatchObject([{ ...account(), changes: [] }]);
    expect(JSON.stringify(entries)).not.toContain(recoveryCodes[0]);
  });

  it('has an export of one’s data', async () => {
    await act('exportAccount');
    expect(await harness.entered('account.export')).toMatchObject([account()]);
  });

  it('has its deletion, and nothing that was kept about the person but their name', async () => {
    await act('updateAccount', { version: 0, phone: '052-1234567', location: 'Haifa' });
    expect(await act('deleteAccount', { password: 'wrong' })).toBe('passwordWrong');
    expect(await count('account.delete')).toBe(0);
    await act('deleteAccount', { password });
    expect(await harness.users.byId(user.id)).toBeUndefined();
    expect(await harness.entered('account.delete')).toMatchObject([{ ...account(), changes: [] }]);
    expect(JSON.stringify(await harness.entered())).not.toMatch(/1234567|Haifa|mail\.example/);
  });

  it('has no deletion of the last administrator, which is refused', async () => {
    await harness.users.change(user.id, { isAdmin: true });
    expect(await act('deleteAccount', { password })).toBe('lastAdministrator');
    expect(await count('account.delete')).toBe(0);
    expect(await count('account.update')).toBe(0);
  });
});
