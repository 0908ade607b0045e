import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityEndpoint } from '#test/support/identity-endpoint.ts';
import { openProduct, type Product, password } from '#test/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const signUpForm = (name: string, more: Record<string, unknown> = {}) => ({
  username: name,
  email: `${name.toLowerCase()}@dance.example`,
  password,
  confirmPassword: password,
  gender: '',
  birthDate: '',
  phone: '',
  location: '',
  language: 'en',
  newsletter: false,
  ...more,
});
const signUp = async (name: string, more: Record<string, unknown> = {}) =>
  product.send('POST /auth/signup', {
    body: { ...signUpForm(name, more), turnstileToken: await product.easyBotCheck() },
  });
const account = async (token: string) => product.send('GET /api/account', { token });
/** A code of now and a code of the half minute after it: the pool takes each one once. */
const codesOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead * 30_000 });
};
/** A new account by the way that a person takes. */
const join = async (name: string, more: Record<string, unknown> = {}) => {
  const form = signUpForm(name, more);
  const { body } = await signUp(name, more);
  const code = await product.mailedCode(String(form.email));
  const { call } = await identityEndpoint(product);
  expect((await call('ConfirmSignUp', { Username: body.userId, ConfirmationCode: code })).status).toBe(200);
  return { id: body.userId as string, email: String(form.email) };
};

