import { randomUUID } from 'node:crypto';
import { AssociateSoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { outcome } from './attempts.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';
import { endpoints } from './sample.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
let owner: Person;
let stranger: Person;
let administrator: Person;
beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  [owner, stranger, administrator] = [
    await people.someone(),
    await people.someone(),
    await people.person({ isAdmin: true }),
  ];
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const account = ({ token }: Person) => product.send('GET /api/account', { token });

describe('what belongs to somebody', () => {
  it('stays theirs: another’s device answers like one that does not exist, also to an administrator [S-196, Q-061]', async () => {
    const { items } = (await product.send('GET /api/account/devices', { token: owner.token })).body;
    const [id] = items.map((device: { id: string }) => device.id);
    const [, origin] = id.split('.');
    for (const { token, id: own } of [stranger, administrator]) {
      for (const guess of [id, `${own}.${origin}`, `${owner.id}.${randomUUID()}`]) {
        expect(outcome(await product.send(`DELETE /api/account/devices/${guess}`, { token }))).toEqual([
          404,
          'notFound',
        ]);
      }
      const devices = (await product.send('GET /api/account/devices', { token })).body.items;
      expect(devices.map((device: { userId: string }) => device.userId)).toEqual([own]);
    }
    expect((await account(owner)).status).toBe(200);
  });

  it.each<[string, (victim: Person) => { route: string; body: object }]>([
    ['change', ({ id }) => ({ route: 'PATCH /api/account', body: { version: 0, id, location: 'Nowhere' } })],
    ['change', ({ id }) => ({ route: 'PATCH /api/account', body: { version: 0, userId: id, location: 'Nowhere' } })],
    ['erase', ({ id }) => ({ route: 'POST /api/account/delete', body: { userId: id, password } })],
    [
      'log in as',
      ({ id }) => ({
        route: 'POST /api/account/password',
        body: { id, currentPassword: password, newPassword: 'Mine-from-now-on!' },
      }),
    ],
    ['read', ({ id }) => ({ route: `GET /api/account?id=${id}`, body: {} })],
    ['export', ({ id }) => ({ route: `GET /api/account/export?user_id=${id}`, body: {} })],
    ['see the devices of', ({ id }) => ({ route: `GET /api/account/devices?user_id=${id}`, body: {} })],
  ])('cannot be reached by naming them: nobody can %s another by their id [Q-061]', async (_what, make) => {
    const { route, body } = make(owner);
    const before = (await account(owner)).body;
    for (const { token } of [stranger, administrator]) {
      const reply = await product.send(route, { token, ...(route.startsWith('GET') ? {} : { body }) });
      expect(outcome(reply)).toEqual([400, 'invalidRequest']);
    }
    expect((await account(owner)).body).toEqual(before);
  });

  it('is not in the reply to another’s Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-key-for-two' };
    const replies = [owner, stranger].map(async (person) => {
      const { version } = (await account(person)).body;
      const body = { version, location: 'Eilat' };
      return product.send('PATCH /api/account', { token: person.token, headers, body });
    });
    const ids = (await Promise.all(replies)).map(({ body: { id } }) => id);
    expect(ids).toEqual([owner.id, stranger.id]);
  });

  it('is proven by one’s own code only: to set up a factor, to finish a log-in, to recover [Q-063]', async () => {
    const [first, second, third] = [await people.someone(), await people.someone(), await people.someone()];
    const code = await people.factorCode(first);
    await people.factorCode(third);
    const confirm = ({ token }: Person) =>
      product.send('POST /auth/two-factor/email/confirm', { token, body: { code } });
    expect(outcome(await confirm(third))).toEqual([400, 'codeInvalid']);
    const { recoveryCodes } = (await confirm(first)).body;
    await people.useMailedCodes(second);

    const challengeOf = async ({ username }: Person) => (await people.logIn(username)).body.challengeId;
    const [mine, yours] = [await challengeOf(first), await challengeOf(second)];
    const answer = (body: object) => product.send('POST /auth/two-factor', { body });
    const mailed = await product.mailedCode(first.email);
    expect(outcome(await answer({ challengeId: yours, code: mailed }))).toEqual([400, 'codeInvalid']);
    const [recoveryCode] = recoveryCodes;
    expect(outcome(await answer({ challengeId: yours, recoveryCode, password }))).toEqual([400, 'codeInvalid']);
    expect((await answer({ challengeId: mine, code: mailed })).body.user.id).toBe(first.id);
  });
});

