import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { outcome, times, waitForSmallHours } from './attempts.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';
import { newForm, profile } from './sample.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
let dancer: Person;
beforeAll(async () => {
  product = await openProduct();
  await waitForSmallHours(product);
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  dancer = await people.person();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const wait = (seconds: number) => product.clock.advance(seconds * 1000);
const signUp = async (from: string, turnstileToken?: string, more: object = {}) => {
  const body = {
    ...newForm(),
    confirmPassword: password,
    ...profile,
    ...more,
    turnstileToken: turnstileToken ?? (await operator.botCheck()),
  };
  return product.send('POST /auth/signup', { body, from });
};

describe('the bot-check', () => {
  const forms: [string, (turnstileToken: string) => Promise<Reply>][] = [
    [
      'a log-in',
      (turnstileToken) =>
        product.send('POST /auth/login', { body: { username: dancer.username, password, turnstileToken } }),
    ],
    ['a sign-up', (turnstileToken) => signUp('127.0.2.1', turnstileToken)],
  ];
  const encoded = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
  /** Refused tokens, made from a solved check: each would pass without its alteration. */
  const refusedOf = (solved: string): [string, string][] => {
    const { challenge, solution } = JSON.parse(Buffer.from(solved, 'base64').toString());
    const noWork = { counter: 0, derivedKey: '00'.repeat(32) };
    const cheaper = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const selfSigned = { ...challenge, signature: 'a'.repeat(64) };
    return [
      ['nonsense', 'nonsense'],
      ['an empty object', encoded({})],
      ['a challenge without an answer', encoded({ challenge })],
      ['an answer without work', encoded({ challenge, solution: noWork })],
      ['a cheaper challenge', encoded({ challenge: cheaper, solution })],
      ['a signature of one’s own', encoded({ challenge: selfSigned, solution })],
    ];
  };
  const failed = { code: 'botCheckFailed', error: 'Security verification failed. Please try again.' };

  it.each(forms)('is asked for by %s, and a form without it says so [S-185, S-244]', async (_form, send) => {
    const missing = await send('');
    expect([outcome(missing), missing.body.fields]).toEqual([
      [400, 'invalidRequest'],
      { turnstileToken: 'Please complete the security verification' },
    ]);
    const solved = await product.botCheck();
    for (const [what, token] of refusedOf(solved)) {
      const reply = await send(token);
      expect([what, reply.status, reply.body]).toEqual([what, 400, { ...failed, requestId: expect.any(String) }]);
    }
    expect((await send(solved)).status).toBe(200);
  });

  it.each(forms)('counts once for %s, however it is written, and not for long [S-244]', async (_form, send) => {
    const token = await operator.botCheck();
    const payload = Buffer.from(token, 'base64').toString();
    const { challenge, solution } = JSON.parse(payload);
    const again = [token, Buffer.from(` ${payload} `).toString('base64'), Buffer.from(payload).toString('base64url')];
    const shouted = { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution };
    again.push(Buffer.from(JSON.stringify(shouted)).toString('base64'));
    expect((await send(token)).status).toBe(200);
    for (const replayed of again) expect(outcome(await send(replayed))).toEqual([400, failed.code]);

    const fresh = await operator.botCheck();
    const atOnce = await Promise.all(times(5, () => send(fresh)));
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
    const kept = await product.botCheck();
    await wait(601);
    expect(outcome(await send(kept))).toEqual([400, failed.code]);
  });

  it('must be passed before a wrong password counts: who does no work locks nobody out', async () => {
    const { username } = await people.person();
    const idle = (index: number) =>
      product.send('POST /auth/login', {
        body: { username, password: 'Guess!', turnstileToken: 'none' },
        from: `127.0.2.${index + 2}`,
      });
    for (const reply of await Promise.all(times(10, idle))) expect(outcome(reply)).toEqual([400, failed.code]);
    expect((await people.logIn(username)).status).toBe(200);
  });
});

describe('mails with codes', () => {
  it('of a log-in go out once a minute and five times an hour; the last one works [S-246, Q-054]', async () => {
    const person = await people.person();
    await people.useMailedCodes(person);
    const { challengeId } = (await people.logIn(person.username)).body;
    const resend = () => product.send('POST /auth/two-factor/resend', { body: { challengeId } });
    const early = await resend();
    expect([outcome(early), early.body.error, early.body.retryAfter]).toEqual([
      [400, 'codeNotResent'],
      'Failed to resend code',
      60,
    ]);
    // With the mail that set the factor up and that of the log-in it makes five.
    for (const _mail of times(3, () => 'mail')) {
      await wait(61);
      expect((await resend()).body).toEqual({ resendAfter: 60 });
    }
    const latest = await product.mailedCode(person.email);
    await wait(61);
    const refused = await resend();
    expect([outcome(refused), refused.body.retryAfter > 3000]).toEqual([[429, 'tooManyAttempts'], true]);
    const replies = await Promise.all(times(10, resend));
    expect(replies.filter(({ status }) => status === 200)).toEqual([]);
    expect(await product.mailedCode(person.email)).toBe(latest);
    const right = await product.send('POST /auth/two-factor', { body: { challengeId, code: latest } });
    expect(right.body.user).toMatchObject({ id: person.id });
  });

  it('cannot be had many at once', async () => {
    const person = await people.person();
    await people.useMailedCodes(person);
    const { challengeId } = (await people.logIn(person.username)).body;
    await wait(61);
    const before = (await product.mails(person.email)).length;
    const replies = await Promise.all(
      times(8, () => product.send('POST /auth/two-factor/resend', { body: { challengeId } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await product.mails(person.email)).toHaveLength(before + 1);
  });

  it('of a sign-up go out once a minute and five times an hour, and alike for an id that nobody has [Q-054]', async () => {
    const { body } = await signUp('127.0.3.1');
    const ids: string[] = [body.userId, randomUUID()];
    const resend = (userId: string, index: number) =>
      product.send('POST /auth/signup/resend', { body: { userId, language: 'en' }, from: `127.0.3.${index + 2}` });
    for (const _mail of times(5, () => 'mail')) {
      for (const reply of await Promise.all(ids.map(resend))) expect(reply.body).toEqual({ resendAfter: 60 });
      for (const reply of await Promise.all(ids.map(resend))) expect(outcome(reply)).toEqual([429, 'tooManyAttempts']);
      await wait(61);
    }
    for (const reply of await Promise.all(ids.map(resend))) {
      expect([outcome(reply), reply.body.retryAfter > 3000]).toEqual([[429, 'tooManyAttempts'], true]);
    }
  });
});

describe('signing up', () => {
  it('with somebody’s address sends them five mails an hour, have they an account or not', async () => {
    const outcomesFor = async (email: string, more: object = {}) => {
      const outcomes = [];
      for (const _try of times(6, () => 'sign-up')) {
        outcomes.push(outcome(await signUp(`127.0.5.${email.length}`, undefined, { ...more, email })));
      }
      return outcomes;
    };
    const [free, taken, refused] = await Promise.all([
      outcomesFor('anybody@dance.example'),
      outcomesFor(dancer.email),
      // For a name that is taken no mail goes out, and nothing is counted.
      outcomesFor('somebody-else@dance.example', { username: dancer.username }),
    ]);
    expect(free).toEqual([...times(5, () => [200, undefined]), [429, 'tooManyAttempts']]);
    expect(taken).toEqual(free);
    expect(refused).toEqual(times(6, () => [409, 'usernameTaken']));
    expect(await product.mails('anybody@dance.example')).toHaveLength(5);
  });

  it('twenty times in a day from one address makes that address wait, and no other', async () => {
    const replies = await Promise.all(times(25, () => signUp('127.0.4.1')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = replies.filter(({ status }) => status !== 200);
    for (const reply of refused) expect(outcome(reply)).toEqual([429, 'tooManyAttempts']);
    expect((await signUp('127.0.4.2')).status).toBe(200);
    await wait(60);
    expect((await signUp('127.0.4.1')).status).toBe(200);
  });
});
