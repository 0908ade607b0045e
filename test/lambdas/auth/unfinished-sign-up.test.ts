import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { client, openAuthHarness, password } from './auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

const profile = { gender: '', birthDate: '', phone: '', location: '', newsletter: false, language: 'en' };
const signUp = async (username: string, email: string, secret = password) => {
  // Each comes from an address of its own.
  await harness.services.attempts.reset('signUpByAddress', addressSubject(client.ip));
  return harness.act('signUp', { body: { username, email, password: secret, ...profile, turnstileToken: 'human' } });
};
const stranger = 'Entrechat-six-at-night!';

describe('after a sign-up whose reply says nothing, the next calls say nothing either', () => {
  it.each<[string, (name: string, email: string) => Promise<unknown>, unknown]>([
    ['a log-in by its name', (name) => harness.logIn(name, stranger), 'accountUnconfirmed'],
    ['a log-in by the address', (_name, email) => harness.logIn(email, stranger), 'accountUnconfirmed'],
    ['a wrong password for the name', (name) => harness.logIn(name), 'invalidCredentials'],
    ['its name, wanted for another address', (name) => signUp(name, `other-${name}@dance.example`), 'usernameTaken'],
    [
      'its name and password, for another address',
      async (name) => Object.keys(await signUp(name, `next-${name}@dance.example`, stranger)),
      ['requiresVerification', 'message', 'userId', 'resendAfter'],
    ],
    [
      'the code again',
      async (name) => {
        const userId = await harness.users.idByUsername(name);
        await harness.act('resendSignUpCode', { body: { userId, language: 'en' } });
        return harness.services.identity.resent.at(-1) === userId;
      },
      true,
    ],
  ])('%s', async (what, next, expected) => {
    const name = `probe${what.length}`;
    const { email } = await harness.newUser(`owner${what.length}`);
    const taken = await signUp(`${name}a`, email, stranger);
    const free = await signUp(`${name}b`, `free-${name}@dance.example`, stranger);
    expect({ ...taken, userId: '' }).toEqual({ ...free, userId: '' });
    expect([await next(`${name}a`, email), await next(`${name}b`, `free-${name}@dance.example`)]).toEqual([
      expected,
      expected,
    ]);
    // The owner is as before.
    expect(await harness.logIn(email)).toMatchObject({ token: expect.any(String) });
  });

  it('a log-in by an address asks the pool as often, whether there is a sign-up, an account, both or neither', async () => {
    const { email } = await harness.newUser('asked');
    await signUp('asked.decoy', email, stranger);
    await signUp('asked.begun', 'begun@dance.example', stranger);
    const { identity } = harness.services;
    const { checkPassword } = identity;
    const counts: number[] = [];
    for (const address of [email, 'begun@dance.example', 'nobody@dance.example']) {
      let calls = 0;
      identity.checkPassword = (...given) => {
        calls += 1;
        return checkPassword(...given);
      };
      await harness.logIn(address, 'Guessed-wrong-again!');
      counts.push(calls);
    }
    identity.checkPassword = checkPassword;
    expect(counts).toEqual([2, 2, 2]);
  });
});

describe('an unfinished sign-up', () => {
  it('is not taken over by a stranger with its name or address, and can still be finished', async () => {
    const { userId } = await signUp('victim', 'victim@dance.example');
    expect(await signUp('victim', 'victim@dance.example', stranger)).toBe('usernameTaken');
    expect(await signUp('thief', 'victim@dance.example', stranger)).toMatchObject({ userId: expect.any(String) });
    expect(await harness.logIn('victim')).toBe('accountUnconfirmed');
    harness.services.identity.confirm(userId);
    expect(await harness.users.confirm(userId)).toBe(true);
    expect(await harness.logIn('victim')).toMatchObject({ user: { id: userId } });
    expect(await harness.users.idByEmail('victim@dance.example')).toBe(userId);
  });

  it('makes way for its owner, who mistyped the address: the name is not taken', async () => {
    const first = await signUp('typo1', 'typo1@exmaple.com');
    const second = await signUp('typo1', 'typo1@example.com');
    expect(second.userId).not.toBe(first.userId);
    expect(await harness.users.byId(first.userId)).toBeUndefined();
    expect(await harness.users.idByEmail('typo1@exmaple.com')).toBeUndefined();
    expect(await harness.users.byId(second.userId)).toMatchObject({ username: 'typo1', email: 'typo1@example.com' });
  });

  it('of somebody who asks for a new password gets its code mailed again, and no reset', async () => {
    const { userId } = await signUp('closed', 'closed@dance.example');
    const { identity } = harness.services;
    const { sendResetCode } = identity;
    const resets: string[] = [];
    identity.sendResetCode = async (id) => void resets.push(id);
    const ask = () =>
      harness.act('requestPasswordReset', { body: { email: 'closed@dance.example', turnstileToken: 'human' } });
    expect(await ask()).toBeUndefined();
    expect([identity.resent.at(-1), resets]).toEqual([userId, []]);
    identity.confirm(userId);
    await harness.users.confirm(userId);
    await ask();
    expect(resets).toEqual([userId]);
    identity.sendResetCode = sendResetCode;
  });
});