describe('a token that somebody got hold of, taken to the pool itself', () => {
  it('sets up no authenticator, not even begins to [Q-061]', async () => {
    const victim = await people.someone();
    const attempt = operator.cognito.send(new AssociateSoftwareTokenCommand({ AccessToken: victim.token }));
    await expect(attempt).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await account(victim)).body.secondFactor).toBe('none');
  });

  it('brings no reset to another address: it goes to the one that the product knows, or nowhere [Q-061]', async () => {
    const victim = await people.someone();
    await operator.identity.setEmail(victim.id, 'thief@elsewhere.example');
    for (const email of ['thief@elsewhere.example', victim.email]) await people.requestReset(email);
    expect(await product.mails('thief@elsewhere.example')).toEqual([]);
    expect(await product.mails(victim.email)).toEqual([expect.objectContaining({ subject: 'Your account is ready' })]);
    expect((await people.logIn(victim.username)).status).toBe(200);
  });
});

const closed = endpoints.filter(({ access }) => access !== 'public');
/** The same place, for a server that reads paths differently from the gateway. */
const spellings = (path: string): string[] => {
  const last = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, last), path.slice(last + 1)];
  return [
    ...[`${path}/`, `/${path}`, `//${path}`, `${folder}//${name}`, `${folder}%2f${name}`, `${folder}%2F${name}`],
    ...[`${folder}\\${name}`, `${folder}%5c${name}`, `${folder}/./${name}`, `${folder}/%2e/${name}`, `${path}/.`],
    ...[path.toUpperCase(), `${path.slice(0, 2).toUpperCase()}${path.slice(2)}`, `${path}%00`, `${path}%20`],
    ...[`${path};`, `${path}.json`, `${path}%3f`, `${path}%23`, `/api/brands/..${path}`, `/api/brands/%2e%2e${path}`],
    ...[`/api/brands/..%2f..${path}`, `/api/health/..;${path}`, `/auth/verify/../..${path}`, `/auth/%2e%2e${path}`],
    `${folder}/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
  ];
};
const withIds = (path: string): string => path.replace('{id}', path.startsWith('/users') ? owner.id : `${owner.id}.x`);

describe('a way around', () => {
  it.each(closed.map(({ id, path }) => [id, path]))(
    '%s by the spelling of its path leads nowhere [Q-061]',
    async (id, path) => {
      const { method, access } = closed.find((endpoint) => endpoint.id === id) ?? { method: '', access: '' };
      const tokens = access === 'admin' ? [undefined, stranger.token] : [undefined];
      for (const spelling of spellings(withIds(path))) {
        for (const token of tokens) {
          const { status } = await product.send(`${method} ${spelling}`, { token });
          expect([400, 401, 403, 404, 405], `${method} ${spelling}`).toContain(status);
        }
      }
    },
  );

  it.each([...new Set(closed.map(({ path }) => path))])('%s by another method leads nowhere [Q-061]', async (path) => {
    const own = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method as string);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
      if (own.includes(method)) continue;
      for (const token of [undefined, administrator.token]) {
        const { status } = await product.send(`${method} ${withIds(path)}`, { token });
        // 415: where a path parameter fits as well (`/brands/order`), and the body is missing.
        expect([400, 401, 403, 404, 405, 415, 501], `${method} ${path}`).toContain(status);
      }
    }
  });

  it('by headers that some servers believe leads to what the request line says [Q-061]', async () => {
    for (const name of ['x-original-url', 'x-rewrite-url', 'x-forwarded-path', 'x-http-method-override']) {
      const value = name.endsWith('override') ? 'DELETE' : '/users/list';
      const open = await product.send('GET /api/config/site', { headers: { [name]: value } });
      expect([open.status, Object.keys(open.body)]).toEqual([200, expect.arrayContaining(['stage', 'identity'])]);
      const { status } = await product.send('GET /users/list', { headers: { [name]: '/api/health' } });
      expect(status).toBe(401);
    }
    const headers = { 'x-amzn-request-context': '{"authorizer":{"jwt":{"claims":{"token_use":"access"}}}}' };
    expect((await product.send('GET /users/list', { headers })).status).toBe(401);
  });

  it('and the right way is still open [S-196]', async () => {
    expect((await product.send('GET /users/list', { token: administrator.token })).status).toBe(200);
    expect((await account(owner)).status).toBe(200);
  });
});
