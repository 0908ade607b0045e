import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { authenticatorCode } from './memory-pool.ts';
import { openStage, password } from './stage.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A log-in that waits for the code of an authenticator, while `happens` to the account; what the right code gets. */
const answerAfter = async (username: string, happens: (owner: Caller, user: UserRecord) => unknown) => {
  const user = await stage.newUser(username);
  const owner = await stage.caller(user);
  await stage.act('beginTotp', { as: owner, body: { password } });
  await stage.act('confirmTotp', { as: owner, body: { code: authenticatorCode } });
  const { challengeId } = await stage.logIn(username);
  await happens(owner, user);
  return stage.act('answerChallenge', { body: { challengeId, code: authenticatorCode } });
};

describe('a log-in that waits for a code from the authenticator', () => {
  it('ends in a session where nothing happens meanwhile', async () => {
    expect(await answerAfter('odette', () => undefined)).toMatchObject({ token: expect.anything() });
  });

  it('ends with the password that it began with', async () => {
    const newPassword = 'Pas-de-bourree-2!';
    const change = (as: Caller) =>
      stage.act('changePassword', { as, body: { currentPassword: password, newPassword } });
    expect(await answerAfter('odile', change)).toBe('challengeExpired');
  });

  it('ends with the authenticator: the code counts only while it is the second factor', async () => {
    const toMail = (_owner: Caller, { id }: UserRecord) => stage.users.change(id, { secondFactor: 'email' });
    expect(await answerAfter('benno', toMail)).toBe('challengeExpired');
  });
});

it('a log-in that waits for a code by mail ends when its owner moves on to an authenticator', async () => {
  const user = await stage.newUser('giselle');
  const owner = await stage.caller(user);
  await stage.act('beginEmailFactor', { as: owner, body: { password } });
  await stage.act('confirmEmailFactor', { as: owner, body: { code: stage.codes.at(-1) } });
  const { challengeId } = await stage.logIn('giselle');
  const body = { challengeId, code: stage.codes.at(-1) };
  await stage.act('beginFactorProof', { as: owner, body: { password } });
  await stage.act('beginTotp', { as: owner, body: { password, code: stage.codes.at(-1) } });
  await stage.act('confirmTotp', { as: owner, body: { code: authenticatorCode } });
  expect(await stage.act('answerChallenge', { body })).toBe('challengeExpired');
});
