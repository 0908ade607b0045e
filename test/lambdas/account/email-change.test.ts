import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { openAuthHarness, password } from '#test/lambdas/auth/auth-harness.ts';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

it('a change of address that was cut off before the pool heard of it is finished by the same code', async () => {
  const { identity } = harness.services;
  const user = await harness.newUser('odette');
  const caller = await harness.caller(user);
  const told: string[] = [];
  let isCutOff = true;
  identity.setEmail = async (_id, email) => {
    if (isCutOff) throw new Error('cut off');
    told.push(email);
  };
  await harness.act('beginEmailChange', { as: caller, body: { email: 'new@dance.example' } });
  const body = { code: harness.codes.at(-1) };
  await expect(harness.act('confirmEmailChange', { as: caller, body })).rejects.toThrow('cut off');
  expect((await harness.users.byId(user.id))?.email).toBe('new@dance.example');
  isCutOff = false;
  expect(await harness.act('confirmEmailChange', { as: caller, body })).toMatchObject({ email: 'new@dance.example' });
  expect(told).toEqual(['new@dance.example']);
  expect(await harness.act('confirmEmailChange', { as: caller, body })).toBe('codeInvalid');
});

it('a former address that was given back, but not to the end, is by the same link', async () => {
  const { identity } = harness.services;
  const user = await harness.newUser('odile');
  const caller = await harness.caller(user);
  await harness.act('beginEmailChange', { as: caller, body: { email: 'thief@dance.example' } });
  await harness.act('confirmEmailChange', { as: caller, body: { code: harness.codes.at(-1) } });
  const body = Object.fromEntries(new URLSearchParams(new URL(harness.links.at(-1) ?? '').hash.slice(1)));
  const { replacePassword } = identity;
  identity.replacePassword = async () => {
    throw new Error('cut off');
  };
  await expect(harness.act('undoEmailChange', { body })).rejects.toThrow('cut off');
  expect((await harness.users.byId(user.id))?.email).toBe(user.email);
  identity.replacePassword = replacePassword;
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  expect(await harness.logIn('odile')).toBe('invalidCredentials');
  expect(await harness.act('undoEmailChange', { body })).toBe('undoLinkInvalid');
  expect(await harness.entered('account.undoEmailChange')).toHaveLength(1);
});

/** The account's address goes to another person, who knows the password; returns what the link to the former one carries. */
const takeAddress = async (user: UserRecord, caller: Caller, proof: object = {}) => {
  await harness.act('beginEmailChange', { as: caller, body: { email: `thief-of-${user.email}`, ...proof } });
  await harness.act('confirmEmailChange', { as: caller, body: { code: harness.codes.at(-1) } });
  return Object.fromEntries(new URLSearchParams(new URL(harness.links.at(-1) ?? '').hash.slice(1)));
};

it('an undone change leaves no authenticator of since, also one that took the place of the owner’s', async () => {
  const { recovery, identity } = harness.services;
  const user = await harness.newUser('siegfried');
  const caller = await harness.caller(user);
  const setUp = async (proof: object = {}) => {
    await harness.act('beginTotp', { as: caller, body: { password, ...proof } });
    await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  };
  await setUp();
  const body = await takeAddress(user, caller, { password, code: authenticatorCode });
  await setUp({ code: authenticatorCode });
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  expect((await harness.users.byId(user.id))?.secondFactor).toBe('email');
  expect(await recovery.count(user.id)).toBe(0);
  await identity.setPassword(user.id, password);
  expect(await identity.checkPassword(user.id, password)).toMatchObject({ kind: 'tokens' });
});

it('an undone change that is cut off and repeated still leaves the authenticator of before, with its codes', async () => {
  const { recovery, identity } = harness.services;
  const user = await harness.newUser('basilio');
  const caller = await harness.caller(user);
  await harness.act('beginTotp', { as: caller, body: { password } });
  await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  // Younger than a week, it could be a thief's.
  await harness.act('getAccount', { as: caller, seconds: 7 * 24 * 60 * 60 });
  const body = await takeAddress(user, caller, { password, code: authenticatorCode });
  const { replacePassword } = identity;
  identity.replacePassword = () => Promise.reject(new Error('cut off'));
  await expect(harness.act('undoEmailChange', { body })).rejects.toThrow('cut off');
  identity.replacePassword = replacePassword;
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  expect(await harness.users.byId(user.id)).toMatchObject({ secondFactor: 'totp', email: user.email });
  expect(await recovery.count(user.id)).toBe(10);
  await identity.setPassword(user.id, password);
  expect(await identity.checkPassword(user.id, password)).toMatchObject({ kind: 'totp' });
});

it('an undone change leaves no authenticator that was younger than a week', async () => {
  const user = await harness.newUser('gurn');
  const caller = await harness.caller(user);
  await harness.act('beginTotp', { as: caller, body: { password } });
  await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
  await harness.act('getAccount', { as: caller, seconds: (7 * 24 - 1) * 60 * 60 });
  const body = await takeAddress(user, caller, { password, code: authenticatorCode });
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  expect((await harness.users.byId(user.id))?.secondFactor).toBe('email');
});

