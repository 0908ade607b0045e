import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { identityEndpoint } from '#test/support/identity-endpoint.ts';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';
import { newForm, profile } from './sample.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
const day = 24 * 60 * 60 * 1000;
/** Twenty known people, and as many unknown ones. */
const known: Person[] = [];
const unknown = Array.from({ length: 20 }, newForm);
beforeAll(async () => {
  product = await openProduct({ pauses: true });
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  known.push(...(await Promise.all(unknown.map(() => people.someone()))));
}, 60_000);
afterEach(() => product.clock.reset());
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const signUp = async (email: string, from: string) => {
  const form = { ...newForm(), email, confirmPassword: password, ...profile };
  return product.send('POST /auth/signup', { body: { ...form, turnstileToken: await operator.botCheck() }, from });
};

/** New values in each reply by their type, and the time to wait, which began at a moment of its own, to the minute. */
const compared = (key: string, value: unknown) => {
  if (key === 'requestId' || key === 'userId') return typeof value;
  return key === 'retryAfter' ? Math.round(Number(value) / 60) : value;
};
/** All that a stranger sees of a reply but its time. */
const lookOf = ({ status, headers, body }: Reply): string =>
  JSON.stringify([status, Object.keys(headers).sort(), JSON.parse(JSON.stringify(body ?? null, compared))]);

/** Milliseconds between the shortest. */
const tolerance = 50;

/**
 * Asks both ways again and again, in either order, so that anything that slows the machine down slows both. A machine
 * that is busy all the time gets more tries, up to `most`: where the product itself takes longer, it does so each time.
 */
const compare = async (
  tries: number,
  ways: readonly ((index: number) => Promise<Reply>)[],
  { atOnce = false, most = tries } = {},
) => {
  const times: number[][] = ways.map(() => []);
  const looks = new Set<string>();
  const ask = async (way: number, index: number) => {
    const start = performance.now();
    const reply = await ways[way]?.(index);
    times[way]?.push(performance.now() - start);
    if (reply) looks.add(lookOf(reply));
  };
  // A busy machine only adds to a time: the shortest of each way is what the product takes.
  const shortest = () => times.map((all) => Math.min(...all));
  const difference = () => {
    const [one = 0, other = 1e6] = shortest();
    return Math.abs(one - other);
  };
  for (let index = 0; index < tries || (index < most && difference() >= tolerance); index += 1) {
    const [first, second] = index % 2 ? [0, 1] : [1, 0];
    const asked = ask(first, index);
    if (!atOnce) await asked;
    await Promise.all([asked, ask(second, index)]);
  }
  return { looks: [...looks], difference: difference(), shortest: Math.min(...shortest()) };
};

