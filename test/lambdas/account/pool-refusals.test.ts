import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailResetLink } from '#lambdas/auth/index.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';
import { openStage, password } from '#test/lambdas/auth/stage.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('a lost authenticator can be replaced where the pool does not switch it on again before another is set up', async () => {
  const { identity } = stage.services;
  const user = await stage.newUser('odette');
  const caller = await stage.caller(user);
  await stage.act('beginTotp', { as: caller, body: { password } });
  const { recoveryCodes } = await stage.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  const { setTotp } = identity;
  identity.setTotp = async (userId, on) => {
    if (on) throw new Error('InvalidParameterException');
    await setTotp(userId, on);
  };
  const body = { password, recoveryCode: recoveryCodes[0] };
  expect(await stage.act('beginTotp', { as: caller, body })).toMatchObject({ secret: expect.anything() });
  expect((await stage.users.byId(user.id))?.secondFactor).toBe('email');
  identity.setTotp = setTotp;
});

it('no code of an authenticator is taken where the pool does not ask for one, but a recovery code is', async () => {
  const user = await stage.newUser('myrtha');
  const caller = await stage.caller(user);
  await stage.users.change(user.id, { secondFactor: 'totp' });
  const { recoveryCodes } = await stage
    .act('renewRecoveryCodes', { as: caller, body: { password } })
    .then(async (code) => {
      expect(code).toBe('factorCodeNeeded');
      await stage.users.change(user.id, { secondFactor: 'none' });
      const renewed = await stage.act('renewRecoveryCodes', { as: caller, body: { password } });
      await stage.users.change(user.id, { secondFactor: 'totp' });
      return renewed;
    });
  const off = (proof: object) => stage.act('disableSecondFactor', { as: caller, body: { password, ...proof } });
  expect(await off({ code: authenticatorCode })).toBe('codeInvalid');
  expect(await off({ recoveryCode: recoveryCodes[0] })).toBeUndefined();
});

it('where the pool has the authenticator switched off, its owner proves the account by mail', async () => {
  const user = await stage.newUser('giselle');
  const caller = await stage.caller(user);
  await stage.act('beginTotp', { as: caller, body: { password } });
  await stage.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  await stage.services.identity.setTotp(user.id, false);
  const proof = await stage.act('beginFactorProof', { as: caller, body: { password } });
  expect(proof).toEqual({ factor: 'email', resendAfter: 60 });
  const body = { password, code: stage.codes.at(-1) };
  expect(await stage.act('disableSecondFactor', { as: caller, body })).toBeUndefined();
});

it('a switch-off that was cut off before the pool heard of it is done: one logs in with the password', async () => {
  const { identity } = stage.services;
  const user = await stage.newUser('benno');
  const caller = await stage.caller(user);
  await stage.act('beginTotp', { as: caller, body: { password } });
  await stage.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  const { setTotp } = identity;
  identity.setTotp = () => Promise.reject(new Error('cut off'));
  const off = stage.act('disableSecondFactor', { as: caller, body: { password, code: authenticatorCode } });
  await expect(off).rejects.toThrow('cut off');
  identity.setTotp = setTotp;
  expect(await stage.logIn('benno')).toMatchObject({ user: { username: 'benno' } });
});

it('a proof by mail that may not be mailed leaves the code of the former mail valid', async () => {
  const user = await stage.newUser('hilarion');
  const caller = await stage.caller(user);
  await stage.users.change(user.id, { secondFactor: 'email' });
  await stage.act('beginFactorProof', { as: caller, body: { password } });
  for (let mail = 0; mail < 4; mail += 1) await stage.services.attempts.take('codeMail', user.id);
  expect(await stage.act('beginFactorProof', { as: caller, body: { password } })).toBe('tooManyAttempts');
  const body = { password, code: stage.codes.at(-1) };
  expect(await stage.act('disableSecondFactor', { as: caller, body })).toBeUndefined();
});

it('a reset mail that the pool refuses is in the log: a former code may still be valid', async () => {
  const noted: unknown[] = [];
  const { id } = await stage.newUser('odile');
  stage.services.identity.sendResetCode = () => Promise.reject(new IdentityRefusal('limit'));
  const log = { ...stage.services.log, info: (...entry: unknown[]) => void noted.push(entry) };
  await mailResetLink({ ...stage.services, log }, id, 'en');
  expect(noted).toEqual([['the pool mails no reset', { userId: id, reason: 'limit' }]]);
});
