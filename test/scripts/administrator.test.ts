import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureAdministrator } from '#scripts/administrator.ts';
import { openAuthHarness, password } from '#test/lambdas/auth/auth-harness.ts';
import { noon } from '#test/lambdas/users/people.ts';

const wanted = { username: 'noa', email: 'noa@stage.example', password: 'Back-on-stage-at-nine!' };

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
let id: string;
let thief: Awaited<ReturnType<typeof harness.caller>>;
/** The pool's calls about the address, and about whether the user may log in. */
const told: unknown[] = [];

/** An attacker has an administrator's account, with their own address, authenticator and codes, and has disabled it. */
beforeAll(async () => {
  harness = await openAuthHarness();
  const { identity, recovery, formerEmails } = harness.services;
  const user = await harness.newUser('noa', { isAdmin: true });
  await harness.newUser('keeper', { isAdmin: true });
  id = user.id;
  thief = await harness.caller(user);
  await identity.setTotp(id, true);
  await recovery.replace(id, ['hash']);
  const expires = noon / 1000 + 86_400;
  const former = {
    linkHash: 'link',
    email: 'thief@mail.example',
    secondFactor: 'totp',
    changed: '2026-11-21T00:00:00Z',
  } as const;
  await formerEmails.add(id, { ...former, expires });
  await harness.users.change(id, { secondFactor: 'totp', email: 'other@mail.example', enabled: false, isAdmin: false });
  identity.setEmail = async (...call) => void told.push(['setEmail', ...call]);
  identity.setEnabled = async (...call) => void told.push(['setEnabled', ...call]);
  expect(await ensureAdministrator(harness.services, wanted)).toBe('updated');
});
afterAll(() => harness.close());

it('the administrator logs in with the password alone, as one, and not with the former password', async () => {
  // The pool itself asks for no code: a log-in of the site would set that right and hide it.
  expect(await harness.services.identity.checkPassword(id, wanted.password)).toMatchObject({ kind: 'tokens' });
  expect(await harness.logIn('noa', wanted.password)).toMatchObject({
    token: expect.anything(),
    user: { id, isAdmin: true },
  });
  expect(await harness.logIn('noa', password)).toBe('invalidCredentials');
});

it('the pool has the address and lets them in', () => {
  expect(told).toEqual([
    ['setEmail', id, wanted.email],
    ['setEnabled', id, true],
  ]);
});

it('no session, recovery code or link of whoever had the account is left', async () => {
  expect(await harness.sessions.get(thief)).toMatchObject({ state: 'revoked' });
  expect(await harness.services.recovery.count(id)).toBe(0);
  expect(await harness.services.formerEmails.ofUser(id)).toEqual([]);
});

it('browsers that were known before are strangers', async () => {
  const { devicesFrom = '' } = (await harness.users.byId(id)) ?? {};
  expect(Date.parse(devicesFrom)).toBeGreaterThan(noon);
});

it('an unknown name becomes a new administrator', async () => {
  const made = { ...wanted, username: 'tamar', email: 'tamar@stage.example' };
  expect(await ensureAdministrator(harness.services, made)).toBe('created');
  expect(await harness.logIn('tamar', wanted.password)).toMatchObject({ user: { isAdmin: true } });
});
