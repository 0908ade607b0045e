import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailResetLink } from '#lambdas/auth/index.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { openAuthHarness, password } from '#test/lambdas/auth/auth-harness.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

it('a lost authenticator can be replaced where the pool does not switch it on again before another is set up', async () => {
  const { identity } = harness.services;
  const user = await harness.newUser('odette');
  const caller = await harness.caller(user);
  await harness.act('beginTotp', { as: caller, body: { password } });
  const { recoveryCodes } = await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  const { setTotp } = identity;
  identity.setTotp = async (userId, on) => {
    if (on) throw new Error('InvalidParameterException');
    await setTotp(userId, on);
  };
  const body = { password, recoveryCode: recoveryCodes[0] };
  expect(await harness.act('beginTotp', { as: caller, body })).toMatchObject({ secret: expect.anything() });
  expect((await harness.users.byId(user.id))?.secondFactor).toBe('email');
  identity.setTotp = setTotp;
});

it('no code of an authenticator is taken where the pool does not ask for one, but a recovery code is', async () => {
  const user = await harness.newUser('myrtha');
  const caller = await harness.caller(user);
  await harness.users.change(user.id, { secondFactor: 'totp' });
  const { recoveryCodes } = await harness
    .act('renewRecoveryCodes', { as: caller, body: { password } })
    .then(async (code) => {
      expect(code).toBe('factorCodeNeeded');
      await harness.users.change(user.id, { secondFactor: 'none' });
      const renewed = await harness.act('renewRecoveryCodes', { as: caller, body: { password } });
      await harness.users.change(user.id, { secondFactor: 'totp' });
      return renewed;
    });
  const off = (proof: object) => harness.act('disableSecondFactor', { as: caller, body: { password, ...proof } });
  expect(await off({ code: authenticatorCode })).toBe('codeInvalid');
  expect(await off({ recoveryCode: recoveryCodes[0] })).toBeUndefined();
});

it('where the pool has the authenticator switched off, its owner proves the account by mail', async () => {
  const user = await harness.newUser('giselle');
  const caller = await harness.caller(user);
  await harness.act('beginTotp', { as: caller, body: { password } });
  await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  await harness.services.identity.setTotp(user.id, false);
  const proof = await harness.act('beginFactorProof', { as: caller, body: { password } });
  expect(proof).toEqual({ factor: 'email', resendAfter: 60 });
  const body = { password, code: harness.codes.at(-1) };
  expect(await harness.act('disableSecondFactor', { as: caller, body })).toBeUndefined();
});

it('a switch-off that was cut off before the pool heard of it is done: one logs in with the password', async () => {
  const { identity } = harness.services;
  const user = await harness.newUser('benno');
  const caller = await harness.caller(user);
  await harness.act('beginTotp', { as: caller, body: { password } });
  await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  const { setTotp } = identity;
  identity.setTotp = () => Promise.reject(new Error('cut off'));
  const off = harness.act('disableSecondFactor', { as: caller, body: { password, code: authenticatorCode } });
  await expect(off).rejects.toThrow('cut off');
  identity.setTotp = setTotp;
  expect(await harness.logIn('benno')).toMatchObject({ user: { username: 'benno' } });
});

it('a proof by mail that may not be mailed leaves the code of the former mail valid', async () => {
  const user = await harness.newUser('hilarion');
  const caller = await harness.caller(user);
  await harness.users.change(user.id, { secondFactor: 'email' });
  await harness.act('beginFactorProof', { as: caller, body: { password } });
  for (let mail = 0; mail < 4; mail += 1) await harness.services.attempts.consume('codeMail', user.id);
  expect(await harness.act('beginFactorProof', { as: caller, body: { password } })).toBe('tooManyAttempts');
  const body = { password, code: harness.codes.at(-1) };
  expect(await harness.act('disableSecondFactor', { as: caller, body })).toBeUndefined();
});

it('a reset mail that the pool refuses is in the log: a former code may still be valid', async () => {
  const noted: unknown[] = [];
  const { id } = await harness.newUser('odile');
  harness.services.identity.sendResetCode = () => Promise.reject(new IdentityRefusal('limit'));
  const log = { ...harness.services.log, info: (...entry: unknown[]) => void noted.push(entry) };
  await mailResetLink({ ...harness.services, log }, id, 'en');
  expect(noted).toEqual([['the pool mails no reset', { userId: id, reason: 'limit' }]]);
});
