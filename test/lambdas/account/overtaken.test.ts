import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { openAuthHarness, password } from '#test/lambdas/auth/auth-harness.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
let pool: typeof harness.services.identity;
beforeAll(async () => {
  harness = await openAuthHarness();
  pool = { ...harness.services.identity };
});
beforeEach(() => Object.assign(harness.services.identity, pool));
afterAll(() => harness.close());

const newPassword = 'Pas-de-deux-at-ten!';
const choosePassword = (as: Caller) =>
  harness.act('changePassword', { as, body: { currentPassword: password, newPassword } });
const begin = (as: Caller, email: string) => harness.act('beginEmailChange', { as, body: { email } });
const finish = (as: Caller) => harness.act('confirmEmailChange', { as, body: { code: harness.codes.at(-1) } });
const setUp = async (as: Caller) => {
  await harness.act('beginTotp', { as, body: { password } });
  return harness.act('confirmTotp', { as, body: { code: authenticatorCode } });
};
/** The link in the mail to the former address, once a thief with the password has changed it. */
const takeAddress = async (user: UserRecord, thief: Caller) => {
  await begin(thief, `thief-of-${user.email}`);
  await finish(thief);
  return Object.fromEntries(new URLSearchParams(new URL(harness.links.at(-1) ?? '').hash.slice(1)));
};
/** The next call of this name does this before its own work, as if it were slow. */
const meanwhile = (name: 'beginTotp' | 'replacePassword' | 'revoke' | 'setEmail', happens: () => Promise<unknown>) => {
  const call = pool[name] as (...input: unknown[]) => Promise<unknown>;
  const slow = async (...input: unknown[]) => {
    Object.assign(harness.services.identity, { [name]: call });
    await happens();
    return call(...input);
  };
  Object.assign(harness.services.identity, { [name]: slow });
};

it('an authenticator that a thief begins to set up while the password is replaced cannot be confirmed', async () => {
  const user = await harness.newUser('odette');
  const owner = await harness.caller(user);
  meanwhile('beginTotp', () => choosePassword(owner));
  expect(await harness.act('beginTotp', { as: owner, body: { password } })).toMatchObject({ uri: expect.anything() });
  expect(await harness.act('confirmTotp', { as: owner, body: { code: authenticatorCode } })).toBe('codeInvalid');
  expect((await harness.users.byId(user.id))?.secondFactor).toBe('none');
});

it('the former password, given again while it is replaced, confirms nothing', async () => {
  const owner = await harness.caller(await harness.newUser('odile'));
  meanwhile('revoke', () => choosePassword(owner));
  expect(await harness.act('confirmSession', { as: owner, body: { password } })).toBe('passwordWrong');
  expect((await harness.sessions.get(owner))?.confirmations).toBeUndefined();
});

it('a change of address that a thief has prepared is over once the former one is given back', async () => {
  const user = await harness.newUser('siegfried');
  const thief = await harness.caller(user);
  const body = await takeAddress(user, thief);
  await begin(thief, `second-${user.email}`);
  let answer: unknown;
  meanwhile('replacePassword', async () => {
    answer = await finish(thief);
  });
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  expect(answer).toBe('codeInvalid');
  expect((await harness.users.byId(user.id))?.email).toBe(user.email);
});

it('an authenticator that is set up while an address is given back does not keep its owner out', async () => {
  const user = await harness.newUser('rothbart');
  const thief = await harness.caller(user);
  const body = await takeAddress(user, thief);
  let done: unknown;
  meanwhile('replacePassword', async () => {
    done = await setUp(thief);
  });
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  expect(done).toMatchObject({ recoveryCodes: expect.anything() });
  expect((await harness.users.byId(user.id))?.secondFactor).toBe('email');
  expect(await harness.services.recovery.count(user.id)).toBe(0);
  await harness.services.identity.setPassword(user.id, newPassword);
  expect(await harness.services.identity.checkPassword(user.id, newPassword)).toMatchObject({ kind: 'tokens' });
});

it('the pool ends with the address of the record, though a change reaches it after its undoing', async () => {
  const user = await harness.newUser('benno');
  const thief = await harness.caller(user);
  const body = await takeAddress(user, thief);
  await begin(thief, `second-${user.email}`);
  const told: string[] = [];
  pool.setEmail = async (_id, email) => void told.push(email);
  meanwhile('setEmail', () => harness.act('undoEmailChange', { body }));
  await finish(thief);
  expect(told).toEqual([user.email, `second-${user.email}`, user.email]);
  expect((await harness.users.byId(user.id))?.email).toBe(user.email);
});

it('the former address is told, and the password’s owner, however long the other sessions take to end', async () => {
  const user = await harness.newUser('hilarion');
  const [caller] = [await harness.caller(user), await harness.logIn('hilarion')];
  const mails: string[] = [];
  const { sendMail } = harness.services;
  harness.services.sendMail = async (mail: { kind?: string } & Parameters<typeof sendMail>[0]) => {
    mails.push(mail.kind ?? '');
    await sendMail(mail);
  };
  const told = () => expect.poll(() => mails.at(-1));
  await begin(caller, 'hilarion@elsewhere.example');
  const { revoke } = pool;
  const { promise: ends, resolve: end } = Promise.withResolvers<void>();
  harness.services.identity.revoke = () => ends;
  const change = finish(caller);
  await told().toBe('emailChanged');
  end();
  await change;

  await harness.logIn('hilarion');
  const { promise: laterEnds, resolve: endLater } = Promise.withResolvers<void>();
  let calls = 0;
  // The first one ends the login of the password's check.
  harness.services.identity.revoke = async (token) => (calls++ === 0 ? revoke(token) : laterEnds);
  const replacement = choosePassword(caller);
  await told().toBe('passwordChanged');
  expect(await harness.entered('account.changePassword')).toHaveLength(3);
  endLater();
  await replacement;
  harness.services.sendMail = sendMail;
});
