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

const fields = {
  username: 'Sentinella',
  email: 'whose.mail@sentinel.example',
  phone: '+33 1 44 55 66 77',
  location: 'Sentinelville',
};
const traces = [/sentinel/i, /whose\.mail/i, /1[\s-]?44[\s-]?55[\s-]?66[\s-]?77/];
/** The parts of the table that say something about a person: their id, their name, how to reach them. */
const tracesOf = async ({ id }: Person) =>
  (await operator.items()).filter((item) =>
    [new RegExp(id), ...traces].some((trace) => trace.test(JSON.stringify(item))),
  );

/** Entries of the audit log outlive people: they say what an id did, and nothing about whose it was. */
const onlyTheLogRemembers = async (person: Person) => {
  const left = await tracesOf(person);
  expect(left.filter(({ pk }) => !String(pk).startsWith('AUDIT#'))).toEqual([]);
  for (const trace of traces) expect(JSON.stringify(left)).not.toMatch(trace);
};

/** A user who has left traces in every possible place. */
const somebody = async (headers: Record<string, string> = {}) => {
  const admin = await product.admin();
  const body = { ...fields, password };
  const made = await product.send('POST /users/create', { token: admin, body, headers });
  const person: Person = { ...made.body, token: await people.tokenOf(fields.username) };
  const { token, id } = person;
  await people.tokenOf(fields.email);
  await people.logIn(fields.username, 'Guessed-wrong-again!');
  await people.logIn(fields.email, 'Guessed-wrong-again!');
  for (const [route, caller, change] of [
    ['PATCH /api/account', token, { version: 0, newsletter: true, gender: 'female', birthDate: '1999-01-31' }],
    [`PATCH /users/update/${id}`, admin, { roles: ['editor'], location: 'Sentinelville sur Mer' }],
    ['POST /api/admin/users/groups', admin, { group: 'vip', action: 'add', userIds: [id] }],
  ] as const) {
    expect((await product.send(route, { token: caller, body: change, headers })).status).toBe(200);
  }
  await people.useMailedCodes(person);
  // Activity is noted once a minute.
  await product.clock.advance(61_000);
  expect((await product.send('GET /api/account', { token })).status).toBe(200);
  return person;
};

describe('a deleted user', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'an administrator',
      async ({ id }) => product.send(`DELETE /users/delete/${id}`, { token: await product.admin() }),
    ],
    [
      'themselves',
      async ({ token, email }) => {
        const erase = (proof: object) =>
          product.send('POST /api/account/delete', { token, body: { password, ...proof } });
        expect((await erase({})).body.code).toBe('factorCodeNeeded');
        await product.send('POST /auth/two-factor/proof', { token, body: { password } });
        return erase({ code: await product.mailedCode(email) });
      },
    ],
  ])(
    'leaves nothing behind, deleted by %s; the name is free and the sessions are over [S-207]',
    async (_who, erase) => {
      const person = await somebody();
      const traces = await tracesOf(person);
      expect(traces.length).toBeGreaterThan(15);
      expect(traces.map(({ pk }) => pk)).toContain(`ACTIVITY#${person.id}`);
      expect(await erase(person)).toMatchObject({ status: 204 });
      await onlyTheLogRemembers(person);
      expect((await product.send('GET /api/account', { token: person.token })).status).toBe(401);
      expect((await people.logIn(fields.username)).body.code).toBe('invalidCredentials');
      await expect(operator.identity.checkPassword(person.id, password)).rejects.toThrow('credentials');
      const sessions = await product.send(`GET /sessions/list?user_id=${person.id}`, { token: await product.admin() });
      expect(sessions.body.items).toEqual([]);
      const { body } = await product.send('GET /users/list?search=sentinel', { token: await product.admin() });
      expect(body.items).toEqual([]);
    },
  );

  it('is forgotten after a day also where replies are kept for repeated calls, and log-ins wait for a code', async () => {
    const person = await somebody({ 'idempotency-key': 'of-somebody-to-be-deleted' });
    await people.logIn(fields.username);
    const token = await product.admin();
    expect((await product.send(`DELETE /users/delete/${person.id}`, { token })).status).toBe(204);
    const left = await tracesOf(person);
    expect(new Set(left.map(({ pk }) => String(pk).split('#')[0]))).toEqual(
      new Set(['IDEMPOTENCY', 'CHALLENGE', 'AUDIT']),
    );
    await product.clock.advance(24 * 60 * 60 * 1000 + 60_000);
    await onlyTheLogRemembers(person);
    await product.clock.reset();
  });
});
