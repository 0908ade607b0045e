import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';

let product: Product;
let people: ReturnType<typeof peopleOf>;
let administrator: Person;
beforeAll(async () => {
  product = await openProduct();
  people = peopleOf(product, operatorOf(product));
  administrator = await people.person({ isAdmin: true });
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const asAdmin = async (route: string, body?: unknown) => {
  const reply = await product.send(route, { token: administrator.token, body });
  expect(reply.status, `${route}: ${reply.text}`).toBeLessThan(300);
  return reply;
};
const update = (id: string, change: unknown) => asAdmin(`PATCH /users/update/${id}`, change);
const sessionsOf = async (id: string) => (await asAdmin(`GET /sessions/list?user_id=${id}`)).body.items;
const statusOf = async (token: string, route = 'GET /api/account') => (await product.send(route, { token })).status;
/** The worth of a token in every place that takes one. */
const worthOf = async (token: string) => ({
  account: await statusOf(token),
  refresh: await statusOf(token, 'POST /auth/refresh'),
  verify: (await product.send('POST /auth/verify', { body: { token } })).body.valid,
});
const nothing = { account: 401, refresh: 401, verify: false };
const everything = { account: 200, refresh: 200, verify: true };
const newPassword = 'Pas-de-deux-at-ten!';
const resetCode = async ({ email }: Person) => {
  await people.requestReset(email);
  const body = { email, code: await product.resetCode(email), password: newPassword };
  return () => product.send('POST /auth/reset-password', { body });
};

type End = [string, (person: Person, tokens: string[]) => Promise<unknown>, (typeof nothing)['account'][]];
/** An end, and the account's answers to the first and to the second device afterwards. */
const ends: End[] = [
  ['nothing', async () => undefined, [200, 200]],
  [
    'an administrator revokes one session',
    async ({ id }) => asAdmin(`DELETE /sessions/revoke/${(await sessionsOf(id)).at(-1).id}`),
    [401, 200],
  ],
  ['the person logs out', (_person, [token = '']) => product.send('POST /auth/logout', { token }), [401, 200]],
  [
    'the person ends the others',
    (_person, [, token = '']) => product.send('POST /api/account/devices/revoke-others', { token }),
    [401, 200],
  ],
  [
    'the password is changed',
    (_person, [, token = '']) =>
      product.send('POST /api/account/password', { token, body: { currentPassword: password, newPassword } }),
    [401, 200],
  ],
  ['the password is reset', async (person) => (await resetCode(person))(), [401, 401]],
  ['an administrator disables the user', ({ id }) => update(id, { enabled: false }), [401, 401]],
  ['an administrator deletes the user', ({ id }) => asAdmin(`DELETE /users/delete/${id}`), [401, 401]],
  [
    'the person deletes their account',
    (_person, [token]) => product.send('POST /api/account/delete', { token, body: { password } }),
    [401, 401],
  ],
];

describe('the next call of each of two devices', () => {
  it.each(ends)('when %s [S-153, Q-025, Q-026, Q-061]', async (_what, end, expected) => {
    const person = await people.someone();
    const tokens = [person.token, await people.tokenOf(person.username)];
    await end(person, tokens);
    const worth = expected.map((status) => (status === 200 ? everything : nothing));
    expect(await Promise.all(tokens.map(worthOf))).toEqual(worth);
  });
});

describe('a role', () => {
  it('counts with the next call, given or taken, without a new log-in [S-197, Q-061]', async () => {
    const { id, token } = await people.someone();
    const list = () => statusOf(token, 'GET /users/list');
    expect(await list()).toBe(403);
    await update(id, { isAdmin: true });
    expect(await list()).toBe(200);
    const renewed = (await product.send('POST /auth/refresh', { token })).body;
    expect(renewed.user.isAdmin).toBe(true);
    await update(id, { isAdmin: false });
    expect([await list(), await statusOf(renewed.token, 'GET /users/list')]).toEqual([403, 403]);
    expect((await product.send('POST /auth/refresh', { token })).body.user.isAdmin).toBe(false);
    await update(id, { roles: ['moderator', 'editor'] });
    expect([await list(), await statusOf(token)]).toEqual([403, 200]);
  });
});

describe('two tabs with one session', () => {
  it('both go on when one is refreshed, and both end when one logs out [S-156, Q-051]', async () => {
    const { token } = await people.someone();
    const renewed = (await product.send('POST /auth/refresh', { token })).body.token;
    expect([await statusOf(token), await statusOf(renewed)]).toEqual([200, 200]);
    expect(await statusOf(renewed, 'POST /auth/logout')).toBe(204);
    expect([await worthOf(token), await worthOf(renewed)]).toEqual([nothing, nothing]);
  });

  it('may refresh at the same moment', async () => {
    const { id, token } = await people.someone();
    const replies = await Promise.all([1, 2, 3].map(() => product.send('POST /auth/refresh', { token })));
    for (const { body } of replies) expect(await statusOf(body.token)).toBe(200);
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  it('note when they were last used, at most once a minute [S-132]', async () => {
    const { id, token } = await people.person();
    const [{ lastActivity: first }] = await sessionsOf(id);
    const activityAfter = async (seconds: number) => {
      await product.clock.advance(seconds * 1000);
      expect(await statusOf(token)).toBe(200);
      return (Date.parse((await sessionsOf(id))[0].lastActivity) - Date.parse(first)) / 1000;
    };
    expect(await activityAfter(50)).toBe(0);
    const noted = await activityAfter(15);
    expect(noted).toBeGreaterThanOrEqual(65);
    expect(await activityAfter(30)).toBe(noted);
    await product.clock.reset();
  });
});

describe('a refresh at the moment of the end', () => {
  const rounds = Array.from({ length: 4 }, (_none, round) => round);
  const atOnce: [string, (person: Person) => Promise<unknown>][] = [
    ['revoking', async ({ id }) => asAdmin(`DELETE /sessions/revoke/${(await sessionsOf(id))[0].id}`)],
    ['logging out', ({ token }) => product.send('POST /auth/logout', { token })],
    ['disabling', ({ id }) => update(id, { enabled: false })],
    ['deleting', ({ id }) => asAdmin(`DELETE /users/delete/${id}`)],
  ];

  it.each(atOnce)('never outlives %s [Q-026, Q-061]', async (_what, end) => {
    for (const round of rounds) {
      const person = await people.someone();
      const refresh = () => product.send('POST /auth/refresh', { token: person.token });
      const calls = round % 2 ? [refresh(), end(person), refresh()] : [end(person), refresh(), refresh()];
      const [first, , last] = await Promise.all(calls);
      const tokens = [
        person.token,
        ...[first, last].map((reply) => (reply as { body?: { token?: string } })?.body?.token),
      ];
      for (const token of tokens) if (token) expect(await worthOf(token)).toEqual(nothing);
    }
  });
});

describe('a log-in that waits for its code', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['the user is disabled', ({ id }) => update(id, { enabled: false })],
    ['the user is deleted', ({ id }) => asAdmin(`DELETE /users/delete/${id}`)],
    ['the password is reset', async (person) => (await resetCode(person))()],
    [
      'all other devices are logged out',
      ({ token }) => product.send('POST /api/account/devices/revoke-others', { token }),
    ],
  ])('is over when %s [Q-026, Q-063]', async (_what, end) => {
    const person = await people.someone();
    await people.useMailedCodes(person);
    const { challengeId } = (await people.logIn(person.username)).body;
    const code = await product.mailedCode(person.email);
    await end(person);
    const reply = await product.send('POST /auth/two-factor', { body: { challengeId, code } });
    expect([reply.status, reply.body.code]).toEqual([401, 'challengeExpired']);
  });
});

describe('somebody who is disabled', () => {
  it('cannot get in by password, by reset, or by a code of before, and is told nothing [S-242, Q-061]', async () => {
    const person = await people.someone();
    const confirm = await resetCode(person);
    await update(person.id, { enabled: false });
    const mails = (await product.mails(person.email)).length;
    expect((await people.logIn(person.username)).body.code).toBe('invalidCredentials');
    expect((await confirm()).status).toBe(400);
    expect((await people.requestReset(person.email)).status).toBe(204);
    expect(await product.mails(person.email)).toHaveLength(mails);
    expect((await people.logIn(person.username, newPassword)).body.code).toBe('invalidCredentials');
  });

  it('does not get the old sessions back with the account, but may log in again', async () => {
    const person = await people.someone();
    await update(person.id, { enabled: false });
    await update(person.id, { enabled: true });
    expect(await worthOf(person.token)).toEqual(nothing);
    expect(await worthOf(await people.tokenOf(person.username))).toEqual(everything);
  });
});
