import { Secret, TOTP } from 'otpauth';
import { expect, test } from './harness.ts';

test('a reader logs in with the password and a code of the authenticator, and out again', async ({
  visitor,
  people,
  t,
}) => {
  const person = await people.newUser();
  const { token } = await people.logIn(person);
  const begin = { password: person.password };
  const { secret } = await people.send<{ secret: string }>('POST', '/auth/two-factor/totp', begin, token);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // Each code counts once: this one is the last, the next the present.
  const code = totp.generate({ timestamp: Date.now() - 30_000 });
  await people.send('POST', '/auth/two-factor/totp/confirm', { code }, token);

  await visitor.open('/login');
  await visitor.fill(t('auth:usernameOrEmail'), person.username);
  await visitor.fill(t('auth:password'), person.password);
  await visitor.click('button', t('auth:loginAction'));
  await visitor.sees('heading', t('auth:codeTitle'));
  // The sixth digit sends the form.
  await visitor.click('field', t('form:code'));
  await visitor.type(totp.generate());
  await visitor.isAt(/^\/$/);
  expect(await visitor.evaluate("JSON.parse(localStorage.getItem('user')).username")).toBe(person.username);
});
