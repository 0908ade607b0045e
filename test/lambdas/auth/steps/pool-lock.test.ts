import { afterAll, beforeAll, expect, it } from 'vitest';
import { authRoutes } from '#lambdas/auth/index.ts';
import { rememberDevice } from '#lambdas/auth/steps/known-devices.ts';
import type { Cookies } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { client, openAuthHarness, password } from '../auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

/** Another person's wrong passwords have locked the pool while `act` runs. */
const whileLocked = async (act: () => Promise<unknown>): Promise<void> => {
  const { identity } = harness.services;
  const { checkPassword } = identity;
  identity.checkPassword = () => Promise.reject(new IdentityRefusal('limit'));
  await act();
  identity.checkPassword = checkPassword;
};
const noCookies: Cookies = { get: () => undefined, set: () => undefined };
const logIn = (username: string, cookies: Cookies): Promise<unknown> => {
  const body = { username, password, turnstileToken: 'human' };
  return authRoutes(harness.services).login({ body, client, cookies, language: 'en' } as never) as Promise<unknown>;
};
const again = { code: 'tooManyAttempts', retryAfter: 5 };

it('a browser that is known is told to come again in seconds, and its attempts during the lock do not count', async () => {
  let devices = '';
  const user = await harness.newUser('odile');
  const keep: Cookies['set'] = ({ value }) => {
    devices = value;
  };
  await rememberDevice(harness.services, { ...noCookies, set: keep }, user);
  const known: Cookies = { ...noCookies, get: () => devices };
  await whileLocked(async () => {
    for (let tried = 0; tried < 8; tried += 1) await expect(logIn('odile', known)).rejects.toMatchObject(again);
  });
  expect(await logIn('odile', known)).toMatchObject({ user: { username: 'odile' } });
});

it('a stranger hears nothing of the lock, and each attempt counts', async () => {
  await harness.newUser('siegfried');
  await whileLocked(async () => {
    for (let tried = 0; tried < 5; tried += 1)
      await expect(logIn('siegfried', noCookies)).rejects.toMatchObject({ code: 'invalidCredentials' });
  });
  await expect(logIn('siegfried', noCookies)).rejects.toMatchObject({ code: 'tooManyAttempts', retryAfter: 30 });
});

it('whoever is logged in and gives the password again is not kept out by the lock either', async () => {
  const caller = await harness.caller(await harness.newUser('benno'));
  const confirm = () => harness.act('confirmSession', { as: caller, body: { password }, seconds: 1 });
  await whileLocked(async () => {
    for (let tried = 0; tried < 8; tried += 1) expect(await confirm()).toBe('tooManyAttempts');
  });
  expect(await confirm()).toMatchObject({ confirmation: expect.any(String) });
});
