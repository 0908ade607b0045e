import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { openAuthHarness, password } from './auth-harness.ts';
import { authenticatorCode } from './memory-pool.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

/** A log-in that waits for the code of an authenticator, while `happens` to the account; what the right code gets. */
const answerAfter = async (username: string, happens: (owner: Caller, user: UserRecord) => unknown) => {
  const user = await harness.newUser(username);
  const owner = await harness.caller(user);
  await harness.act('beginTotp', { as: owner, body: { password } });
  await harness.act('confirmTotp', { as: owner, body: { code: authenticatorCode } });
  const { challengeId } = await harness.logIn(username);
  await happens(owner, user);
  return harness.act('answerChallenge', { body: { challengeId, code: authenticatorCode } });
};

describe('a log-in that waits for a code from the authenticator', () => {
  it('ends in a session where nothing happens meanwhile', async () => {
    expect(await answerAfter('odette', () => undefined)).toMatchObject({ token: expect.anything() });
  });

  it('ends with the password that it began with', async () => {
    const newPassword = 'Pas-de-bourree-2!';
    const change = (as: Caller) =>
      harness.act('changePassword', { as, body: { currentPassword: password, newPassword } });
    expect(await answerAfter('odile', change)).toBe('challengeExpired');
  });

  it('ends with the authenticator: the code counts only while it is the second factor', async () => {
    const toMail = (_owner: Caller, { id }: UserRecord) => harness.users.change(id, { secondFactor: 'email' });
    expect(await answerAfter('benno', toMail)).toBe('challengeExpired');
  });
});

it('a log-in that waits for a code by mail ends when its owner moves on to an authenticator', async () => {
  const user = await harness.newUser('giselle');
  const owner = await harness.caller(user);
  await harness.act('beginEmailFactor', { as: owner, body: { password } });
  await harness.act('confirmEmailFactor', { as: owner, body: { code: harness.codes.at(-1) } });
  const { challengeId } = await harness.logIn('giselle');
  const body = { challengeId, code: harness.codes.at(-1) };
  await harness.act('beginFactorProof', { as: owner, body: { password } });
  await harness.act('beginTotp', { as: owner, body: { password, code: harness.codes.at(-1) } });
  await harness.act('confirmTotp', { as: owner, body: { code: authenticatorCode } });
  expect(await harness.act('answerChallenge', { body })).toBe('challengeExpired');
});
