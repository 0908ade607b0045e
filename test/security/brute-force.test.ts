import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { countsOf, outcome, times, waitForSmallHours } from './attempts.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  product = await openProduct();
  await waitForSmallHours(product);
  operator = operatorOf(product);
  people = peopleOf(product, operator);
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

let addresses = 0;
/** An address that no client has come from before. */
const elsewhere = () => {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
};
const wait = (seconds: number) => product.clock.advance(seconds * 1000);
const inTurn = async (count: number, attempt: () => Promise<Reply>) => {
  const outcomes: unknown[][] = [];
  for (let each = 0; each < count; each += 1) outcomes.push(outcome(await attempt()));
  return outcomes;
};
const guess = (username: string, from = elsewhere()) => people.logIn(username, 'Guessed-wrong-again!', from);
const blocked = { code: 'tooManyAttempts', error: 'Too many attempts. Please wait a little, then try again.' };
const free = times(5, () => [401, 'invalidCredentials']);

describe('guessing a password', () => {
  it('is free five times; then everybody waits, also who knows it, and longer each time [S-242]', async () => {
    const [victim, other] = [await people.person(), await people.person()];
    expect(await inTurn(5, () => guess(victim.username))).toEqual(free);
    for (const [index, seconds] of [30, 60, 120, 240].entries()) {
      const refused = await people.logIn(victim.username, password, elsewhere());
      expect([refused.status, refused.body.code, index]).toEqual([429, blocked.code, index]);
      expect(refused.body.error).toBe(blocked.error);
      expect(refused.body.retryAfter).toBeGreaterThan(seconds - 5);
      expect(refused.body.retryAfter).toBeLessThanOrEqual(seconds);
      expect(refused.headers['retry-after']).toBe(String(refused.body.retryAfter));
      await wait(seconds);
      if (index < 3) expect(outcome(await guess(victim.username))).toEqual([401, 'invalidCredentials']);
    }
    expect(outcome(await people.logIn(other.username, password, elsewhere()))).toEqual([200, 'in']);
    expect(outcome(await people.logIn(victim.username, password, elsewhere()))).toEqual([200, 'in']);
    expect(await inTurn(5, () => guess(victim.username))).toEqual(free);
  });

  it('counts every way to write a name as one, and the address as the other', async () => {
    const { username, email } = await people.person();
    const wide = username.replace('d', '\uff44');
    const [first, ...others] = [username, username.toUpperCase(), ` ${username} `, wide, wide.toUpperCase(), username];
    for (const name of [first, ...others.slice(0, 4)]) await guess(String(name));
    for (const name of others) expect(outcome(await guess(name))).toEqual([429, blocked.code]);
    for (const typed of [email, email.toUpperCase(), ` ${email}`, email, email]) {
      expect(outcome(await guess(typed))).toEqual([401, 'invalidCredentials']);
    }
    expect(outcome(await people.logIn(email, password, elsewhere()))).toEqual([429, blocked.code]);
  });

  it('waits as long for a name that nobody has', async () => {
    expect(await inTurn(6, () => guess('nobody-at-all'))).toEqual([...free, [429, blocked.code]]);
  });

  it('of many accounts from one address is slowed down there, and nowhere else', async () => {
    const { username } = await people.person();
    const from = elsewhere();
    await Promise.all(times(40, (index) => guess(`somebody-${index}`, from)));
    const there = await people.logIn(username, password, from);
    expect([outcome(there), there.body.retryAfter > 20]).toEqual([[429, blocked.code], true]);
    expect(outcome(await people.logIn(username, password, elsewhere()))).toEqual([200, 'in']);
    const forwarded = await product.send('POST /auth/login', {
      body: { username, password, turnstileToken: await operator.botCheck() },
      headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' },
      from,
    });
    expect(outcome(forwarded)).toEqual([429, blocked.code]);
  });

  it('fifty times at once is not more than five times', async () => {
    const { username } = await people.person();
    const replies = await Promise.all(times(50, () => guess(username)));
    expect(countsOf(replies)).toEqual({ invalidCredentials: 5, tooManyAttempts: 45 });
  });

  it('behind a log-in counts for everything that asks for it again', async () => {
    const { token } = await people.person();
    const body = { password: 'Guessed-wrong-again!' };
    const asking: [string, object][] = [
      ['/auth/two-factor/totp', body],
      ['/auth/two-factor/email', body],
      ['/auth/two-factor/disable', body],
      ['/auth/two-factor/recovery-codes', body],
      ['/api/account/delete', body],
      ['/api/account/password', { currentPassword: body.password, newPassword: 'Mine-from-now-on!' }],
    ];
    const outcomes = [];
    for (const [path, form] of asking)
      outcomes.push(outcome(await product.send(`POST ${path}`, { token, body: form })));
    expect(outcomes).toEqual([...times(5, () => [400, 'passwordWrong']), [429, blocked.code]]);
    const right = await product.send('POST /api/account/delete', { token, body: { password } });
    expect(outcome(right)).toEqual([429, blocked.code]);
    await wait(30);
    expect((await product.send('POST /api/account/delete', { token, body: { password } })).status).toBe(204);
  });
});

