import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthHarness, password } from './auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

const form = (username: string, secret = password) => ({
  ...{ username, email: `${username}@dance.example`, password: secret, confirmPassword: secret },
  ...{ gender: '', birthDate: '', phone: '', location: '', language: 'en', newsletter: false, turnstileToken: 'human' },
});

describe('where nobody has set anything, logging in', () => {
  const day = 24 * 3600;

  it('lasts a year, and no day longer', async () => {
    const { act, newUser, caller } = harness;
    const as = await caller(await newUser('lise'));
    for (let month = 1; month <= 12; month += 1) {
      expect(await act('refresh', { as, seconds: 30 * day })).toMatchObject({ user: { username: 'lise' } });
    }
    expect(await act('refresh', { as, seconds: 6 * day })).toBe('authenticationRequired');
  });

  it('lets a stranger try five passwords before the first wait', async () => {
    const { act, newUser } = harness;
    await newUser('colas');
    const body = { username: 'colas', password: 'Wrong-at-noon!', turnstileToken: 'human' };
    const codes = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) codes.push(await act('login', { body, seconds: 0 }));
    expect(codes).toEqual([...Array(5).fill('invalidCredentials'), 'tooManyAttempts']);
  });
});

describe('a setting of logging in', () => {
  it('closes the sign-up, and opens it again', async () => {
    const { act, set } = harness;
    set('security', { signUpsOpen: false });
    expect(await act('signUp', { body: form('giselle') })).toBe('signUpsClosed');
    set('security', { signUpsOpen: true });
    expect(await act('signUp', { body: form('giselle') })).toMatchObject({ requiresVerification: true });
  });

  it('asks for longer passwords wherever one is chosen, and lets those in who have a shorter one', async () => {
    const { act, set, newUser, caller } = harness;
    const as = await caller(await newUser('kitri'));
    set('security', { passwordMinimum: password.length + 1 });
    const email = 'kitri@dance.example';
    const refusals = [
      await act('signUp', { body: form('basil') }),
      await act('changePassword', { as, body: { currentPassword: password, newPassword: 'Pas-de-deux-at-9!' } }),
      await act('resetPassword', { body: { email, code: '123456', password: 'Pas-de-deux-at-9!' } }),
    ];
    expect(refusals).toEqual(['invalidRequest', 'invalidRequest', 'invalidRequest']);
    expect(await harness.logIn('kitri')).toMatchObject({ user: { username: 'kitri' } });
    set('security', { passwordMinimum: 8 });
  });

  it('lets strangers try a password as often as is set, and wait as long', async () => {
    const { act, set, newUser } = harness;
    await newUser('aurora');
    set('security', { freeAttempts: 3, longestWaitMinutes: 32 });
    const body = { username: 'aurora', password: 'Wrong-at-noon!', turnstileToken: 'human' };
    const tries = [1, 2, 3, 4].map(() => act('login', { body, seconds: 0 }));
    const codes = [];
    for (const each of tries) codes.push(await each);
    expect(codes.filter((code) => code === 'tooManyAttempts')).toHaveLength(1);
    set('security', { freeAttempts: 5 });
  });

  it.each([
    ['onLogIn', 'login', { username: 'nobody', password }, 'invalidCredentials'],
    ['onSignUp', 'signUp', { ...form('admin'), email: 'other@dance.example' }, 'usernameTaken'],
    ['onPasswordReset', 'requestPasswordReset', { email: 'nobody@dance.example' }, undefined],
  ] as const)('asks for the bot-check %s, or does not', async (name, endpoint, fields, passed) => {
    const { act, set } = harness;
    const body = { ...fields, turnstileToken: 'robot' };
    expect(await act(endpoint, { body })).toBe('botCheckFailed');
    set('botCheck', { [name]: false });
    expect(await act(endpoint, { body })).toBe(passed);
    set('botCheck', { [name]: true });
  });

  it('ends a log-in after the days that are set', async () => {
    const { act, set, newUser, caller } = harness;
    const as = await caller(await newUser('odette'));
    set('security', { sessionDays: 2 });
    expect(await act('refresh', { as, seconds: 24 * 3600 })).toMatchObject({ user: { username: 'odette' } });
    expect(await act('refresh', { as, seconds: 24 * 3600 })).toBe('authenticationRequired');
    expect(await harness.sessions.get(as)).toMatchObject({ state: 'revoked' });
    set('security', { sessionDays: 30 });
  });

  it('keeps users from setting up a second factor, and leaves theirs to those who have one [S-139]', async () => {
    const { act, set, newUser, caller, users } = harness;
    const user = await newUser('myrtha');
    const as = await caller(user);
    set('twoFactor', { allowed: false });
    const begun = [
      await act('beginTotp', { as, body: { password } }),
      await act('beginEmailFactor', { as, body: { password } }),
    ];
    expect(begun).toEqual(['secondFactorNotAllowed', 'secondFactorNotAllowed']);
    await users.change(user.id, { secondFactor: 'email' });
    expect(await harness.logIn('myrtha')).toMatchObject({ challenge: 'email' });
    set('twoFactor', { allowed: true });
  });

  it('lets users set up the kinds that are chosen, and replace what they have by the same kind', async () => {
    const { act, set, newUser, caller, users } = harness;
    const user = await newUser('hilarion');
    const as = await caller(user);
    const begin = (id: 'beginTotp' | 'beginEmailFactor') => act(id, { as, body: { password } });
    set('twoFactor', { kinds: 'email' });
    expect(await begin('beginTotp')).toBe('secondFactorNotAllowed');
    expect(await begin('beginEmailFactor')).toMatchObject({ resendAfter: expect.any(Number) });
    set('twoFactor', { kinds: 'totp' });
    expect(await begin('beginEmailFactor')).toBe('secondFactorNotAllowed');
    expect(await begin('beginTotp')).toMatchObject({ secret: expect.any(String) });
    await users.change(user.id, { secondFactor: 'email' });
    expect(await begin('beginEmailFactor')).not.toBe('secondFactorNotAllowed');
    set('twoFactor', { kinds: 'any' });
  });
});

it('a first second factor ends the sessions that were opened with the password alone', async () => {
  const { act, newUser, caller, sessions, codes } = harness;
  const user = await newUser('giselle-two');
  const [owner, stranger] = [await caller(user), await caller(user)];
  await act('beginEmailFactor', { as: owner, body: { password } });
  await act('confirmEmailFactor', { as: owner, body: { code: codes.at(-1) } });
  expect(await sessions.get(stranger)).toMatchObject({ state: 'revoked' });
  expect(await sessions.get(owner)).toMatchObject({ state: 'active' });
});
