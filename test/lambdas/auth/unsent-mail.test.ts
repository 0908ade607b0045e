import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { openAuthHarness, password } from './auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
let isAway = false;
beforeAll(async () => {
  harness = await openAuthHarness();
  const { services } = harness;
  const { sendMail } = services;
  services.sendMail = async (mail) => {
    if (isAway) throw new ProblemError('mailNotSent');
    await sendMail(mail);
  };
});
afterAll(() => harness.close());
beforeEach(() => {
  isAway = false;
});

const resend = (challengeId: string) => harness.act('resendChallengeCode', { body: { challengeId } });
const answer = (challengeId: string, code: string | undefined) =>
  harness.act('answerChallenge', { body: { challengeId, code } });

it('a code that could not be sent again leaves the former one as it was, with its tries', async () => {
  await harness.newUser('giselle', { secondFactor: 'email' });
  const { challengeId } = await harness.logIn('giselle');
  const former = harness.codes.at(-1);
  for (const _try of [1, 2, 3]) expect(await answer(challengeId, '000000')).toBe('codeInvalid');
  isAway = true;
  expect(await resend(challengeId)).toBe('mailNotSent');
  isAway = false;
  expect(await answer(challengeId, '000000')).toBe('codeInvalid');
  expect(await answer(challengeId, former)).toMatchObject({ user: { username: 'giselle' } });
});

it('the code of a mail that went out replaces the former one', async () => {
  await harness.newUser('myrtha', { secondFactor: 'email' });
  const { challengeId } = await harness.logIn('myrtha');
  const former = harness.codes.at(-1);
  isAway = true;
  expect(await resend(challengeId)).toBe('mailNotSent');
  isAway = false;
  expect(await resend(challengeId)).toEqual({ resendAfter: 60 });
  expect(await answer(challengeId, former)).toBe('codeInvalid');
  expect(await answer(challengeId, harness.codes.at(-1))).toMatchObject({ user: { username: 'myrtha' } });
});

it('a provider of mail that fails does not tell a taken address from a free one', async () => {
  const { email } = await harness.newUser('bathilde');
  isAway = true;
  const signUp = (username: string, address: string) => {
    const profile = { gender: '', birthDate: '', phone: '', location: '', newsletter: false, turnstileToken: 'human' };
    return harness.act('signUp', { body: { username, email: address, password, ...profile } });
  };
  const [free, taken] = [await signUp('berthe', 'berthe@dance.example'), await signUp('stranger', email)];
  expect(taken).toEqual({ ...free, userId: expect.any(String) });
  isAway = false;
});

it('mails that could not be sent are not counted: neither log-in, second factor nor a new address has to wait', async () => {
  const user = await harness.newUser('albrecht');
  const caller = await harness.caller(user);
  const { act } = harness;
  const address = () => act('beginEmailChange', { as: caller, body: { email: 'albrecht@new.example' } });
  const factor = () => act('beginEmailFactor', { as: caller, body: { password } });
  isAway = true;
  // A change of address takes a second each time; an hour's mails are five.
  for (const ask of [address, address, ...Array(7).fill(factor)]) expect(await ask()).toBe('mailNotSent');
  isAway = false;
  for (const ask of [address, factor]) expect(await ask()).toEqual({ resendAfter: 60 });
  expect(await act('confirmEmailFactor', { as: caller, body: { code: harness.codes.at(-1) } })).toHaveProperty(
    'recoveryCodes',
  );
  isAway = true;
  for (let time = 0; time < 7; time += 1) expect(await harness.logIn('albrecht')).toBe('mailNotSent');
  isAway = false;
  expect(await harness.logIn('albrecht')).toMatchObject({ challenge: 'email' });
});

it('no code is sent again within a minute, for a log-in that nobody began, or that is over', async () => {
  await harness.newUser('siegfried', { secondFactor: 'email' });
  const { challengeId } = await harness.logIn('siegfried');
  const sent = harness.codes.length;
  expect(await harness.act('resendChallengeCode', { body: { challengeId }, seconds: 59 })).toBe('codeNotResent');
  expect(await resend('c'.repeat(43))).toBe('codeNotResent');
  expect(harness.codes).toHaveLength(sent);
  expect(await resend(challengeId)).toEqual({ resendAfter: 60 });
  expect(await harness.act('resendChallengeCode', { body: { challengeId }, seconds: 600 })).toBe('codeNotResent');
  expect(harness.codes).toHaveLength(sent + 1);
});
