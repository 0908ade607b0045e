import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealBy } from '#lambdas/platform/seal.ts';
import { administrator, openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { brokenJourney, ordinaryJourney } from './journeys.ts';
import { operatorOf } from './operator.ts';
import { peopleOf } from './people.ts';

const kinds = [
  'passwords',
  'accessTokens',
  'refreshTokens',
  'codes',
  'recoveryCodes',
  'authenticatorKeys',
  'serverKeys',
] as const;
type Kind = (typeof kinds)[number];

let product: Product;
let operator: ReturnType<typeof operatorOf>;
/** Every reply that a browser has got, and every item that was ever seen in the table. */
const replies: { route: string; reply: Reply }[] = [];
const items = new Map<string, Record<string, unknown>>();
const sealedTokens = new Set<string>();
const secrets = Object.fromEntries(kinds.map((kind) => [kind, [] as string[]])) as Record<Kind, string[]>;
const secret = (kind: Kind, value: string): string => {
  secrets[kind].push(value);
  return value;
};
const noteItems = async () => {
  for (const item of await operator.items()) {
    items.set(JSON.stringify(item), item);
    const { refreshToken } = (item.data ?? {}) as { refreshToken?: string };
    if (item.type !== 'Session' || !refreshToken) continue;
    sealedTokens.add(refreshToken);
    // The pool's own knowledge of the session, which only the server's key opens.
    const key = () => operator.app.derivedKey('refresh-tokens');
    secret('refreshTokens', await sealBy(key).open(refreshToken, 'refresh token'));
  }
};

beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  const noted: Product = {
    ...product,
    async send(route, options) {
      const reply = await product.send(route, options);
      replies.push({ route, reply });
      const { token, secret: key, recoveryCodes } = reply.body ?? {};
      if (token) secret('accessTokens', token);
      if (key) secret('authenticatorKeys', key);
      if (Array.isArray(recoveryCodes)) for (const code of recoveryCodes) secret('recoveryCodes', code);
      return reply;
    },
    mailedCode: async (to) => secret('codes', await product.mailedCode(to)),
  };
  const journey = { product: noted, operator, people: peopleOf(noted, operator), secret, noteItems };
  for (const take of [ordinaryJourney, brokenJourney]) {
    await take(journey);
    await noteItems();
  }
  for (const known of [password, administrator.password]) secret('passwords', known);
  const derived = await Promise.all(['bot-check', 'codes'].map((purpose) => operator.app.derivedKey(purpose)));
  for (const key of derived) secret('serverKeys', key.toString('hex'));
  secret('serverKeys', await operator.app.secret());
  secret('serverKeys', product.operator.secretAccessKey);
}, 90_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

/** Which kinds of secrets a text holds. A code is six digits, so it counts where it stands alone. */
const found = (text: string, besides: readonly Kind[] = []): Kind[] => {
  const holds = (kind: Kind, value: string) => {
    if (kind === 'codes') return new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`).test(text);
    return text.includes(value) || (kind === 'recoveryCodes' && text.includes(value.replace('-', '')));
  };
  return kinds.filter((kind) => !besides.includes(kind) && secrets[kind].some((value) => holds(kind, value)));
};
/** The kinds of data that a reply is there to hand out. */
const handedOut = (route: string): Kind[] => {
  if (/auth\/(login|refresh|two-factor)$/.test(route)) return ['accessTokens'];
  if (/two-factor\/totp$/.test(route)) return ['authenticatorKeys'];
  return /confirm$|recovery-codes$/.test(route) ? ['recoveryCodes'] : [];
};

describe('after all that people did and all that broke', () => {
  it('there were secrets of every kind, and faults, or this file proves nothing', async () => {
    for (const kind of kinds) expect(secrets[kind].length, kind).toBeGreaterThan(0);
    expect(replies.filter(({ reply }) => reply.status >= 500).length).toBeGreaterThan(4);
    const logs = Object.values(await operator.logs()).join('');
    expect(logs.match(/request failed/g)?.length).toBeGreaterThan(4);
    expect(items.size).toBeGreaterThan(100);
    expect(sealedTokens.size).toBeGreaterThan(0);
  });

  it('no line of any function’s log holds a secret', async () => {
    for (const [name, text] of Object.entries(await operator.logs())) expect([name, found(text)]).toEqual([name, []]);
  });

  it('no reply holds a secret but the one it is there for, and none a refresh token', () => {
    for (const { route, reply } of replies) {
      for (const token of sealedTokens) expect([route, reply.text.includes(token)]).toEqual([route, false]);
      const allowed = reply.status === 200 ? handedOut(route) : [];
      expect([route, found(JSON.stringify(reply.headers) + reply.text, allowed)]).toEqual([route, []]);
    }
  });

  it('no item of the tables holds a secret in clear, and no session that is over any token', () => {
    for (const item of items.values()) {
      const { refreshToken, state } = (item.data ?? {}) as { refreshToken?: string; state?: string };
      if (state === 'revoked') expect(refreshToken).toBeUndefined();
      expect([item.pk, item.sk, found(JSON.stringify(item))]).toEqual([item.pk, item.sk, []]);
    }
  });

  it('no error tells how the server is made: the same few fields, in words for people [S-236]', () => {
    const refused = replies.filter(({ reply }) => reply.status >= 400);
    expect(refused.length).toBeGreaterThan(30);
    const known = ['error', 'code', 'requestId', 'fields', 'retryAfter'];
    for (const { route, reply } of refused) {
      expect([route, Object.keys(reply.body).filter((field) => !known.includes(field))]).toEqual([route, []]);
      expect(reply.text).not.toMatch(
        / {4}at |\.m?[jt]s:|node_modules|Exception|ZodError|arn:aws|dynamodb|cognito|USER#/i,
      );
    }
  });
});

describe('the site’s own files', () => {
  it('hold no key of anybody’s', async () => {
    const keys =
      /AKIA[0-9A-Z]{16}|LOCAL[0-9A-F]{16}|-----BEGIN|aws_?secret_?access_?key|eyJ[\w-]{20,}\.eyJ|clientSecret/i;
    let count = 0;
    for await (const file of glob('.build/site/**/*.{js,json,html,css,txt,map}')) {
      const text = await readFile(file, 'utf8');
      count += 1;
      expect([file, keys.exec(text)?.[0], found(text, ['codes'])]).toEqual([file, undefined, []]);
    }
    expect(count).toBeGreaterThan(50);
  });
});
