import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterReset } from '#lambdas/auth/use-cases/after-reset.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { authenticatorCode } from './memory-pool.ts';
import { openStage } from './stage.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
let mails = 0;
beforeAll(async () => {
  stage = await openStage();
  const { sendMail } = stage.services;
  stage.services.sendMail = async (mail) => {
    mails += 1;
    await sendMail(mail);
  };
});
afterAll(() => stage.close());

const reset = ({ email }: UserRecord) =>
  stage.act('resetPassword', { body: { email, code: authenticatorCode, password: 'Pas-de-bourree-2!' } });
/** What a reset leaves: the state of a session from before, the entries of the reset for this user, and how many mails. */
const outcome = async (user: UserRecord) => {
  const caller = await stage.caller(user);
  mails = 0;
  expect(await reset(user)).toBeUndefined();
  const entries = (await stage.entered('account.resetPassword')).filter(({ actor }) => actor.id === user.id);
  return [(await stage.sessions.get(caller))?.state, entries.length, mails];
};

it('a reset ends every session where the pool calls no trigger, as for a user whom an administrator made', async () => {
  expect(await outcome(await stage.newUser('odette'))).toEqual(['revoked', 1, 1]);
});

it('a reset is entered and told once where the pool calls its trigger', async () => {
  const user = await stage.newUser('odile');
  const { identity } = stage.services;
  const { resetPassword } = identity;
  identity.resetPassword = async (given) => {
    await resetPassword(given);
    await afterReset(stage.services, user, {
      actor: { caller: { userId: user.id, username: 'odile' } },
      language: 'en',
    });
  };
  expect(await outcome(user)).toEqual(['revoked', 1, 1]);
});