it('an owner who had a second factor has one after the undone change, also if it was switched off', async () => {
  const user = await harness.newUser('benno');
  const caller = await harness.caller(user);
  await harness.users.change(user.id, { secondFactor: 'email' });
  await harness.act('beginFactorProof', { as: caller, body: { password } });
  const body = await takeAddress(user, caller, { password, code: harness.codes.at(-1) });
  await harness.users.change(user.id, { secondFactor: 'none' });
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  expect((await harness.users.byId(user.id))?.secondFactor).toBe('email');
});

it('the hourly limit of mails does not tell a free address from a taken one', async () => {
  const taken = await harness.newUser('albrecht');
  const caller = await harness.caller(await harness.newUser('bathilde'));
  const asks = async (email: string) => {
    const reply = await harness.act('beginEmailChange', { as: caller, body: { email } });
    return typeof reply === 'string' ? reply : 'asked';
  };
  const answers: string[] = [];
  for (let ask = 0; ask < 4; ask += 1) answers.push(await asks(`free-${ask}@dance.example`));
  answers.push(await asks(taken.email), await asks(taken.email), await asks('free-5@dance.example'));
  expect(answers).toEqual(['asked', 'asked', 'asked', 'asked', 'asked', 'tooManyAttempts', 'tooManyAttempts']);
});

it('the owner of a taken address is told so, without a code, and a failing provider tells the two apart no more', async () => {
  const owner = await harness.newUser('kitri');
  const caller = await harness.caller(await harness.newUser('gamache'));
  const { services } = harness;
  const { sendMail } = services;
  const mails: Parameters<typeof sendMail>[0][] = [];
  services.sendMail = async (mail) => {
    mails.push(mail);
    throw new ProblemError('mailNotSent');
  };
  const ask = (email: string) => harness.act('beginEmailChange', { as: caller, body: { email } });
  expect([await ask('free-6@dance.example'), await ask(owner.email)]).toEqual(['mailNotSent', 'mailNotSent']);
  // Neither counts: the next one may be asked for at once.
  services.sendMail = async (mail) => void mails.push(mail);
  expect(await ask(owner.email)).toEqual({ resendAfter: 60 });
  services.sendMail = sendMail;
  const notice = mails.filter(({ to }) => to === owner.email);
  expect(notice).toHaveLength(2);
  expect(notice[1]).toMatchObject({ kind: 'emailInUse', language: owner.language });
  expect(notice[1]?.values).toEqual({ username: 'kitri', link: expect.stringContaining('/login') });
});

it('a reply takes the same time for a free address and a taken one', async () => {
  const taken = await harness.newUser('lise');
  const caller = await harness.caller(await harness.newUser('colas'));
  const started = performance.now();
  harness.pauses.length = 0;
  for (const email of ['free@dance.example', taken.email]) {
    await harness.act('beginEmailChange', { as: caller, body: { email } });
  }
  // The rest of a second each, after the work.
  const spent = performance.now() - started;
  expect(harness.pauses).toHaveLength(2);
  expect(harness.pauses.reduce((sum, pause) => sum + pause, spent)).toBeGreaterThanOrEqual(2_000);
});

it('a mail that the limit refuses leaves the code of the former one valid', async () => {
  const user = await harness.newUser('wilfried');
  const caller = await harness.caller(user);
  const begin = (email = 'late@dance.example') => harness.act('beginEmailChange', { as: caller, body: { email } });
  for (let mail = 0; mail < 4; mail += 1) await begin(`early-${mail}@dance.example`);
  await begin();
  expect(await begin()).toBe('tooManyAttempts');
  const body = { code: harness.codes.at(-1) };
  expect(await harness.act('confirmEmailChange', { as: caller, body })).toMatchObject({ email: 'late@dance.example' });
});

it('what the former address refused counts at the new one, where its subscription does not, and again after the undoing', async () => {
  const { readers } = harness.services;
  const user = await harness.newUser('myrtha');
  const caller = await harness.caller(user);
  const [time, email] = ['2026-01-02T03:04:05.000Z', 'myrtha-2@dance.example'];
  const subscription = { asked: time, confirmed: time, words: 'footer-1', language: 'he' } as const;
  await readers.change(user, { subscription, refused: time, unsubscribed: time });
  await readers.suppress(user, 'complained');
  await harness.act('beginEmailChange', { as: caller, body: { email } });
  await harness.act('confirmEmailChange', { as: caller, body: { code: harness.codes.at(-1) } });
  const refusals = { refused: time, unsubscribed: time, suppressed: { reason: 'complained' } };
  expect(await readers.byEmail(email)).toMatchObject({ ...refusals, movedFrom: user.email });
  expect((await readers.byEmail(email))?.subscription).toBeUndefined();
  const former = await readers.byEmail(user.email);
  expect(former).toMatchObject({ movedTo: email, formerSubscription: { ...subscription, ended: expect.any(String) } });
  expect(former?.subscription).toBeUndefined();

  const body = Object.fromEntries(new URLSearchParams(new URL(harness.links.at(-1) ?? '').hash.slice(1)));
  await readers.change({ email, language: 'he' }, { unsubscribed: undefined });
  expect(await harness.act('undoEmailChange', { body })).toBeUndefined();
  const back = await readers.byEmail(user.email);
  expect([back?.movedTo, back?.refused, back?.unsubscribed]).toEqual([undefined, time, undefined]);
  expect((await readers.byEmail(email))?.movedTo).toBe(user.email);
});
