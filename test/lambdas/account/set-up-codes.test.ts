import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthHarness, password } from '#test/lambdas/auth/auth-harness.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

/** A user whose log-ins ask for a code by mail. */
const withMailedCodes = async (username: string) => {
  const user = await harness.newUser(username);
  const caller = await harness.caller(user);
  await harness.users.change(user.id, { secondFactor: 'email' });
  return { user, caller };
};
const finishLogIn = async (username: string) => {
  const { challengeId } = await harness.logIn(username);
  return harness.act('answerChallenge', { body: { challengeId, code: harness.codes.at(-1) } });
};

it('wrong codes of a set-up keep nobody from logging in: a stolen token is enough to send them', async () => {
  const { caller } = await withMailedCodes('odette');
  const { challengeId } = await harness.logIn('odette');
  for (let guess = 0; guess < 12; guess += 1) {
    const refusal = await harness.act('confirmTotp', { as: caller, body: { code: '000000' }, seconds: 1 });
    expect(refusal).toBe(guess < 8 ? 'codeInvalid' : 'tooManyAttempts');
  }
  const body = { challengeId, code: harness.codes.at(-1) };
  expect(await harness.act('answerChallenge', { body, seconds: 1 })).toMatchObject({ user: { username: 'odette' } });
});

it('a stranger who knows the id of an account does not use up its mails', async () => {
  const { user } = await withMailedCodes('odile');
  for (let mail = 0; mail < 6; mail += 1) {
    await harness.act('resendSignUpCode', { body: { userId: user.id, language: 'en' } });
  }
  expect(await finishLogIn('odile')).toMatchObject({ user: { username: 'odile' } });
});

it('a first code is mailed again without another proof, as long as the former one counts', async () => {
  const user = await harness.newUser('siegfried');
  const caller = await harness.caller(user);
  await harness.act('beginTotp', { as: caller, body: { password } });
  await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  const begin = (proof: object = {}, seconds = 60) =>
    harness.act('beginEmailFactor', { as: caller, body: { password, ...proof }, seconds });
  expect(await begin()).toBe('factorCodeNeeded');
  expect(await begin({ code: authenticatorCode })).toEqual({ resendAfter: 60 });
  expect(await begin()).toEqual({ resendAfter: 60 });
  expect(await begin({}, 10 * 60)).toBe('factorCodeNeeded');
  await begin({ code: authenticatorCode });
  const body = { code: harness.codes.at(-1) };
  expect(await harness.act('confirmEmailFactor', { as: caller, body })).toMatchObject({
    recoveryCodes: expect.anything(),
  });
});

it('the same first code sent twice at once issues one set of recovery codes', async () => {
  const user = await harness.newUser('benno');
  const caller = await harness.caller(user);
  await harness.act('beginTotp', { as: caller, body: { password } });
  const send = () => harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode }, seconds: 0 });
  const replies = await Promise.all([send(), send()]);
  expect(replies.filter((reply) => reply === 'codeInvalid')).toHaveLength(1);
  expect(await harness.entered('account.changeSecondFactor')).toHaveLength(3);
});
