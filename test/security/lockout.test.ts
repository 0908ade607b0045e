import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { outcome, waitForSmallHours } from './attempts.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
type Owner = Person & { devices: string };
const owners: Owner[] = [];
beforeAll(async () => {
  product = await openProduct();
  await waitForSmallHours(product);
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  owners.push(await somebody(), await somebody());
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

let addresses = 0;
/** An address that no client has come from before. */
const elsewhere = () => {
  addresses += 1;
  return `127.4.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
};
const hours = (count: number) => count * 60 * 60 * 1000;
const wait = (seconds: number) => product.clock.advance(seconds * 1000);
const guess = (name: string) => people.logIn(name, 'Guessed-wrong-again!', elsewhere());

const attributes = /^devices=([^;]+); Path=\/; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict$/;
const cookieOf = ({ headers }: Reply): string => attributes.exec(String(headers['set-cookie']))?.[1] ?? '';
const logIn = async ({ username }: Pick<Person, 'username'>, devices?: string, secret = password): Promise<Reply> =>
  product.send('POST /auth/login', {
    body: { username, password: secret, turnstileToken: await operator.botCheck() },
    headers: devices === undefined ? {} : { cookie: `i18next=en; devices=${devices}` },
    from: elsewhere(),
  });
/** A user, and the cookie of the browser from which they have logged in. */
const somebody = async (): Promise<Owner> => {
  const person = await people.person();
  return { ...person, devices: cookieOf(await logIn(person)) };
};
const exhaust = async (name: string) => {
  for (let each = 0; each < 5; each += 1) await guess(name);
  expect(outcome(await guess(name))).toEqual([429, 'tooManyAttempts']);
  // The pool has a lock of its own, of a second after so few.
  await wait(2);
};

describe('the cookie of a known browser', () => {
  it('counts for its own user only, and for nobody when it is altered', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    await exhaust(owner.username);
    const [id, time, device, signature] = owner.devices.split('.');
    const forged = [
      other.devices,
      other.devices.replace(other.id, owner.id),
      [id, Number(time) + 1, device, signature].join('.'),
      [id, time, device?.replace(/./, (first) => (first === 'A' ? 'B' : 'A')), signature].join('.'),
      [id, time, device].join('.'),
      `${id}.${time}.${device}.`,
      '',
      '~'.repeat(4000),
    ];
    for (const devices of forged) expect(outcome(await logIn(owner, devices))).toEqual([429, 'tooManyAttempts']);
    expect(outcome(await logIn(owner, owner.devices))).toEqual([200, 'in']);
  });

  it('keeps the users of a shared browser, and gives no more guesses than anybody has', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const both = cookieOf(await logIn(two, one.devices));
    await exhaust(one.username);
    expect(outcome(await logIn(one, both))).toEqual([200, 'in']);
    for (let each = 0; each < 5; each += 1) {
      expect(outcome(await logIn(one, both, 'Guessed-wrong-again!'))).toEqual([401, 'invalidCredentials']);
    }
    expect(outcome(await logIn(one, both))).toEqual([429, 'tooManyAttempts']);
  });

  it('is worth nothing once the password was changed elsewhere, and new where it was changed', async () => {
    const owner = await somebody();
    await wait(1);
    const next = 'Mine-from-now-on!';
    const changed = await product.send('POST /api/account/password', {
      token: owner.token,
      body: { currentPassword: password, newPassword: next },
    });
    expect(changed.status).toBe(204);
    await exhaust(owner.username);
    expect(outcome(await logIn(owner, owner.devices, next))).toEqual([429, 'tooManyAttempts']);
    expect(outcome(await logIn(owner, cookieOf(changed), next))).toEqual([200, 'in']);
  });
});

describe('a stranger who tries passwords from ever new addresses', () => {
  it.each([
    ['of a name for a day', 0, 22, 56, ({ username }: Person) => [username]],
    ['of a name and its address', 1, 6, 50, ({ username, email }: Person) => [username, email]],
  ])(
    '%s keeps nobody out of a browser that is known, and may guess a few times [S-242]',
    async (_of, index, length, bound, of) => {
      await waitForSmallHours(product);
      const owner = owners[index] as Owner;
      const strangers = of(owner).map((name) => ({ name, next: 0 }));
      const start = product.clock.now();
      const longestWaits: number[] = [];
      let guesses = 0;
      for (let hour = 0; hour < length; hour += 2) {
        const end = start + hours(hour + 2);
        while (product.clock.now() < end) {
          for (const stranger of strangers) {
            if (product.clock.now() < stranger.next) continue;
            const reply = await guess(stranger.name);
            if (reply.status === 401) guesses += 1;
            else stranger.next = product.clock.now() + reply.body.retryAfter * 1000;
          }
          const soonest = Math.min(...strangers.map(({ next }) => next), end);
          await wait(Math.max(0, Math.ceil((soonest - product.clock.now()) / 1000)));
        }
        // The owner comes at the worst moment, right after a guess, and tries again as one does.
        for (const { name } of strangers) await guess(name);
        let waited = 0;
        while (outcome(await logIn(owner, owner.devices))[1] !== 'in' && waited < 600) {
          await wait(30);
          waited += 30;
        }
        longestWaits.push(waited);
      }
      expect(Math.max(...longestWaits)).toBeLessThanOrEqual(60);
      expect(guesses).toBeLessThanOrEqual(bound);
      await guess(owner.username);
      expect(outcome(await logIn(owner))).toEqual([429, 'tooManyAttempts']);
    },
    120_000,
  );
});
