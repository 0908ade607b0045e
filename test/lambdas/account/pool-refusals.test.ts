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

it('an authenticator can be replaced where the pool refuses to switch the former one on again', async () => {
  const { identity } = stage.services;
  const caller = await stage.caller(await stage.newUser('odette'));
  await stage.act('beginTotp', { as: caller, body: { password } });
  await stage.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  const { setTotp } = identity;
  identity.setTotp = async (userId, on) => {
    if (on) throw new Error('InvalidParameterException');
    await setTotp(userId, on);
  };
  expect(await stage.act('beginTotp', { as: caller, body: { password } })).toMatchObject({ secret: expect.anything() });
});

it('a reset mail that the pool refuses is in the log: a former code may still be valid', async () => {
  const noted: unknown[] = [];
  const { id } = await stage.newUser('odile');
  stage.services.identity.sendResetCode = () => Promise.reject(new IdentityRefusal('limit'));
  const log = { ...stage.services.log, info: (...entry: unknown[]) => void noted.push(entry) };
  await mailResetLink({ ...stage.services, log }, id, 'en');
  expect(noted).toEqual([['the pool mails no reset', { userId: id, reason: 'limit' }]]);
});
