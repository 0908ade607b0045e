import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityEndpoint } from '#test/support/identity-endpoint.ts';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { peopleOf } from './people.ts';

let product: Product;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  product = await openProduct();
  people = peopleOf(product);
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

/** Everything that Cognito lets the holder of an access token do, as far as the twin knows it. */
const selfService = (AccessToken: string) => ({
  GetUser: { AccessToken },
  ChangePassword: { AccessToken, PreviousPassword: password, ProposedPassword: 'Mine-from-now-on!' },
  AssociateSoftwareToken: { AccessToken },
  VerifySoftwareToken: { AccessToken, UserCode: '123456' },
  SetUserMFAPreference: { AccessToken, SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } },
  GlobalSignOut: { AccessToken },
  DeleteUser: { AccessToken },
});

describe('whoever steals an access token from a browser', () => {
  it('can do nothing with it at the user pool, fresh from a login, a second factor or a refresh', async () => {
    const { call } = await identityEndpoint(product);
    const person = await people.someone();
    const withFactor = await people.someone();
    const { codeAt } = await people.useAuthenticator(withFactor);
    const { body: challenge } = await people.logIn(withFactor.username);
    const answered = await product.send('POST /auth/two-factor', {
      body: { challengeId: challenge.challengeId, code: codeAt(1) },
    });
    const refreshed = await product.send('POST /auth/refresh', { token: person.token });
    for (const token of [person.token, refreshed.body.token, withFactor.token, answered.body.token]) {
      expect((await product.send('GET /api/account', { token })).status).toBe(200);
      for (const [operation, input] of Object.entries(selfService(token))) {
        const { status, body } = await call(operation, { ...input, ClientId: undefined });
        expect({ operation, status, type: body.__type, message: body.message }).toEqual({
          operation,
          status: 400,
          type: 'NotAuthorizedException',
          message: 'Access Token does not have required scopes',
        });
      }
    }
    expect(await people.tokenOf(person.username)).toBeTruthy();
  });

  it('is asked for the password by the API before anything that could cost the account', async () => {
    const { token } = await people.someone();
    const guess = { password: 'Not-the-password!' };
    for (const [route, body] of [
      ['POST /api/account/delete', guess],
      ['POST /api/account/password', { currentPassword: guess.password, newPassword: 'Mine-from-now-on!' }],
      ['POST /auth/two-factor/totp', guess],
      ['POST /auth/two-factor/email', guess],
      ['POST /auth/two-factor/disable', guess],
    ] as const) {
      expect((await product.send(route, { token, body })).body.code).toBe('passwordWrong');
      expect((await product.send(route, { token, body: {} })).status).toBe(400);
    }
    expect((await product.send('GET /api/account', { token })).body.secondFactor).toBe('none');
  });

  it('cannot finish what it has begun once the owner changes the password', async () => {
    const owner = await people.someone();
    const { token } = owner;
    const email = `thief-of-${owner.email}`;
    await product.confirm(token);
    expect((await product.send('POST /api/account/email', { token, body: { email } })).status).toBe(200);
    const code = await product.mailedCode(email);
    const codeAt = await people.beginAuthenticator(owner);

    const change = { currentPassword: password, newPassword: 'Mine-from-now-on!' };
    expect((await product.send('POST /api/account/password', { token, body: change })).status).toBe(204);
    const refusals: string[] = [];
    for (const [route, body] of [
      ['POST /api/account/email/confirm', { code }],
      ['POST /auth/two-factor/totp/confirm', { code: codeAt() }],
      ['POST /api/account/email', { email: `other-${email}` }],
    ] as const) {
      refusals.push((await product.send(route, { token, body })).body.code);
    }
    expect(refusals).toEqual(['codeInvalid', 'codeInvalid', 'confirmationNeeded']);
    const { body } = await product.send('GET /api/account', { token });
    expect([body.email, body.secondFactor]).toEqual([owner.email, 'none']);
  });
});
