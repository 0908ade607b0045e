import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterReset } from '#lambdas/auth/steps/after-reset.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { openAuthHarness } from '../auth-harness.ts';
import { authenticatorCode } from '../memory-pool.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
let mails = 0;
beforeAll(async () => {
  harness = await openAuthHarness();
  const { sendMail } = harness.services;
  harness.services.sendMail = async (mail) => {
    mails += 1;
    await sendMail(mail);
  };
});
afterAll(() => harness.close());

const reset = ({ email }: UserRecord) =>
  harness.act('resetPassword', { body: { email, code: authenticatorCode, password: 'Pas-de-bourree-2!' } });
/** The state after a reset: of a session from before, the entries of the reset for this user, and how many mails. */
const outcome = async (user: UserRecord) => {
  const caller = await harness.caller(user);
  mails = 0;
  expect(await reset(user)).toBeUndefined();
  const entries = (await harness.entered('account.resetPassword')).filter(({ actor }) => actor.id === user.id);
  return [(await harness.sessions.get(caller))?.state, entries.length, mails];
};

it('a reset ends every session where the pool calls no trigger, as for a user whom an administrator made', async () => {
  expect(await outcome(await harness.newUser('odette'))).toEqual(['revoked', 1, 1]);
});

it('a reset is entered and told once where the pool calls its trigger', async () => {
  const user = await harness.newUser('odile');
  const { identity } = harness.services;
  const { resetPassword } = identity;
  identity.resetPassword = async (given) => {
    await resetPassword(given);
    await afterReset(harness.services, user, {
      actor: { caller: { userId: user.id, username: 'odile' } },
      language: 'en',
    });
  };
  expect(await outcome(user)).toEqual(['revoked', 1, 1]);
});
