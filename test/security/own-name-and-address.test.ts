import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  people = peopleOf(product, operator);
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const as = ({ token }: Person, route: string, body?: unknown) => product.send(route, { token, body });
const confirmed = async (): Promise<Person> => {
  const person = await people.someone();
  await product.confirm(person.token);
  return person;
};
const ask = (person: Person, email: string) => as(person, 'POST /api/account/email', { email });
const answer = (person: Person, code: string) => as(person, 'POST /api/account/email/confirm', { code });
const subjects = async (address: string) => (await product.mails(address)).map(({ subject }) => subject);

describe('a new address of one’s own', () => {
  it('counts when its code was entered: one logs in with it, others are out, the former one hears of it', async () => {
    const person = await confirmed();
    const elsewhere = await people.tokenOf(person.username);
    const email = `next-${person.email}`;
    expect((await ask(person, email)).body).toEqual({ resendAfter: 60 });
    expect((await as(person, 'GET /api/account')).body.email).toBe(person.email);
    expect((await answer(person, '000000')).body.code).toBe('codeInvalid');
    const reply = await answer(person, await product.mailedCode(email));
    expect([reply.status, reply.body.email, reply.body.emailVerified]).toEqual([200, email, true]);
    expect((await as(person, 'GET /api/account')).status).toBe(200);
    expect((await product.send('GET /api/account', { token: elsewhere })).status).toBe(401);
    expect(await subjects(person.email)).toContain('Your email address was changed');
    expect(await people.tokenOf(email)).toBeTruthy();
    expect((await people.logIn(person.email)).body.code).toBe('invalidCredentials');
    expect((await answer(person, await product.mailedCode(email))).body.code).toBe('codeInvalid');
  });

  it('is sent no code when it is somebody else’s, who hears of it, and the reply does not tell', async () => {
    const [person, other] = [await confirmed(), await people.someone()];
    const before = await subjects(other.email);
    expect((await ask(person, other.email)).body).toEqual({ resendAfter: 60 });
    const [notice, ...former] = await product.mails(other.email);
    expect(former.map(({ subject }) => subject)).toEqual(before);
    expect(notice?.subject).toBe('Your email address was entered for another account');
    expect(notice?.text).not.toMatch(/\d{6}/);
    expect(notice?.text).not.toContain(person.username);
  });

  it('is one person’s, of two who proved it at the same moment', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    const email = 'ours@dance.example';
    await ask(one, email);
    const first = await product.mailedCode(email);
    await ask(other, email);
    const second = await product.mailedCode(email);
    const replies = await Promise.all([answer(one, first), answer(other, second)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('emailTaken');
    expect(await people.tokenOf(email)).toBeTruthy();
  });

  it('is won from a sign-up that nobody has confirmed', async () => {
    const person = await confirmed();
    const email = 'squatted@dance.example';
    const form = { username: 'squatter', email, password, confirmPassword: password, gender: '', birthDate: '' };
    await product.send('POST /auth/signup', {
      body: {
        ...form,
        phone: '',
        location: '',
        language: 'en',
        newsletter: false,
        turnstileToken: await operator.botCheck(),
      },
    });
    await ask(person, email);
    expect((await answer(person, await product.mailedCode(email))).status).toBe(200);
    expect(await people.tokenOf(email)).toBeTruthy();
  });
});

describe('a new user name', () => {
  it('counts at once, in every session; the former one is free, and whoever owns it hears of it', async () => {
    const person = await confirmed();
    const elsewhere = await people.tokenOf(person.username);
    const username = `Étoile-${person.username}`;
    const reply = await as(person, 'POST /api/account/username', { username });
    expect([reply.status, reply.body.username]).toEqual([200, username]);
    expect((await product.send('POST /auth/verify', { body: { token: elsewhere } })).body.user.username).toBe(username);
    expect((await people.logIn(person.username)).body.code).toBe('invalidCredentials');
    expect(await people.tokenOf(username.toLowerCase())).toBeTruthy();
    expect(await subjects(person.email)).toContain('Your username was changed');
    expect((await product.newUser({ username: person.username, email: 'heir@dance.example' })).id).toBeTruthy();
  });

  it('is one person’s, of two who want it at the same moment, and never one that is taken', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    const replies = await Promise.all(
      [one, other].map((person) => as(person, 'POST /api/account/username', { username: 'Wanted' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = replies[0]?.status === 409 ? one : other;
    expect((await as(loser, 'POST /api/account/username', { username: 'wAnted' })).body.code).toBe('usernameTaken');
  });
});
