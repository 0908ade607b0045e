import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { identityEndpoint } from '#test/support/identity-endpoint.ts';
import { administrator, type Product, password } from '#test/support/product.ts';
import type { operatorOf } from './operator.ts';
import type { Person, peopleOf } from './people.ts';
import { newForm, profile } from './sample.ts';

export interface Journey {
  product: Product;
  operator: ReturnType<typeof operatorOf>;
  people: ReturnType<typeof peopleOf>;
  /** Remembers a secret, and hands it back to be used. */
  secret(kind: 'passwords' | 'codes', value: string): string;
  /** Remembers what the table holds now. */
  noteItems(): Promise<void>;
}

/** Everything that people do with an account, and what they get wrong. */
export const ordinaryJourney = async ({ product, operator, people, secret, noteItems }: Journey): Promise<void> => {
  const { send, mailedCode } = product;
  const { call } = await identityEndpoint(product);
  const wrong = (index: number) => secret('passwords', `Wrong-guess-${index}!`);
  const form = { ...newForm(), ...profile, confirmPassword: password };
  const signUp = async (more: object) =>
    send('POST /auth/signup', { body: { ...form, ...more, turnstileToken: await operator.botCheck() } });
  const { body } = await signUp({});
  await signUp({ password: wrong(0) });
  await call('ConfirmSignUp', { Username: body.userId, ConfirmationCode: await mailedCode(form.email) });
  await people.logIn(form.username, wrong(1));
  const person: Person = { id: body.userId, ...form, token: await people.tokenOf(form.username) };
  const { token } = person;

  const { codeAt, recoveryCodes } = await people.useAuthenticator(person);
  const challengeOf = async () => (await people.logIn(form.username)).body.challengeId;
  const answer = async (given: object) =>
    send('POST /auth/two-factor', { body: { challengeId: await challengeOf(), ...given } });
  await answer({ code: '000000' });
  await answer({ code: secret('codes', codeAt(1)) });
  await answer({ recoveryCode: recoveryCodes[0], password: wrong(2) });
  await answer({ recoveryCode: recoveryCodes[0], password });
  await noteItems();
  const challengeId = await challengeOf();
  await send('POST /auth/two-factor', { body: { challengeId, code: '000000' } });
  await send('POST /auth/two-factor', { body: { challengeId, code: await mailedCode(form.email) } });

  const change = (currentPassword: string, newPassword: string) =>
    send('POST /api/account/password', { token, body: { currentPassword, newPassword } });
  await send('POST /auth/two-factor/proof', { token, body: { password } });
  const proof = { password, code: secret('codes', await mailedCode(form.email)) };
  await send('POST /auth/two-factor/recovery-codes', { token, body: proof });
  await send('POST /auth/two-factor/disable', { token, body: { ...proof, password: wrong(3) } });
  await change(wrong(4), secret('passwords', 'Next-variation!'));
  await change(password, secret('passwords', 'Third-variation!'));
  await send('POST /auth/refresh', { token });
  await send('POST /auth/verify', { body: { token } });
  for (const path of ['account', 'account/devices', 'account/export']) await send(`GET /api/${path}`, { token });
  await people.requestReset(form.email);
  const reset = { email: form.email, code: secret('codes', await product.resetCode(form.email)) };
  await send('POST /auth/reset-password', { body: { ...reset, code: '000000', password: wrong(7) } });
  await send('POST /auth/reset-password', { body: { ...reset, password: secret('passwords', 'Fourth-variation!') } });

  const admin = await people.tokenOf(administrator.username, administrator.password);
  await product.confirm(admin, administrator.password);
  const made = await send('POST /users/create', {
    token: admin,
    body: { ...newForm(), password: secret('passwords', 'Made-by-somebody-else!') },
    headers: { 'idempotency-key': 'made-once-and-kept' },
  });
  await send(`PATCH /users/update/${made.body.id}`, { token: admin, body: { email: 'moved@dance.example' } });
  for (const path of ['users', 'sessions']) await send(`GET /${path}/list`, { token: admin });
  await send('POST /api/admin/users/export', { token: admin, body: {} });
  for (const text of ['{', '[]', 'null', `{"password":"${wrong(5)}"`, `{"username":1,"password":"${wrong(6)}"}`]) {
    for (const path of ['login', 'signup', 'two-factor', 'verify']) await send(`POST /auth/${path}`, { body: text });
  }
};

/** The calls when the table, the pool or the mail are not as the product left them. */
export const brokenJourney = async ({ product, operator, people, secret, noteItems }: Journey): Promise<void> => {
  const { send } = product;
  const admin = await people.tokenOf(administrator.username, administrator.password);
  const spoil = (sk: string, { id }: Person, field: string, value: string) =>
    operator.table.client.send(
      new UpdateCommand({
        TableName: operator.table.name,
        Key: { pk: `USER#${id}`, sk },
        UpdateExpression: 'SET #data.#field = :value',
        ExpressionAttributeNames: { '#data': 'data', '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }),
    );

  const gone = await people.person();
  await operator.cognito.send(new AdminDeleteUserCommand({ UserPoolId: operator.userPoolId, Username: gone.id }));
  for (const [path, body] of [
    ['two-factor/totp', { password }],
    ['two-factor/totp/confirm', { code: '123321' }],
    ['two-factor/recovery-codes', { password }],
    ['refresh', undefined],
  ] as const) {
    await send(`POST /auth/${path}`, { token: gone.token, body });
  }

  const unreachable = await people.person();
  await people.useMailedCodes(unreachable);
  await spoil('USER', unreachable, 'email', 'ünreachable@dance.example');
  await people.logIn(unreachable.username);
  await noteItems();

  const lost = await people.person();
  const session = (await send('GET /api/account/devices', { token: lost.token })).body.items[0].id;
  await spoil(`SESSION#${session.split('.')[1]}`, lost, 'state', 'lost');
  await send('GET /api/account', { token: lost.token });
  await send('POST /auth/verify', { body: { token: lost.token } });

  const garbled = await people.person();
  await spoil('USER', garbled, 'language', 'xx');
  await people.logIn(garbled.username, secret('passwords', 'Right-or-wrong-one!'));
  await people.logIn(garbled.username);
  await send('POST /api/account/delete', { token: garbled.token, body: { password } });
  await send('GET /users/list?limit=100', { token: admin });
};
