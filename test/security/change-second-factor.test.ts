import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { type Person, peopleOf } from './people.ts';

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

const changes = ['totp', 'email', 'disable', 'recovery-codes'] as const;
const change = ({ token }: Person, what: (typeof changes)[number], proof: object) =>
  product.send(`POST /auth/two-factor/${what}`, { token, body: { password, ...proof } });
const move = ({ token }: Person, email: string, proof: object = {}) =>
  product.send('POST /api/account/email', { token, body: { email, ...proof } });
const confirmMove = ({ token }: Person, code: string) =>
  product.send('POST /api/account/email/confirm', { token, body: { code } });
const prove = ({ token }: Person, secret = password) =>
  product.send('POST /auth/two-factor/proof', { token, body: { password: secret } });
const answer = (body: object) => product.send('POST /auth/two-factor', { body });
const factorOf = async ({ token }: Person) => (await product.send('GET /api/account', { token })).body.secondFactor;
const outcome = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

describe('somebody with the password and a session of another, where a second factor is on', () => {
  it.each(['useAuthenticator', 'useMailedCodes'] as const)(
    'changes nothing without a code (%s) [Q-063]',
    async (use) => {
      const victim = await people.person();
      await product.confirm(victim.token);
      await people[use](victim);
      const factor = await factorOf(victim);
      for (const what of changes) {
        expect(outcome(await change(victim, what, {})), what).toEqual([403, 'factorCodeNeeded']);
      }
      expect(outcome(await change(victim, 'disable', { code: '000000' }))).toEqual([400, 'codeInvalid']);
      expect(outcome(await change(victim, 'totp', { recoveryCode: 'AAAAA-AAAAA' }))).toEqual([400, 'codeInvalid']);
      const email = `thief-of-${victim.email}`;
      for (const proof of [{}, { password }]) {
        expect(outcome(await move(victim, email, proof))).toEqual([403, 'factorCodeNeeded']);
      }
      expect(outcome(await move(victim, email, { password, code: '000000' }))).toEqual([400, 'codeInvalid']);
      expect(await product.mails(email)).toEqual([]);
      expect(await factorOf(victim)).toBe(factor);
      expect((await people.logIn(victim.username)).body.challenge).toBe(factor);
    },
  );

  it('has as many guesses as at a log-in, and no others beside them [Q-054]', async () => {
    const victim = await people.person();
    const { codeAt } = await people.useAuthenticator(victim);
    const { challengeId } = (await people.logIn(victim.username)).body;
    const outcomes: unknown[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      outcomes.push(outcome(await change(victim, 'disable', { code: '000000' })));
      outcomes.push(outcome(await answer({ challengeId, code: '000000' })));
    }
    expect(outcomes).toEqual(Array(8).fill([400, 'codeInvalid']));
    expect(outcome(await change(victim, 'disable', { code: codeAt(1) }))).toEqual([429, 'tooManyAttempts']);
    expect(outcome(await answer({ challengeId, code: codeAt(1) }))).toEqual([429, 'tooManyAttempts']);
  });

  it('gets no more guesses by the codes of an address of their own [Q-054]', async () => {
    const victim = await people.person();
    const { codeAt } = await people.useAuthenticator(victim);
    const guess = async () => outcome(await change(victim, 'disable', { code: '000000' }));
    const email = `thief-of-${victim.email}`;
    await move(victim, email, { password, code: codeAt(1) });
    for (let time = 0; time < 8; time += 1) expect(await guess()).toEqual([400, 'codeInvalid']);
    expect((await confirmMove(victim, await product.mailedCode(email))).status).toBe(200);
    expect(await guess()).toEqual([429, 'tooManyAttempts']);
  });

  it('does not finish what was begun before the factor was on', async () => {
    const early = await people.person();
    const email = `thief-of-${early.email}`;
    await product.confirm(early.token);
    expect((await move(early, email)).status).toBe(200);
    await product.clock.advance(61_000);
    await people.useMailedCodes(early);
    expect(outcome(await confirmMove(early, await product.mailedCode(email)))).toEqual([400, 'codeInvalid']);
    await product.clock.reset();
    const victim = await people.person();
    const thiefs = await people.beginAuthenticator(victim);
    await people.useMailedCodes(victim);
    const late = await product.send('POST /auth/two-factor/totp/confirm', {
      token: victim.token,
      body: { code: thiefs() },
    });
    expect(outcome(late)).toEqual([400, 'codeInvalid']);
    expect(await factorOf(victim)).toBe('email');
  });
});