describe('signing up', () => {
  it('needs a name, an address and a password; the rest may be left out', async () => {
    const { username, email, confirmPassword } = signUpForm('Bathilde');
    const body = { username, email, password, confirmPassword, turnstileToken: await product.botCheck() };
    const reply = await product.send('POST /auth/signup', { body, headers: { 'accept-language': 'fr' } });
    expect(reply.status).toBe(200);
    expect((await product.mails(String(email)))[0]?.html).toContain('lang="fr"');
  });

  it('asks for a code from the mail and then lets in, by name or address [S-145, S-147, S-157, S-202]', async () => {
    const reply = await signUp('Giselle', { phone: '+33 1 44 55 66 77', location: 'Paris', birthDate: '1999-06-28' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      requiresVerification: true,
      message: 'Please check your email for a verification code.',
      userId: expect.any(String),
      resendAfter: 60,
    });
    const early = await product.logIn('Giselle', password);
    expect([early.status, early.body.code]).toEqual([403, 'accountUnconfirmed']);
    // The fields that the code page needs, for a user who knows the password; by the address too.
    const waiting = { userId: reply.body.userId, username: 'Giselle', email: 'giselle@dance.example' };
    expect(early.body.signUp).toEqual(waiting);
    expect((await product.logIn('giselle@dance.example', password)).body.signUp).toEqual(waiting);
    const wrong = await product.logIn('Giselle', 'Not-the-password!');
    expect([wrong.body.code, wrong.body.signUp]).toEqual(['invalidCredentials', undefined]);

    const { call } = await identityEndpoint(product);
    const code = await product.mailedCode('giselle@dance.example');
    const mistyped = await call('ConfirmSignUp', {
      Username: reply.body.userId,
      ConfirmationCode: code === '000000' ? '000001' : '000000',
    });
    expect(mistyped.status).toBe(400);
    expect((await call('ConfirmSignUp', { Username: reply.body.userId, ConfirmationCode: code })).status).toBe(200);

    const byName = await product.logIn('gISELLE', password);
    expect(byName.body).toEqual({
      token: expect.any(String),
      user: { id: reply.body.userId, username: 'Giselle', isAdmin: false },
    });
    expect((await product.logIn(' Giselle@Dance.example ', password)).status).toBe(200);
    expect((await account(byName.body.token)).body).toMatchObject({
      email: 'giselle@dance.example',
      phone: '+33 1 44 55 66 77',
      location: 'Paris',
      birthDate: '1999-06-28',
      groups: ['new', 'all'],
      secondFactor: 'none',
    });
  });

  it('takes a name once, whatever its capitals and whatever its alphabet [S-176, Q-056]', async () => {
    await join('אסנת', { email: 'osnat@dance.example' });
    expect((await signUp('אסנת', { email: 'other@dance.example' })).body.code).toBe('usernameTaken');
    await join('Odette');
    expect((await signUp('ODETTE', { email: 'swan@dance.example' })).body.code).toBe('usernameTaken');
    expect((await product.logIn('אסנת', password)).status).toBe(200);
  });

  it('tells nobody that an address is taken, but its owner', async () => {
    await join('Kitri', { email: 'kitri@dance.example' });
    const reply = await signUp('Somebody', { email: 'KITRI@dance.example' });
    expect([reply.status, Object.keys(reply.body).sort()]).toEqual([
      200,
      ['message', 'requiresVerification', 'resendAfter', 'userId'],
    ]);
    const [latest] = await product.mails('KITRI@dance.example');
    expect(latest?.subject).toBe('You already have an account');
    const { call } = await identityEndpoint(product);
    const guess = await call('ConfirmSignUp', { Username: reply.body.userId, ConfirmationCode: '123456' });
    expect(guess.status).toBe(400);
    expect(String(guess.body.__type)).toMatch(/ExpiredCode|CodeMismatch/);
  });

  it('begins anew for whoever comes back with the name and the password', async () => {
    const first = await signUp('Nikiya');
    const second = await signUp('Nikiya');
    expect(second.body.requiresVerification).toBe(true);
    expect(second.body.userId).not.toBe(first.body.userId);
    const { call } = await identityEndpoint(product);
    const code = await product.mailedCode('nikiya@dance.example');
    expect((await call('ConfirmSignUp', { Username: first.body.userId, ConfirmationCode: code })).status).toBe(400);
    expect((await call('ConfirmSignUp', { Username: second.body.userId, ConfirmationCode: code })).status).toBe(200);
    expect((await product.logIn('nikiya', password)).status).toBe(200);
  });

  it('cannot be done around the API, where nobody checks for bots or names', async () => {
    const { call } = await identityEndpoint(product);
    const around = await call('SignUp', {
      Username: '33333333-3333-4333-8333-333333333333',
      Password: password,
      UserAttributes: [{ Name: 'email', Value: 'around@dance.example' }],
    });
    expect(around.status).toBe(400);
    expect(around.body.__type).toMatch(/UserLambdaValidationException/);
    for (const flow of ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'CUSTOM_AUTH']) {
      const login = await call('InitiateAuth', {
        AuthFlow: flow,
        AuthParameters: { USERNAME: 'admin', PASSWORD: password },
      });
      expect(login.status).toBe(400);
    }
  });

  it.each<[string, string, Record<string, unknown>, string, string]>([
    ['a name that begins with a digit', 'S-176', { username: '1Noa' }, 'username', 'Must start with a letter'],
    ['no address', 'S-177', { email: 'nobody' }, 'email', 'Invalid email address'],
    [
      'a short password',
      'S-179',
      { password: 'a!', confirmPassword: 'a!' },
      'password',
      'Must be at least 8 characters',
    ],
    [
      'passwords that differ',
      'S-180',
      { confirmPassword: 'Something-else!' },
      'confirmPassword',
      'Passwords do not match',
    ],
    ['a phone of letters', 'S-181', { phone: 'call me' }, 'phone', 'Invalid phone number format'],
    [
      'a location of 100 characters',
      'S-182, S-265',
      { location: 'x'.repeat(100) },
      'location',
      'Must be no more than 99 characters',
    ],
    [
      'a birth date in the future',
      'S-183, Q-038',
      { birthDate: '2999-01-01' },
      'birthDate',
      'Please enter a date between 1900 and today',
    ],
    ['a day that does not exist', 'S-183', { birthDate: '2001-02-30' }, 'birthDate', 'Invalid date'],
  ])('refuses %s with a text for the field [%s]', async (_what, _rows, more, field, text) => {
    const reply = await signUp('Coppelia', more);
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({ [field]: text });
  });
});

describe('logging in', () => {
  it('takes name, password and the proof of the bot-check, and says which of them is missing [S-201]', async () => {
    // Signed up above: one address may sign up so often.
    const logIn = async (left = '') => {
      const form = { username: 'Giselle', password, turnstileToken: await product.easyBotCheck() };
      const body = Object.fromEntries(Object.entries(form).filter(([field]) => field !== left));
      return product.send('POST /auth/login', { body });
    };
    const { status, body } = await logIn();
    const user = { id: expect.any(String), username: 'Giselle', isAdmin: false };
    expect([status, body]).toEqual([200, { token: expect.any(String), user }]);
    expect((await account(body.token)).body).toMatchObject({ username: 'Giselle' });
    for (const field of ['username', 'password', 'turnstileToken']) {
      const refused = await logIn(field);
      expect([field, refused.status, Object.keys(refused.body.fields)]).toEqual([field, 400, [field]]);
    }
  });
});

