import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product } from '#test/support/product.ts';

let product: Product;
let good: string;
let header: Record<string, unknown>;
let claims: Record<string, unknown>;
/** The pool's own signing key, which no one outside of it has: some of the forgeries can only be made with it. */
let poolKey: string;

const decoded = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (head: unknown, body: unknown, key: string | KeyObject = poolKey) => {
  const content = `${encoded(head)}.${encoded(body)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
};
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  product = await openProduct();
  good = await product.admin();
  const parts = good.split('.');
  [header, claims] = [decoded(parts[0]), decoded(parts[1])];
  for await (const file of glob(path.join(product.dataDir, 'cognito/**/*'))) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const pem = /-----BEGIN PRIVATE KEY-----[\s\S]*?-----END PRIVATE KEY-----/.exec(text)?.[0];
    if (pem) poolKey = pem.replaceAll('\\n', '\n');
  }
}, 60_000);
afterAll(() => product.close());

const forgeries: Record<string, () => string> = {
  'without a signature (alg none)': () => `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`,
  'alg none in capitals, with the old signature': () =>
    `${encoded({ ...header, alg: 'NONE' })}.${encoded(claims)}.${good.split('.')[2]}`,
  'signed with the public key as a shared secret (HS256)': () => {
    const publicPem = createPublicKey(poolKey).export({ type: 'spki', format: 'pem' });
    const content = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
    return `${content}.${createHmac('sha256', publicPem).update(content).digest('base64url')}`;
  },
  'signed by a stranger under the pool’s key id': () => token(header, claims, stranger.privateKey),
  'signed by a stranger under a key id of theirs': () => token({ ...header, kid: 'mine' }, claims, stranger.privateKey),
  'signed by a stranger who brings the key along (jwk)': () =>
    token({ ...header, jwk: stranger.publicKey.export({ format: 'jwk' }) }, claims, stranger.privateKey),
  'signed by a stranger who says where the key is (jku)': () =>
    token({ ...header, jku: 'https://evil.example/jwks.json' }, claims, stranger.privateKey),
  'with RS512 in its head': () => token({ ...header, alg: 'RS512' }, claims),
  'with claims changed under the old signature': () => {
    const [head, , signature] = good.split('.');
    return `${head}.${encoded({ ...claims, 'cognito:groups': ['admin', 'more'] })}.${signature}`;
  },
  'with its signature cut short': () => good.slice(0, -8),
  'with a fourth part': () => `${good}.${good.split('.')[2]}`,
  'with two parts': () => good.split('.').slice(0, 2).join('.'),
  'of another pool': () =>
    token(header, { ...claims, iss: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AAAAAAAAA' }),
  'of another region': () =>
    token(header, { ...claims, iss: String(claims.iss).replaceAll('eu-central-1', 'us-east-1') }),
  'of another client': () => token(header, { ...claims, client_id: 'x'.repeat(26) }),
  'of our client, for the audience of another': () => token(header, { ...claims, aud: 'x'.repeat(26) }),
  'of our client, for several others': () => token(header, { ...claims, aud: ['x'.repeat(26), 'y'.repeat(26)] }),
  'of no client': () => token(header, { ...claims, client_id: undefined }),
  'that is an ID token': () => {
    const { client_id, ...rest } = claims;
    return token(header, { ...rest, aud: client_id, token_use: 'id', 'cognito:username': claims.username });
  },
  'that says it is an ID token but names the client as an access token does': () =>
    token(header, { ...claims, token_use: 'id' }),
  'that says nothing of its use': () => token(header, { ...claims, token_use: undefined }),
  'that has run out': () => token(header, { ...claims, exp: now() - 1 }),
  'that never runs out': () => token(header, { ...claims, exp: undefined }),
  'that begins tomorrow': () => token(header, { ...claims, nbf: now() + 86_400 }),
  'that was issued tomorrow': () => token(header, { ...claims, iat: now() + 86_400 }),
  'of a session that never was': () => token(header, { ...claims, origin_jti: randomUUID() }),
  'of no session': () => token(header, { ...claims, origin_jti: undefined }),
  'of somebody else with one’s own session': () => token(header, { ...claims, username: randomUUID() }),
  'whose session is a key of another kind': () => token(header, { ...claims, origin_jti: 'x#USER' }),
  'that is nothing': () => '',
  'that is nonsense': () => '💃.🩰.✨',
};

describe('a token is refused', () => {
  it('unless it is good, or this file proves nothing [S-146, S-199, S-203]', async () => {
    expect((await product.send('GET /users/list', { token: good })).status).toBe(200);
    expect((await product.send('GET /users/list', { token: token(header, claims) })).status).toBe(200);
    expect((await product.send('POST /auth/verify', { body: { token: good } })).body).toEqual({
      valid: true,
      user: { id: claims.username, username: 'admin', isAdmin: true },
    });
  });

  it.each(Object.keys(forgeries))('%s [S-155, Q-061]', async (name) => {
    const forged = forgeries[name]?.() ?? '';
    // A header cannot carry everything; what it cannot is sent as bytes.
    const value = Buffer.from(forged).toString('latin1');
    for (const route of ['GET /users/list', 'GET /api/account', 'POST /auth/refresh']) {
      expect((await product.send(route, { token: value })).status, route).toBe(401);
    }
    expect((await product.send('POST /auth/verify', { body: { token: forged } })).body).toEqual({
      valid: false,
      error: 'Token verification failed',
    });
  });

  it('where a token does not belong: query, cookie, another scheme, twice', async () => {
    expect((await product.send(`GET /api/account?authorization=${good}`)).status).not.toBe(200);
    expect((await product.send('GET /api/account', { headers: { cookie: `token=${good}` } })).status).toBe(401);
    expect((await product.send('GET /api/account', { headers: { authorization: `Basic ${good}` } })).status).toBe(401);
    expect(
      (await product.send('GET /api/account', { headers: { authorization: `Bearer ${good}, Bearer ${good}` } })).status,
    ).toBe(401);
  });

  it('and not one of the forgeries is a fault of the server', () => {
    expect(product.problems).toEqual([]);
  });
});