const answer = (body: object, from = elsewhere()) => product.send('POST /auth/two-factor', { body, from });
const challengeOf = async ({ username }: Person): Promise<string> =>
  (await people.logIn(username, password, elsewhere())).body.challengeId;
const wrongCodeFor = (code: string) => (code === '111111' ? '222222' : '111111');

describe('guessing a second factor', () => {
  it('ends the log-in after five, and makes the account wait after eight, recovery codes included [Q-054]', async () => {
    const person = await people.person();
    const { codeAt, recoveryCodes } = await people.useAuthenticator(person);
    const first = await challengeOf(person);
    const wrong = { challengeId: first, code: wrongCodeFor(codeAt(1)) };
    expect(await inTurn(5, () => answer(wrong))).toEqual(times(5, () => [400, 'codeInvalid']));
    expect(outcome(await answer({ ...wrong, code: codeAt(1) }))).toEqual([401, 'challengeExpired']);

    const recovery = { challengeId: await challengeOf(person), password };
    const invented = { ...recovery, recoveryCode: 'AAAAA-AAAAA' };
    expect(await inTurn(3, () => answer(invented))).toEqual(times(3, () => [400, 'codeInvalid']));
    const right = { ...recovery, recoveryCode: recoveryCodes[0] };
    const refused = await answer(right);
    expect([outcome(refused), refused.body.retryAfter > 50]).toEqual([[429, blocked.code], true]);
    await wait(60);
    expect(outcome(await answer(right))).toEqual([200, 'in']);
  });

  it.each([
    [
      'a mailed code',
      async (person: Person) => {
        await people.useMailedCodes(person);
        const challengeId = await challengeOf(person);
        return { challengeId, code: await product.mailedCode(person.email) };
      },
    ],
    [
      'an authenticator’s code',
      async (person: Person) => {
        const { codeAt } = await people.useAuthenticator(person);
        return { challengeId: await challengeOf(person), code: codeAt(1) };
      },
    ],
    [
      'a recovery code',
      async (person: Person) => {
        const { recoveryCodes } = await people.useMailedCodes(person);
        return { challengeId: await challengeOf(person), recoveryCode: recoveryCodes[0], password };
      },
    ],
  ])('with %s, right and sent many times at once, lets in once [Q-054, Q-063]', async (_what, make) => {
    const right = await make(await people.person());
    const replies = await Promise.all(times(8, () => answer(right)));
    expect(countsOf(replies).in).toBe(1);
  });

  it('fifty times at once is not more than five times', async () => {
    const person = await people.person();
    await people.useMailedCodes(person);
    const challengeId = await challengeOf(person);
    const wrong = wrongCodeFor(await product.mailedCode(person.email));
    const replies = await Promise.all(times(50, () => answer({ challengeId, code: wrong })));
    expect(countsOf(replies).codeInvalid).toBe(5);
    expect(Object.keys(countsOf(replies)).sort()).toEqual(expect.arrayContaining(['challengeExpired', 'codeInvalid']));
    expect(outcome(await answer({ challengeId, code: await product.mailedCode(person.email) }))[1]).not.toBe('in');
  });

  it('does not become free by setting one up: wrong first codes count as well', async () => {
    const person = await people.person();
    const code = wrongCodeFor(await people.factorCode(person));
    const confirm = (kind: string) =>
      product.send(`POST /auth/two-factor/${kind}/confirm`, { token: person.token, body: { code } });
    expect(await inTurn(8, () => confirm('email'))).toEqual(times(8, () => [400, 'codeInvalid']));
    expect(outcome(await confirm('totp'))).toEqual([429, blocked.code]);
  });

  it('from one address at many accounts is slowed down there', async () => {
    const from = elsewhere();
    const replies = await Promise.all(
      times(50, (index) => answer({ challengeId: `unknown-${index}`, code: '000000' }, from)),
    );
    expect(countsOf(replies)).toEqual({ challengeExpired: 40, tooManyAttempts: 10 });
  });
});
