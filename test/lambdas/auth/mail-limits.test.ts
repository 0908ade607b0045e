import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, password } from './stage.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('a stranger who signs up with somebody’s address, or wants to change to it, does not keep its owner from a reset', async () => {
  const { email } = await stage.newUser('odette');
  const stranger = await stage.caller(await stage.newUser('odile'));
  const profile = { gender: '', birthDate: '', phone: '', location: '', newsletter: false, turnstileToken: 'human' };
  // Each way's five mails of this hour are used up.
  const used = Array.from({ length: 5 }, () => ['signUpMail', 'changeMail'] as const).flat();
  for (const kind of used) await stage.services.attempts.take(kind, email);
  const form = { username: 'stranger', email, password, ...profile };
  expect(await stage.act('signUp', { body: form, seconds: 1 })).toBe('tooManyAttempts');
  expect(await stage.act('beginEmailChange', { as: stranger, body: { email }, seconds: 1 })).toBe('tooManyAttempts');
  const asked = { email, turnstileToken: 'human' };
  expect(await stage.act('requestPasswordReset', { body: asked })).toBeUndefined();
});