describe('an authenticator app', () => {
  it('is asked for at every later login, and a recovery code replaces it by codes by mail [S-009, S-184, Q-063]', async () => {
    const { email } = await join('Myrtha');
    const token = await product.tokenOf('Myrtha');
    expect(
      (await product.send('POST /auth/two-factor/totp', { token, body: { password: 'Wrong-one!' } })).body.code,
    ).toBe('passwordWrong');
    const begun = await product.send('POST /auth/two-factor/totp', { token, body: { password } });
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    const codeAt = codesOf(begun.body.secret);
    expect(
      (await product.send('POST /auth/two-factor/totp/confirm', { token, body: { code: '000000' } })).body.code,
    ).toBe('codeInvalid');
    const confirmed = await product.send('POST /auth/two-factor/totp/confirm', { token, body: { code: codeAt() } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect((await account(token)).body).toMatchObject({ secondFactor: 'totp', recoveryCodes: 10 });

    const asked = await product.logIn('Myrtha', password);
    expect(asked.body).toEqual({ challenge: 'totp', challengeId: expect.any(String), resendAfter: 0, expiresIn: 600 });
    const answer = (body: unknown) => product.send('POST /auth/two-factor', { body });
    const { challengeId } = asked.body;
    expect((await answer({ challengeId, code: '000000' })).body).toMatchObject({
      code: 'codeInvalid',
      error: 'Verification failed. Please try again.',
    });
    const inside = await answer({ challengeId, code: codeAt(1) });
    expect(inside.body).toMatchObject({ token: expect.any(String), user: { username: 'Myrtha' } });
    expect((await answer({ challengeId, code: codeAt(1) })).status).toBe(401);

    const [recoveryCode] = confirmed.body.recoveryCodes;
    const second = await product.logIn('Myrtha', password);
    const recover = { challengeId: second.body.challengeId, recoveryCode, password };
    expect((await answer({ ...recover, password: 'Wrong-one!' })).body.code).toBe('invalidCredentials');
    const recovered = await answer({ ...recover, recoveryCode: recoveryCode.toLowerCase().replace('-', '') });
    expect(recovered.status).toBe(200);
    expect((await account(recovered.body.token)).body).toMatchObject({ secondFactor: 'email', recoveryCodes: 9 });
    expect((await product.mails(email))[0]?.subject).toBe('A recovery code was used');

    const third = await product.logIn('Myrtha', password);
    expect(third.body.challenge).toBe('email');
    expect((await answer({ challengeId: third.body.challengeId, recoveryCode, password })).body.code).toBe(
      'codeInvalid',
    );
  });
});

describe('codes by mail', () => {
  it('hold a login back until the right one is entered; only the newest works, and only once [S-084, S-174, S-246, Q-054]', async () => {
    const { email } = await join('Aurora');
    const token = await product.tokenOf('Aurora');
    await product.send('POST /auth/two-factor/email', { token, body: { password } });
    const first = await product.mailedCode(email);
    const on = await product.send('POST /auth/two-factor/email/confirm', { token, body: { code: first } });
    expect(on.body.recoveryCodes).toHaveLength(10);

    const asked = await product.logIn('Aurora', password);
    expect(asked.body).toEqual({
      challenge: 'email',
      challengeId: expect.any(String),
      resendAfter: 60,
      expiresIn: 600,
    });
    const { challengeId } = asked.body;
    const sent = await product.mailedCode(email);
    const early = await product.send('POST /auth/two-factor/resend', { body: { challengeId } });
    expect(early.body).toMatchObject({ code: 'codeNotResent', error: 'Failed to resend code', retryAfter: 60 });

    await product.clock.advance(61_000);
    expect((await product.send('POST /auth/two-factor/resend', { body: { challengeId } })).body).toEqual({
      resendAfter: 60,
    });
    const newest = await product.mailedCode(email);
    const answer = (code: string) => product.send('POST /auth/two-factor', { body: { challengeId, code } });
    if (sent !== newest) expect((await answer(sent)).body.code).toBe('codeInvalid');
    const inside = await answer(newest);
    expect(inside.body).toMatchObject({ user: { username: 'Aurora' } });
    expect((await account(inside.body.token)).status).toBe(200);
    expect((await answer(newest)).body.code).toBe('challengeExpired');
    await product.clock.reset();
  });

  it('are over after ten minutes, and after five wrong ones [Q-054]', async () => {
    const { email } = await join('Raymonda');
    const token = await product.tokenOf('Raymonda');
    await product.send('POST /auth/two-factor/email', { token, body: { password } });
    await product.send('POST /auth/two-factor/email/confirm', {
      token,
      body: { code: await product.mailedCode(email) },
    });

    const late = await product.logIn('Raymonda', password);
    const lateCode = await product.mailedCode(email);
    await product.clock.advance(601_000);
    const answer = (challengeId: string, code: string) =>
      product.send('POST /auth/two-factor', { body: { challengeId, code } });
    expect((await answer(late.body.challengeId, lateCode)).body.code).toBe('challengeExpired');

    const { body } = await product.logIn('Raymonda', password);
    const right = await product.mailedCode(email);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await answer(body.challengeId, wrong)).body.code).toBe('codeInvalid');
    }
    expect((await answer(body.challengeId, right)).body.code).toBe('challengeExpired');
    await product.clock.reset();
  });
});

