import { generateKeyPairSync, sign } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { createClock } from '#scripts/local/runtime/clock.ts';
import { api, ref } from './support/resources.ts';
import { clientsOf, startTestTwin } from './support/twin.ts';

const hour = 3_600_000;

/** Returns the time in all the ways in which code asks for it. */
const timekeeper = `
const keptNow = Date.now;
const KeptDate = Date;
export const handler = async (event, context) => ({
  now: Date.now(),
  kept: keptNow(),
  made: new Date().getTime(),
  madeByKept: new KeptDate().getTime(),
  said: Date.parse(Date()),
  given: new Date(2026, 10, 21).toISOString(),
  utc: Date.UTC(2026, 0, 1),
  isDate: new Date() instanceof Date && structuredClone(new Date()) instanceof Date && new Date().constructor === Date,
  isSubclassed: new (class Later extends Date {})() instanceof Date,
  sinceStart: performance.now(),
  remaining: context.getRemainingTimeInMillis(),
  epoch: event.requestContext.timeEpoch,
});
`;

const start = async () => {
  const twin = await startTestTwin({ assets: { code: { 'index.mjs': timekeeper } } });
  const times = async () => (await fetch(`${twin.url}/api/time`)).json();
  return { twin, times };
};

describe('the movable clock', () => {
  it('moves what a running function and its event take for the time, and nothing else', async () => {
    const { twin, times } = await start();
    const before = await times();
    await twin.clock.advance(hour);
    const after = await times();
    for (const way of ['now', 'kept', 'made', 'madeByKept', 'epoch']) {
      expect([way, Math.floor((after[way] - before[way]) / hour)]).toEqual([way, 1]);
      expect([way, Math.abs(after[way] - twin.clock.now()) < 10_000]).toEqual([way, true]);
    }
    expect(after.said - before.now).toBeGreaterThan(hour - 1000);
    expect(after).toMatchObject({
      given: '2026-11-21T00:00:00.000Z',
      utc: Date.UTC(2026, 0, 1),
      isDate: true,
      isSubclassed: true,
    });
    expect(after.sinceStart - before.sinceStart).toBeLessThan(hour);
    expect(after.remaining).toBeGreaterThan(0);
    expect(after.remaining).toBeLessThanOrEqual(5000);
  });

  it('skips a pause of a function, and no timer, only where pauses are skipped', async () => {
    const pausing = `import { scheduler, setTimeout as sleep } from 'node:timers/promises';
      const timed = async (wait) => { const start = performance.now(); await wait(300); return performance.now() - start; };
      export const handler = async () => ({
        pause: await timed((ms) => scheduler.wait(ms)), timer: await timed((ms) => sleep(ms)) });`;
    const timesWith = async (options: { skipPauses?: boolean }) => {
      const twin = await startTestTwin({ assets: { code: { 'index.mjs': pausing } }, options });
      const times: { pause: number; timer: number } = await (await fetch(`${twin.url}/api/time`)).json();
      return Object.values(times).map((time) => time > 290);
    };
    expect(await timesWith({})).toEqual([true, true]);
    expect(await timesWith({ skipPauses: true })).toEqual([false, true]);
  });

  it('gives a call of a function up later, by the patience of who starts it', async () => {
    const limited = `export const handler = async () => {
      const start = performance.now();
      const times = [];
      const took = () => times.push(performance.now() - start);
      await Promise.all([
        new Promise((resolve) => setTimeout(resolve, 100)).then(took),
        new Promise((resolve) => AbortSignal.timeout(100).addEventListener('abort', resolve)).then(took),
      ]);
      return Math.min(...times);
    };`;
    const twin = await startTestTwin({ assets: { code: { 'index.mjs': limited } }, options: { patience: 4 } });
    expect(await (await fetch(`${twin.url}/api/time`)).json()).toBeGreaterThan(390);
  });

  it('adds up moves and goes back', async () => {
    const { twin, times } = await start();
    await twin.clock.advance(hour);
    await twin.clock.advance(hour);
    expect(twin.clock.ahead()).toBe(2 * hour);
    await twin.clock.reset();
    expect((await times()).now - Date.now()).toBeLessThan(hour);
  });

  it('deletes what expires by a move', async () => {
    const { twin } = await start();
    const expiry = Math.floor(Date.now() / 1000) + 60;
    const Item = { pk: { S: 'p' }, sk: { S: 's' }, ttl: { N: String(expiry) } };
    await clientsOf(twin).dynamoDb.send(new PutItemCommand({ TableName: twin.tables.Table, Item }));
    const items = async () => (await (await fetch(`${twin.url}/__local/api/table`)).json()).items;
    await twin.clock.advance(30_000);
    expect(await items()).toHaveLength(1);
    await twin.clock.advance(32_000);
    expect(await items()).toEqual([]);
  });

  it('decides whether a token is still valid', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const issuer = 'https://issuer.example';
    const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key' }] };
    const twin = await startTestTwin({
      resources: {
        Authorizer: {
          Type: 'AWS::ApiGatewayV2::Authorizer',
          Properties: {
            ApiId: ref('Api'),
            AuthorizerType: 'JWT',
            IdentitySource: ['$request.header.Authorization'],
            JwtConfiguration: { Audience: ['web'], Issuer: issuer },
          },
        },
        ...api({ 'GET /api/mine': { AuthorizationType: 'JWT', AuthorizerId: ref('Authorizer') } }),
      },
      options: { jwksOf: () => jwks },
    });
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: issuer, client_id: 'web', exp: Math.floor(Date.now() / 1000) + 1800 };
    const signed = `${encode({ alg: 'RS256', kid: 'key' })}.${encode(claims)}`;
    const token = `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    const status = async () =>
      (await fetch(`${twin.url}/api/mine`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status()).toBe(200);
    await twin.clock.advance(hour);
    expect(await status()).toBe(401);
    await twin.clock.reset();
    expect(await status()).toBe(200);
  });

  it('leaves the thread that owns it alone, and stays within what a date can hold', async () => {
    const clock = createClock();
    await clock.advance(hour);
    expect(clock.now() - Date.now()).toBeGreaterThan(hour - 1000);
    await expect(clock.advance(1e16)).rejects.toThrow('no date is that far ahead');
    expect(clock.ahead()).toBe(hour);
  });
});
