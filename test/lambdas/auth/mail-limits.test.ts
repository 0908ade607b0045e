import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthHarness, password } from './auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

it('a mailbox gets five mails, however its address is marked; other counts do not know marks', async () => {
  const { attempts } = harness.services;
  const marked = (mark: number) => `anna+${mark}@dance.example`;
  for (let mark = 0; mark < 5; mark += 1) await attempts.consume('newsletterMail', marked(mark));
  for (const address of [marked(5), 'anna@dance.example', 'anna+a+b@dance.example'])
    await expect(attempts.consume('newsletterMail', address)).rejects.toMatchObject({ code: 'tooManyAttempts' });
  for (const address of ['annabel@dance.example', '+anna@dance.example'])
    await attempts.consume('newsletterMail', address);
  for (let mark = 0; mark < 6; mark += 1) await attempts.consume('password', marked(mark));
});

it('a stranger who signs up with somebody’s address, or wants to change to it, does not keep its owner from a reset', async () => {
  const { email } = await harness.newUser('odette');
  const stranger = await harness.caller(await harness.newUser('odile'));
  const profile = { gender: '', birthDate: '', phone: '', location: '', newsletter: false, turnstileToken: 'human' };
  // Each way's five mails of this hour are used up.
  const used = Array.from({ length: 5 }, () => ['signUpMail', 'changeMail'] as const).flat();
  for (const kind of used) await harness.services.attempts.consume(kind, email);
  const form = { username: 'stranger', email, password, ...profile };
  expect(await harness.act('signUp', { body: form, seconds: 1 })).toBe('tooManyAttempts');
  expect(await harness.act('beginEmailChange', { as: stranger, body: { email }, seconds: 1 })).toBe('tooManyAttempts');
  const asked = { email, turnstileToken: 'human' };
  expect(await harness.act('requestPasswordReset', { body: asked })).toBeUndefined();
});
