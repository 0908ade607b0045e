import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { altcha } from '#lambdas/auth/adapters/altcha.ts';
import { botCheckAsSet } from '#lambdas/auth/adapters/as-set.ts';
import { turnstile } from '#lambdas/auth/adapters/turnstile.ts';
import { withProofOfWork } from '#lambdas/auth/adapters/with-proof-of-work.ts';
import { spendOnceStore } from '#lambdas/auth/store/spend-once-store.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openTestTable } from '#test/support/test-table.ts';

let testTable: Awaited<ReturnType<typeof openTestTable>>;
beforeAll(async () => {
  testTable = await openTestTable();
});
afterAll(() => testTable.close());

const request = { action: 'login', ip: '203.0.113.7' } as const;
const tokenOf = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const solve = async (challenge: unknown) => {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return { challenge, solution };
};

describe('the built-in proof of work [S-185]', () => {
  const check = (key = Buffer.alloc(32, 1)) =>
    altcha(async () => key, { spendOnce: spendOnceStore(testTable.table), clock: Date.now });

  it('accepts a solution once', async () => {
    const token = tokenOf(await solve(await check().challenge()));
    expect(await check().passed(token, request)).toBe(true);
    expect(await check().passed(token, request)).toBe(false);
  });

  it('accepts only one of a solution sent many times at once', async () => {
    const token = tokenOf(await solve(await check().challenge()));
    const passed = await Promise.all(Array.from({ length: 10 }, () => check().passed(token, request)));
    expect(passed.filter(Boolean)).toHaveLength(1);
  });

  it('refuses what was not solved, was solved for another key, was altered or has expired', async () => {
    const solved = await solve(await check().challenge());
    const parameters = (change: object) => {
      const challenge = solved.challenge as Challenge;
      return { ...solved, challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } } };
    };
    const late = altcha(async () => Buffer.alloc(32, 1), {
      spendOnce: spendOnceStore(testTable.table),
      clock: () => Date.now() - 3_600_000,
    });
    const refused = {
      nothing: '',
      'no base64': '%%%',
      'no object': tokenOf(7),
      'no solution': tokenOf({ challenge: solved.challenge }),
      'a wrong solution': tokenOf({ ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } }),
      'less work': tokenOf(parameters({ cost: 1 })),
      'a later end': tokenOf(parameters({ expiresAt: 4_102_444_800 })),
      'an expired challenge': tokenOf(await solve(await late.challenge())),
    };
    for (const [what, token] of Object.entries(refused)) expect(await check().passed(token, request), what).toBe(false);
    expect(await check(Buffer.alloc(32, 2)).passed(tokenOf(solved), request)).toBe(false);
    expect(await check().passed(tokenOf(solved), request)).toBe(true);
  });
});

