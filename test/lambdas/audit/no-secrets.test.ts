import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthHarness, password } from '#test/lambdas/auth/auth-harness.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

const secrets = [
  password,
  authenticatorCode,
  'AUTHENTICATORSECRET',
  'refresh-',
  'session-',
  '@',
  '052-1234567',
  'Haifa',
];
/** Remembers what must not be found again. */
const secret = (value: string): string => {
  secrets.push(value);
  return value;
};

it('the audit log of a whole life holds no password, code, token or address, and not what was typed [S-109]', async () => {
  const { act, logIn, callerOf, services } = harness;
  const remember = <T extends { token?: string; challengeId?: string }>(reply: T): T => {
    for (const value of [reply.token, reply.challengeId]) if (value) secrets.push(value);
    return reply;
  };
  const answer = async (given: object) => {
    const { challengeId } = remember(await logIn('odette'));
    return remember(await act('answerChallenge', { body: { challengeId, ...given } }));
  };

  const signedUp = await act('signUp', {
    body: {
      ...{ username: 'odette', email: 'odette@mail.example', password, turnstileToken: 'human', language: 'en' },
      ...{ gender: '', birthDate: '', phone: '052-1234567', location: 'Haifa', newsletter: true },
    },
  });
  await services.users.confirm(signedUp.userId, (after) =>
    services.audit.entry({}, { action: 'user.create', resource: { id: after.id, name: after.username }, after }),
  );
  services.identity.confirm(signedUp.userId);
  await logIn(secret('My-password-in-the-wrong-field!'), secret('wrong-1!'));
  await logIn('odette', secret('wrong-2!'));
  const caller = callerOf(remember(await logIn('odette')));
  await act('updateAccount', {
    as: caller,
    body: { version: 0, phone: secret('052-7654321'), location: secret('Jaffa') },
  });

  await act('beginTotp', { as: caller, body: { password } });
  const { recoveryCodes } = await act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  secrets.push(...recoveryCodes);
  await answer({ code: secret('135791') });
  await answer({ code: authenticatorCode });
  await answer({ recoveryCode: recoveryCodes[0], password });
  const { challengeId } = remember(await logIn('odette'));
  secrets.push(...harness.codes);
  await act('answerChallenge', { body: { challengeId, code: harness.codes.at(-1) } });
  await act('beginFactorProof', { as: caller, body: { password } });
  secrets.push(...harness.codes);
  const proof = { password, code: harness.codes.at(-1) };
  const renewed = await act('renewRecoveryCodes', { as: caller, body: proof });
  secrets.push(...renewed.recoveryCodes);
  const change = { currentPassword: password, newPassword: secret('Pas-de-bourree-2!') };
  await act('changePassword', { as: caller, body: change });
  await act('exportAccount', { as: caller });
  await act('beginFactorProof', { as: caller, body: { password: change.newPassword } });
  secrets.push(...harness.codes);
  const own = { password: change.newPassword, code: harness.codes.at(-1) };
  await act('deleteAccount', { as: caller, body: own });

  const entries = await harness.entered();
  const log = JSON.stringify(entries);
  expect(secrets.filter((value) => log.includes(value))).toEqual([]);
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set([
      ...['user.create', 'session.logInFailed', 'session.logIn', 'session.revoke', 'account.update'],
      ...['account.changeSecondFactor', 'account.renewRecoveryCodes', 'account.changePassword'],
      ...['account.export', 'account.delete'],
    ]),
  );
});