describe('a reset by mail', () => {
  const requestReset = async (email: string, turnstileToken?: string) =>
    product.send('POST /auth/request-password-reset', {
      body: { email, turnstileToken: turnstileToken ?? (await product.easyBotCheck()) },
    });
  const resetLink = async (email: string) => {
    const { html } = (await product.mails(email)).find(({ subject }) => subject === 'Choose a new password') ?? {
      html: '',
    };
    const link = new URL((/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
    return { link, ...Object.fromEntries(new URLSearchParams(link.hash.slice(1))) } as {
      link: URL;
      email: string;
      code: string;
    };
  };

  it('around the API gets a common password into the pool, but not into the site', async () => {
    const { id, username, email } = await product.newUser();
    expect((await requestReset(email)).status).toBe(204);
    const { call } = await identityEndpoint(product);
    const { code } = await resetLink(email);
    const past = { Username: id, ConfirmationCode: code, Password: 'Password!' };
    expect((await call('ConfirmForgotPassword', past)).status).toBe(200);
    const refused = await product.logIn(username, 'Password!');
    expect([refused.status, refused.body.code]).toEqual([403, 'passwordMustChange']);
    await product.clock.advance(61_000);
    expect((await requestReset(email)).status).toBe(204);
    const next = { email, code: (await resetLink(email)).code, password: 'Another-grand-jete!' };
    expect((await product.send('POST /auth/reset-password', { body: next })).status).toBe(204);
    expect((await product.logIn(username, next.password)).status).toBe(200);
    await product.clock.reset();
  });

  it('leads to the site, ends every session with the next call, and does not skip the second factor [S-024, S-025, Q-026]', async () => {
    const { email } = await join('Swanilda');
    const token = await product.tokenOf('Swanilda');
    const { body } = await product.send('POST /auth/two-factor/totp', { token, body: { password } });
    await product.send('POST /auth/two-factor/totp/confirm', { token, body: { code: codesOf(body.secret)() } });

    expect((await requestReset(email)).status).toBe(204);
    const reset = await resetLink(email);
    expect(reset.link.origin).toBe(product.url);
    expect([reset.link.pathname, reset.email]).toEqual(['/reset-password', email]);
    const next = 'Another-grand-jete!';
    const setPassword = (fields: object = {}) =>
      product.send('POST /auth/reset-password', { body: { email, code: reset.code, password: next, ...fields } });
    const common = await setPassword({ password: 'Password!' });
    expect([common.status, common.body.code]).toEqual([400, 'passwordTooCommon']);
    const changed = await setPassword();
    expect([changed.status, String(changed.headers['set-cookie'])]).toEqual([204, expect.stringMatching(/^devices=/)]);

    expect((await account(token)).status).toBe(401);
    expect((await product.mails(email))[0]?.subject).toBe('Your password was changed');
    expect((await product.logIn('Swanilda', password)).body.code).toBe('invalidCredentials');
    expect((await product.logIn('Swanilda', next)).body).toMatchObject({ challenge: 'totp' });
    const again = await setPassword();
    expect([again.status, again.body.error]).toEqual([400, 'Invalid or expired reset link. Please request a new one.']);
  });

  it('takes a bot-check, and looks the same for an address that nobody has [S-249]', async () => {
    const refused = await requestReset('nobody@dance.example', 'no proof');
    expect([refused.status, refused.body.code]).toEqual([400, 'botCheckFailed']);
    expect((await requestReset('nobody@dance.example', await product.botCheck())).status).toBe(204);
    expect(await product.mails('nobody@dance.example')).toEqual([]);
  });
});

describe('one’s own account', () => {
  it('can be read, changed and taken out; the consent to the newsletter is one’s own [Q-039]', async () => {
    const { id } = await join('Clara');
    const token = await product.tokenOf('Clara');
    const change = { phone: '052-1234567', location: 'חיפה', language: 'he', newsletter: true, gender: 'female' };
    const changed = await product.send('PATCH /api/account', { token, body: { version: 0, ...change } });
    expect(changed.body).toMatchObject({ id, ...change, groups: ['newsletter', 'new', 'all'] });
    const taken = await product.send('GET /api/account/export', { token });
    expect(taken.body).toMatchObject({ account: { id, ...change }, sessions: [{ current: true, state: 'active' }] });
    expect(taken.text).not.toMatch(/refreshToken|secret/i);
    expect((await product.send('PATCH /api/account', { token, body: { version: 1, isAdmin: true } })).status).toBe(400);
    expect(
      (await product.send('PATCH /api/account', { token, body: { version: 1, email: 'x@y.example' } })).status,
    ).toBe(400);
  });

  it('shows its devices, and ends one or all others with their next call [Q-025, Q-026]', async () => {
    await join('Franz');
    const [here, there, elsewhere] = [
      await product.tokenOf('Franz'),
      await product.tokenOf('Franz'),
      await product.tokenOf('Franz'),
    ];
    const { items } = (await product.send('GET /api/account/devices', { token: here })).body;
    expect(items.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, false, true]);
    const other = (await product.send('GET /api/account/devices', { token: there })).body.items.find(
      ({ current }: { current: boolean }) => current,
    );
    expect((await product.send(`DELETE /api/account/devices/${other.id}`, { token: here })).status).toBe(204);
    expect((await account(there)).status).toBe(401);
    expect((await account(elsewhere)).status).toBe(200);
    expect((await product.send('POST /api/account/devices/revoke-others', { token: here })).body).toEqual({
      revoked: 1,
    });
    expect((await account(elsewhere)).status).toBe(401);
    expect((await account(here)).status).toBe(200);
  });

  it('changes its password, which ends every other session [S-178]', async () => {
    await join('Basilio');
    const [here, there] = [await product.tokenOf('Basilio'), await product.tokenOf('Basilio')];
    const change = (currentPassword: string, newPassword: string) =>
      product.send('POST /api/account/password', { token: here, body: { currentPassword, newPassword } });
    expect((await change('Wrong-one!', 'A-new-variation!')).body.code).toBe('passwordWrong');
    expect((await change(password, 'Password1!')).body.code).toBe('passwordTooCommon');
    expect((await change(password, 'noSymbol123')).status).toBe(400);
    expect((await change(password, 'A-new-variation!')).status).toBe(204);
    expect((await account(here)).status).toBe(200);
    expect((await account(there)).status).toBe(401);
    expect((await product.logIn('Basilio', password)).status).toBe(401);
    expect((await product.logIn('Basilio', 'A-new-variation!')).status).toBe(200);
  });

  it('is erased with everything that belongs to it, and its name is free again', async () => {
    const { email } = await join('Hilarion');
    const token = await product.tokenOf('Hilarion');
    expect((await product.send('POST /api/account/delete', { token, body: { password: 'Wrong-one!' } })).status).toBe(
      400,
    );
    expect((await product.send('POST /api/account/delete', { token, body: { password } })).status).toBe(204);
    expect((await account(token)).status).toBe(401);
    expect((await product.logIn('Hilarion', password)).status).toBe(401);
    expect((await product.mails(email))[0]?.subject).toBe('Your account was deleted');
    const admin = await product.admin();
    const { body } = await product.send('GET /users/list?search=hilarion', { token: admin });
    expect(body.items).toEqual([]);
    await join('Hilarion');
  });
});

describe('a session', () => {
  it('is refreshed as the same session, and over after logging out [S-154, S-156, S-204]', async () => {
    await join('Albrecht');
    const token = await product.tokenOf('Albrecht');
    await product.clock.advance(50 * 60_000);
    const refreshed = await product.send('POST /auth/refresh', { token });
    expect(refreshed.body).toMatchObject({ token: expect.any(String), user: { username: 'Albrecht' } });
    expect(refreshed.body.token).not.toBe(token);
    await product.clock.advance(11 * 60_000);
    expect((await account(token)).status).toBe(401);
    expect((await account(refreshed.body.token)).status).toBe(200);
    const { items } = (await product.send('GET /api/account/devices', { token: refreshed.body.token })).body;
    expect(items).toHaveLength(1);

    expect((await product.send('POST /auth/logout', { token: refreshed.body.token })).status).toBe(204);
    expect((await account(refreshed.body.token)).status).toBe(401);
    expect((await product.send('POST /auth/refresh', { token: refreshed.body.token })).status).toBe(401);
    expect((await product.send('POST /auth/verify', { body: { token: refreshed.body.token } })).body.valid).toBe(false);
    await product.clock.reset();
  });
});