describe('the owner of an authenticator', () => {
  it('replaces it with a code of it: from then on the new one counts', async () => {
    const owner = await people.person();
    const old = await people.useAuthenticator(owner);
    expect((await prove(owner)).body).toEqual({ factor: 'totp', resendAfter: 0 });
    const next = await people.beginAuthenticator(owner, { code: old.codeAt(1) });
    expect(await factorOf(owner)).toBe('totp');
    await product.clock.advance(90_000);
    const { token } = owner;
    const done = await product.send('POST /auth/two-factor/totp/confirm', { token, body: { code: next() } });
    expect(done.body.recoveryCodes).toHaveLength(10);
    const { challengeId } = (await people.logIn(owner.username)).body;
    expect(outcome(await answer({ challengeId, code: old.codeAt(1) }))).toEqual([400, 'codeInvalid']);
    expect((await answer({ challengeId, code: next(1) })).body.user.id).toBe(owner.id);
    await product.clock.reset();
  });

  it('switches it off with a code, which counts once', async () => {
    const owner = await people.person();
    const { codeAt } = await people.useAuthenticator(owner);
    expect((await change(owner, 'recovery-codes', { code: codeAt(1) })).body.recoveryCodes).toHaveLength(10);
    expect(outcome(await change(owner, 'disable', { code: codeAt(1) }))).toEqual([400, 'codeInvalid']);
    await product.clock.advance(90_000);
    expect((await change(owner, 'disable', { code: codeAt() })).status).toBe(204);
    expect((await people.logIn(owner.username)).body.user.id).toBe(owner.id);
    await product.clock.reset();
  });

  it('replaces a lost one with a recovery code; codes come by mail until the new one is set up', async () => {
    const owner = await people.person();
    const { recoveryCodes } = await people.useAuthenticator(owner);
    const proof = { recoveryCode: recoveryCodes[0]?.toLowerCase() };
    const next = await people.beginAuthenticator(owner, proof);
    expect(outcome(await change(owner, 'disable', proof))).toEqual([400, 'codeInvalid']);
    expect((await people.logIn(owner.username)).body.challenge).toBe('email');
    await product.clock.advance(90_000);
    const { token } = owner;
    await product.send('POST /auth/two-factor/totp/confirm', { token, body: { code: next() } });
    const { challenge, challengeId } = (await people.logIn(owner.username)).body;
    expect(challenge).toBe('totp');
    expect((await answer({ challengeId, code: next(1) })).body.user.id).toBe(owner.id);
    await product.clock.reset();
  });
});

describe('the owner of an authenticator who breaks off setting up another', () => {
  it.each(['disable', 'email'] as const)(
    'proves it by mail, and can still change to something else (%s)',
    async (what) => {
      const owner = await people.person();
      const { codeAt } = await people.useAuthenticator(owner);
      await people.beginAuthenticator(owner, { code: codeAt(1) });
      expect((await prove(owner)).body.factor).toBe('email');
      const { status, text } = await change(owner, what, { code: await product.mailedCode(owner.email) });
      expect(status, text).toBeLessThan(300);
      if (what === 'email') {
        const { token } = owner;
        const body = { code: await product.mailedCode(owner.email) };
        const { body: done } = await product.send('POST /auth/two-factor/email/confirm', { token, body });
        expect(done.recoveryCodes).toHaveLength(10);
      }
      expect(await factorOf(owner)).toBe(what === 'email' ? 'email' : 'none');
      expect((await people.logIn(owner.username)).body.challenge).toBe(what === 'email' ? 'email' : undefined);
    },
  );
});

describe('the owner of codes by mail', () => {
  it('gets one for the change after the password, which works once, for ten minutes [Q-054]', async () => {
    const owner = await people.person();
    await people.useMailedCodes(owner);
    const mails = async () => (await product.mails(owner.email)).length;
    const before = await mails();
    await product.clock.advance(61_000);
    expect(outcome(await prove(owner, 'Not-the-password!'))).toEqual([400, 'passwordWrong']);
    expect(await mails()).toBe(before);
    expect((await prove(owner)).body).toEqual({ factor: 'email', resendAfter: 60 });
    expect(outcome(await prove(owner))).toEqual([429, 'tooManyAttempts']);
    const [{ subject } = { subject: '' }] = await product.mails(owner.email);
    const code = await product.mailedCode(owner.email);
    expect(subject).toBe(`${code} is your verification code`);
    expect(outcome(await change(owner, 'recovery-codes', { code: wrongFor(code) }))).toEqual([400, 'codeInvalid']);
    expect((await change(owner, 'recovery-codes', { code })).body.recoveryCodes).toHaveLength(10);
    expect(outcome(await change(owner, 'disable', { code }))).toEqual([400, 'codeInvalid']);

    await product.clock.advance(61_000);
    await prove(owner);
    const late = await product.mailedCode(owner.email);
    await product.clock.advance(601_000);
    expect(outcome(await change(owner, 'disable', { code: late }))).toEqual([400, 'codeInvalid']);
    await prove(owner);
    expect((await change(owner, 'disable', { code: await product.mailedCode(owner.email) })).status).toBe(204);
    expect((await people.logIn(owner.username)).body.user.id).toBe(owner.id);
    await product.clock.reset();
  });

  it('changes the address with one too; neither that mail nor one asked for again has to wait or be proven again', async () => {
    const owner = await people.person();
    const { recoveryCodes } = await people.useMailedCodes(owner);
    await product.clock.advance(61_000);
    await prove(owner);
    const email = `next-${owner.email}`;
    const proof = { password, code: await product.mailedCode(owner.email) };
    expect((await move(owner, email, proof)).body).toEqual({ resendAfter: 60 });
    await product.clock.advance(61_000);
    expect((await move(owner, email)).body).toEqual({ resendAfter: 60 });
    expect(outcome(await move(owner, `other-${owner.email}`))).toEqual([403, 'factorCodeNeeded']);
    expect((await confirmMove(owner, await product.mailedCode(email))).body.email).toBe(email);
    await product.clock.advance(61_000);
    const byRecovery = { recoveryCode: recoveryCodes[0] };
    expect((await change(owner, 'recovery-codes', byRecovery)).status).toBe(200);
    const [{ subject } = { subject: '' }] = await product.mails(email);
    expect(subject).toBe('A recovery code was used');
    await product.clock.reset();
  });

  it('cannot use the code of a log-in for it, nor a thief who asks for that one', async () => {
    const owner = await people.person();
    await people.useMailedCodes(owner);
    const { challengeId } = (await people.logIn(owner.username)).body;
    const code = await product.mailedCode(owner.email);
    expect(outcome(await change(owner, 'disable', { code }))).toEqual([400, 'codeInvalid']);
    expect((await answer({ challengeId, code })).body.user.id).toBe(owner.id);
  });
});
