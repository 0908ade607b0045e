import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleTrigger, type TriggerEvent } from '#lambdas/auth/triggers/triggers.ts';
import { readAccessToken } from '#lambdas/platform/identity/access-token.ts';
import { openAuthHarness, password } from './auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
  const { services } = harness;
  const { signUp } = services.identity;
  const triggers = { ...services, verifiesSignUps: false };
  // Behaves like the pool of a stage without verification: it asks before a sign-up, and reports a confirmed user.
  services.identity.signUp = async (user) => {
    const tell = (triggerSource: string) =>
      handleTrigger(triggers, {
        triggerSource,
        userName: user.userId,
        request: { userAttributes: { email: user.email } },
        response: {},
      } as unknown as TriggerEvent);
    const { response } = await tell('PreSignUp_SignUp');
    await signUp(user);
    services.identity.confirm(user.userId);
    const confirmed = 'autoConfirmUser' in response && response.autoConfirmUser;
    if (confirmed) await tell('PostConfirmation_ConfirmSignUp');
    return { confirmed };
  };
});
afterAll(() => harness.close());

it('a sign-up on a stage that asks for no mail is answered with a token that holds at the next call [S-158]', async () => {
  const { act, services, users, entered } = harness;
  const body = {
    ...{ username: 'Odette', email: 'odette@dance.example', password, turnstileToken: 'human', newsletter: false },
    ...{ gender: '', birthDate: '', phone: '', location: '' },
  };
  const reply = await act('signUp', { body });
  expect(reply).toEqual({
    requiresVerification: false,
    token: expect.any(String),
    user: { id: expect.any(String), username: 'Odette', isAdmin: false },
  });
  const session = readAccessToken(reply.token);
  expect(session.userId).toBe(reply.user.id);
  expect(await services.checkSession(session)).toMatchObject({ username: 'Odette', isAdmin: false });
  expect(await users.byId(reply.user.id)).toMatchObject({ email: body.email, emailVerified: true });
  expect(await entered('session.logIn')).toHaveLength(1);
});