describe('whether somebody has an account is not told', () => {
  it('by a wrong password, in a hundred tries each way, by its reply or its time [S-242]', async () => {
    // Five tries for each of ten, twice.
    const guess = (of: { username: string; email: string }[]) => (index: number) => {
      const { username, email } = of[index % 10] ?? newForm();
      return people.logIn(index % 2 ? username : email, 'Guessed-wrong-again!', `127.2.${Math.floor(index / 15)}.1`);
    };
    for (const _half of [1, 2]) {
      const { looks, difference } = await compare(50, [guess(known), guess(unknown)]);
      expect(looks).toEqual([expect.stringMatching(/^\[401,.*"invalidCredentials"/)]);
      expect(difference).toBeLessThan(tolerance);
      await product.clock.advance(day);
    }
  }, 180_000);

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['uses an authenticator', (person) => people.useAuthenticator(person)],
    ['uses codes by mail', (person) => people.useMailedCodes(person)],
    [
      'is disabled',
      async ({ id }) => {
        const reply = await product.send(`PATCH /users/update/${id}`, {
          token: await product.admin(),
          body: { enabled: false },
        });
        expect(reply.status).toBe(200);
      },
    ],
  ])('by a wrong password of somebody who %s [S-242, Q-063]', async (_what, prepare) => {
    const person = await people.someone();
    await prepare(person);
    const [real, invented] = [person.username, 'nobody-of-this-name'].map((name) =>
      people.logIn(name, 'Guessed-wrong-again!'),
    );
    expect(lookOf((await real) as Reply)).toBe(lookOf((await invented) as Reply));
  });

  it('by signing up with their address, nor by having the code sent again [S-157, Q-054]', async () => {
    const ids: string[] = [];
    const free = async (index: number) => {
      // The others are strangers in a later test.
      const { email } = (index < 8 && unknown[index]) || newForm();
      const reply = await signUp(email, `127.3.0.${10 + index}`);
      ids.push(reply.body.userId);
      return reply;
    };
    const taken = (index: number) => signUp(known[index]?.email ?? '', `127.3.0.${50 + index}`);
    const signingUp = await compare(4, [free, taken], { atOnce: true, most: 16 });
    expect(signingUp.looks).toEqual([expect.stringMatching(/^\[200,.*requiresVerification/)]);
    expect(signingUp.difference).toBeLessThan(tolerance);
    expect(signingUp.shortest).toBeGreaterThan(990);

    const resend = (userId = '') =>
      product.send('POST /auth/signup/resend', { body: { userId, language: 'en' }, from: '127.3.0.3' });
    const again = await compare(4, [(index) => resend(ids[index]), () => resend(randomUUID())], {
      atOnce: true,
      most: ids.length,
    });
    expect(again.looks).toEqual([expect.stringMatching(/^\[200,.*resendAfter/)]);
    expect(again.difference).toBeLessThan(tolerance);
    expect(again.shortest).toBeGreaterThan(490);
    expect(lookOf(await resend(known[0]?.id))).toBe(again.looks[0]);
    expect((await product.mails(known[0]?.email ?? '')).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      expect.any(String),
    ]);
  });

  it('by the calls that follow a sign-up with their address, in reply or time [S-157]', async () => {
    const secret = 'Entrechat-six-at-night!';
    const begin = async (email: string, from: string, username = newForm().username) => {
      const form = { ...newForm(), username, email, password: secret, confirmPassword: secret, ...profile };
      const body = { ...form, turnstileToken: await operator.botCheck() };
      return { username, email, reply: await product.send('POST /auth/signup', { body, from }) };
    };
    const tries = 6;
    const indexes = Array.from({ length: tries }, (_none, index) => index);
    const free = await Promise.all(indexes.map((index) => begin(newForm().email, `127.3.4.${index + 1}`)));
    const taken = await Promise.all(
      indexes.map((index) => begin(known[10 + index]?.email ?? '', `127.3.4.${index + 51}`)),
    );
    type Begun = (typeof free)[number];
    const follow = (call: (begun: Begun, index: number) => Promise<Reply>) =>
      compare(
        tries,
        [free, taken].map((all) => (index: number) => call(all[index] as Begun, index)),
      );

    const byName = await follow(({ username }, index) => people.logIn(username, secret, `127.3.5.${index + 1}`));
    const byAddress = await follow(({ email }, index) => people.logIn(email, secret, `127.3.6.${index + 1}`));
    for (const { looks, difference } of [byName, byAddress]) {
      const shown = looks.map((look) => look.replaceAll(/"signUp":\{[^}]*\}/g, '"signUp"'));
      expect([...new Set(shown)]).toEqual([expect.stringMatching(/^\[403,.*"accountUnconfirmed".*"signUp"/)]);
      expect(difference).toBeLessThan(tolerance);
    }
    const other = 'Another-guess-at-night!';
    const wrong = await follow(({ email }, index) => people.logIn(email, other, `127.3.7.${index + 1}`));
    expect(wrong.looks).toEqual([expect.stringMatching(/^\[401,.*"invalidCredentials"/)]);
    expect(wrong.difference).toBeLessThan(tolerance);
    const again = await follow(async ({ username }, index) => {
      const form = { ...newForm(), username, password: other, confirmPassword: other, ...profile };
      const body = { ...form, turnstileToken: await operator.botCheck() };
      return product.send('POST /auth/signup', { body, from: `127.3.8.${index + 1}` });
    });
    expect(again.looks).toEqual([expect.stringMatching(/^\[409,.*"usernameTaken"/)]);
    expect(again.difference).toBeLessThan(tolerance);
  }, 120_000);

  it('by signing up with one address several times at once [S-157]', async () => {
    const looks = new Set<string>();
    const round = async () => {
      const { email } = newForm();
      const replies = await Promise.all(Array.from({ length: 4 }, (_none, n) => signUp(email, `127.3.1.${n + 1}`)));
      for (const reply of replies) looks.add(lookOf(reply));
    };
    await Promise.all(Array.from({ length: 6 }, round));
    expect([...looks]).toEqual([expect.stringMatching(/^\[200,.*requiresVerification/)]);
  });

  it('by asking for a new password, or by trying the code of one [S-249]', async () => {
    const ask = (of: { email: string }[]) => (index: number) =>
      people.requestReset(of[index]?.email ?? '', `127.3.2.${index + 1}`);
    const asking = await compare(4, [ask(known.slice(4)), ask(unknown.slice(8))], { atOnce: true, most: 8 });
    expect(asking.looks).toEqual([expect.stringMatching(/^\[204,/)]);
    expect(asking.difference).toBeLessThan(tolerance);
    expect(asking.shortest).toBeGreaterThan(990);

    const tryCode =
      (email = '') =>
      (index: number) =>
        product.send('POST /auth/reset-password', {
          body: { email, code: `00000${index}`, password: 'Guessed-the-code!' },
          from: `127.3.3.${index + 1}`,
        });
    const trying = await compare(7, [tryCode(known[4]?.email), tryCode(unknown[8]?.email)], { atOnce: true });
    expect(trying.looks).toEqual([
      expect.stringMatching(/^\[400,.*"resetLinkInvalid"/),
      expect.stringMatching(/^\[429,.*"tooManyAttempts"/),
    ]);
    expect((await product.mails(known[4]?.email ?? ''))[0]?.subject).toBe('Choose a new password');
    expect(await product.mails(unknown[8]?.email ?? '')).toEqual([]);
  });

  it('by the pool itself, which knows no address and mails no reset that the API has not asked for [S-249]', async () => {
    const { call } = await identityEndpoint(product);
    const forget = async (Username: string) => {
      const { status, body } = await call('ForgotPassword', { Username, ClientMetadata: { language: 'en' } });
      return [status, Object.keys(body)];
    };
    for (const { email } of [...known.slice(0, 3), ...unknown.slice(5, 8)]) {
      expect(await forget(email)).toEqual([200, ['CodeDeliveryDetails']]);
    }
    // No one should know the id, and it is useless.
    expect((await forget(known[0]?.id ?? ''))[0]).toBe(400);
    for (const { email } of known.slice(0, 3)) {
      expect((await product.mails(email)).map(({ subject }) => subject)).not.toContain('Choose a new password');
    }
  });

  it('by a challenge: one that never was looks like one that is over [Q-063]', async () => {
    const person = await people.someone();
    await people.useMailedCodes(person);
    const { challengeId } = (await people.logIn(person.username)).body;
    const code = await product.mailedCode(person.email);
    const answer = (id: string) => product.send('POST /auth/two-factor', { body: { challengeId: id, code } });
    expect((await answer(challengeId)).status).toBe(200);
    expect(lookOf(await answer(challengeId))).toBe(lookOf(await answer('never-was')));
  });
});