describe('Turnstile, where it is configured [S-185]', () => {
  const asked: Record<string, unknown>[] = [];
  let reply: { body: string; hang?: boolean };
  let server: Server;
  beforeAll(async () => {
    server = createServer((incoming, response) => {
      let text = '';
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => {
        asked.push(JSON.parse(text));
        if (!reply.hang) response.end(reply.body);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => {
    asked.length = 0;
  });
  const logged: string[] = [];
  const check = (secret = async () => 'the-secret') =>
    turnstile({
      secret,
      hostname: 'pointe.example',
      spendOnce: spendOnceStore(testTable.table),
      clock: Date.now,
      log: { info: () => undefined, error: (message) => logged.push(message) },
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    });
  const good = { success: true, hostname: 'pointe.example', action: 'login' };
  const passes = (token: string, body: unknown) => {
    reply = { body: JSON.stringify(body) };
    return check().passed(token, request);
  };

  it('asks Cloudflare with secret, token and address, and takes a token once', async () => {
    expect(await passes('token-1', good)).toBe(true);
    expect(asked).toEqual([{ secret: 'the-secret', response: 'token-1', remoteip: '203.0.113.7' }]);
    expect(await passes('token-1', good)).toBe(false);
  });

  it('refuses another host, another action, and a refusal', async () => {
    expect(await passes('token-2', { ...good, hostname: 'evil.example' })).toBe(false);
    expect(await passes('token-3', { ...good, action: 'signup' })).toBe(false);
    expect(await passes('token-4', { ...good, success: false })).toBe(false);
    expect(await passes('token-5', { success: true })).toBe(false);
  });

  it('is beside a proof of work where a widget fails: each token is checked by its own way [Q-058]', async () => {
    const work = altcha(async () => Buffer.alloc(32, 1), {
      spendOnce: spendOnceStore(testTable.table),
      clock: Date.now,
    });
    const both = withProofOfWork(check(), work);
    const solved = await solve(await both.challenge());
    // Cloudflare would let all of these in.
    reply = { body: JSON.stringify(good) };
    const unsolved = { ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } };
    expect(await both.passed(tokenOf(unsolved), request)).toBe(false);
    expect(await both.passed(tokenOf(solved), request)).toBe(true);
    expect(await both.passed(tokenOf(solved), request)).toBe(false);
    expect(asked).toEqual([]);
    expect(await both.passed('of-the-widget', request)).toBe(true);
    expect(await both.passed('of-the-widget', request)).toBe(false);
    reply = { body: JSON.stringify({ ...good, success: false }) };
    for (const token of ['refused', tokenOf({ solution: solved.solution }), '']) {
      expect(await both.passed(token, request)).toBe(false);
    }
  });

  it('takes no proof of work for its own [Q-058]', async () => {
    const work = altcha(async () => Buffer.alloc(32, 1), {
      spendOnce: spendOnceStore(testTable.table),
      clock: Date.now,
    });
    const solved = tokenOf(await solve(await work.challenge()));
    expect(await passes(solved, { ...good, success: false })).toBe(false);
  });

  it('is chosen in the settings; the built-in check stays for browsers in which it fails [S-114, S-185]', async () => {
    const work = altcha(async () => Buffer.alloc(32, 1), {
      spendOnce: spendOnceStore(testTable.table),
      clock: Date.now,
    });
    const { readSettings, set } = someSettings();
    const keys: string[] = [];
    const secret = async () => {
      const [key] = keys;
      if (key === undefined) throw new Error('no key');
      return key;
    };
    const chosen = botCheckAsSet({ proofOfWork: work, turnstile: check(secret) }, readSettings);
    const solved = async () => tokenOf(await solve(await chosen.challenge()));
    reply = { body: JSON.stringify(good) };
    expect([await chosen.passed(await solved(), request), await chosen.passed('widget-1', request)]).toEqual([
      true,
      false,
    ]);
    set('botCheck', { provider: 'turnstile', siteKey: '1x00000000000000000000AA' });
    expect(asked).toEqual([]);
    // Without its secret key nothing can be checked, and no one is kept out.
    expect([await chosen.passed('widget-2', request), await chosen.passed(await solved(), request)]).toEqual([
      false,
      true,
    ]);
    keys.push('the-key');
    expect([await chosen.passed('widget-3', request), await chosen.passed(await solved(), request)]).toEqual([
      true,
      true,
    ]);
    expect(asked.map((each) => each.secret)).toEqual(['the-key']);
    reply = { body: JSON.stringify({ ...good, success: false }) };
    expect(await chosen.passed('widget-4', request)).toBe(false);
    set('botCheck', { onLogIn: false });
    expect(await chosen.passed('', request)).toBe(true);
  });

  it('stays closed when Cloudflare talks nonsense or does not answer within five seconds', async () => {
    reply = { body: '<html>' };
    expect(await check().passed('token-6', request)).toBe(false);
    reply = { body: '', hang: true };
    const began = performance.now();
    expect(await check().passed('token-7', request)).toBe(false);
    expect(performance.now() - began).toBeLessThan(7_000);
    expect(logged.slice(-2)).toEqual(['bot-check could not be made', 'bot-check could not be made']);
  }, 15_000);
});
