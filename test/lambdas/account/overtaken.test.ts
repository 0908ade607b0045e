import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';
import { openStage, password } from '#test/lambdas/auth/stage.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
let pool: typeof stage.services.identity;
beforeAll(async () => {
  stage = await openStage();
  pool = { ...stage.services.identity };
});
beforeEach(() => Object.assign(stage.services.identity, pool));
afterAll(() => stage.close());

const newPassword = 'Pas-de-deux-at-ten!';
const choosePassword = (as: Caller) =>
  stage.act('changePassword', { as, body: { currentPassword: password, newPassword } });
const begin = (as: Caller, email: string) => stage.act('beginEmailChange', { as, body: { email } });
const finish = (as: Caller) => stage.act('confirmEmailChange', { as, body: { code: stage.codes.at(-1) } });
const setUp = async (as: Caller) => {
  await stage.act('beginTotp', { as, body: { password } });
  return stage.act('confirmTotp', { as, body: { code: authenticatorCode } });
};
/** The link in the mail to the former address, once a thief with the password has changed it. */
const takeAddress = async (user: UserRecord, thief: Caller) => {
  await begin(thief, `thief-of-${user.email}`);
  await finish(thief);
  return Object.fromEntries(new URLSearchParams(new URL(stage.links.at(-1) ?? '').hash.slice(1)));
};
/** The next call of this name does this before its own work, as if it were slow. */
const meanwhile = (name: 'beginTotp' | 'replacePassword' | 'revoke' | 'setEmail', happens: () => Promise<unknown>) => {
  const call = pool[name] as (...input: unknown[]) => Promise<unknown>;
  const slow = async (...input: unknown[]) => {
    Object.assign(stage.services.identity, { [name]: call });
    await happens();
    return call(...input);
  };
  Object.assign(stage.services.identity, { [name]: slow });
};

it('an authenticator that a thief begins to set up while the password is replaced cannot be confirmed', async () => {
  const user = await stage.newUser('odette');
  const owner = await stage.caller(user);
  meanwhile('beginTotp', () => choosePassword(owner));
  expect(await stage.act('beginTotp', { as: owner, body: { password } })).toMatchObject({ uri: expect.anything() });
  expect(await stage.act('confirmTotp', { as: owner, body: { code: authenticatorCode } })).toBe('codeInvalid');
  expect((await stage.users.byId(user.id))?.secondFactor).toBe('none');
});

it('the former password, given again while it is replaced, confirms nothing', async () => {
  const owner = await stage.caller(await stage.newUser('odile'));
  meanwhile('revoke', () => choosePassword(owner));
  expect(await stage.act('confirmSession', { as: owner, body: { password } })).toBe('passwordWrong');
  expect((await stage.sessions.get(owner))?.confirmations).toBeUndefined();
});

it('a change of address that a thief has prepared is over once the former one is given back', async () => {
  const user = await stage.newUser('siegfried');
  const thief = await stage.caller(user);
  const body = await takeAddress(user, thief);
  await begin(thief, `second-${user.email}`);
  let answer: unknown;
  meanwhile('replacePassword', async () => {
    answer = await finish(thief);
  });
  expect(await stage.act('undoEmailChange', { body })).toBeUndefined();
  expect(answer).toBe('codeInvalid');
  expect((await stage.users.byId(user.id))?.email).toBe(user.email);
});

it('an authenticator that is set up while an address is given back does not keep its owner out', async () => {
  const user = await stage.newUser('rothbart');
  const thief = await stage.caller(user);
  const body = await takeAddress(user, thief);
  let done: unknown;
  meanwhile('replacePassword', async () => {
    done = await setUp(thief);
  });
  expect(await stage.act('undoEmailChange', { body })).toBeUndefined();
  expect(done).toMatchObject({ recoveryCodes: expect.anything() });
  expect((await stage.users.byId(user.id))?.secondFactor).toBe('email');
  expect(await stage.services.recovery.count(user.id)).toBe(0);
  await stage.services.identity.setPassword(user.id, newPassword);
  expect(await stage.services.identity.checkPassword(user.id, newPassword)).toMatchObject({ kind: 'tokens' });
});

it('the pool ends with the address of the record, though a change reaches it after its undoing', async () => {
  const user = await stage.newUser('benno');
  const thief = await stage.caller(user);
  const body = await takeAddress(user, thief);
  await begin(thief, `second-${user.email}`);
  const told: string[] = [];
  pool.setEmail = async (_id, email) => void told.push(email);
  meanwhile('setEmail', () => stage.act('undoEmailChange', { body }));
  await finish(thief);
  expect(told).toEqual([user.email, `second-${user.email}`, user.email]);
  expect((await stage.users.byId(user.id))?.email).toBe(user.email);
});

it('the former address is told, and the password’s owner, however long the other sessions take to end', async () => {
  const user = await stage.newUser('hilarion');
  const [caller] = [await stage.caller(user), await stage.logIn('hilarion')];
  const mails: string[] = [];
  const { sendMail } = stage.services;
  stage.services.sendMail = async (mail: { kind?: string } & Parameters<typeof sendMail>[0]) => {
    mails.push(mail.kind ?? '');
    await sendMail(mail);
  };
  const told = () => expect.poll(() => mails.at(-1));
  await begin(caller, 'hilarion@elsewhere.example');
  const { revoke } = pool;
  const { promise: ends, resolve: end } = Promise.withResolvers<void>();
  stage.services.identity.revoke = () => ends;
  const change = finish(caller);
  await told().toBe('emailChanged');
  end();
  await change;

  await stage.logIn('hilarion');
  const { promise: laterEnds, resolve: endLater } = Promise.withResolvers<void>();
  let calls = 0;
  // The first one ends the login of the password's check.
  stage.services.identity.revoke = async (token) => (calls++ === 0 ? revoke(token) : laterEnds);
  const replacement = choosePassword(caller);
  await told().toBe('passwordChanged');
  expect(await stage.entered('account.changePassword')).toHaveLength(3);
  endLater();
  await replacement;
  stage.services.sendMail = sendMail;
});
