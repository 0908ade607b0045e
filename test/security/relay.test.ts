import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { relayLimits } from '#contracts/relay/endpoints.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import { openStandIn, type Said } from '#test/support/stand-in-service.ts';

const siteTag = '0123456789abcdef0123456789abcdef';
const telemetryDsn = 'https://0123abcd@errors.example/7';
const script = 'console.log("beacon")';
const beacon = 'GET /api/analytics/proxy/beacon.min.js';
const visits = 'POST /api/analytics/proxy/cdn-cgi/rum';
const telemetry = 'POST /api/telemetry';

let standIn: Awaited<ReturnType<typeof openStandIn>>;
let product: Product;
const isScript: Said = {
  status: 200,
  headers: { 'content-type': 'text/javascript', 'set-cookie': 'theirs=1' },
  body: script,
};
beforeAll(async () => {
  standIn = await openStandIn();
  product = await openProduct({ variables: { RELAY_STAND_IN: standIn.url } });
}, 60_000);
afterAll(async () => {
  await Promise.all([product.close(), standIn.close()]);
  expect(product.problems).toEqual([]);
});
afterEach(() => {
  standIn.heard.length = 0;
  standIn.said = isScript;
});

const visit = { siteToken: siteTag, location: 'https://pointe.example/login?code=123456' };
const envelope = (dsn = telemetryDsn) => `${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"x"}`;
const text = { 'content-type': 'text/plain;charset=UTF-8' };
/** The headers that a browser sends without being asked. */
const personal = {
  authorization: 'Bearer canary',
  cookie: 'devices=canary; i18next=he',
  'x-confirmation': 'canary',
  'x-forwarded-for': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
  referer: 'https://pointe.example/login?code=canary',
  origin: 'https://pointe.example',
  'accept-language': 'ru',
  'user-agent': 'Browser/1',
};

describe('while nothing is on', () => {
  it.each([beacon, visits, telemetry])('%s leads nowhere', async (route) => {
    const reply = await product.send(route, route === beacon ? {} : { body: envelope(), headers: text });
    expect([reply.status, reply.body.code, reply.headers['cache-control']]).toEqual([404, 'notFound', 'no-store']);
    expect(standIn.heard).toEqual([]);
  });
});

describe('while the services are on', () => {
  beforeAll(async () => {
    await saveSettings(product, {
      edgeAnalytics: { enabled: true, siteTag },
      integrations: { telemetryDsn },
    });
  });

  it('a beacon that is away, moved, too large or no script is none, and one that comes is kept for a day [S-223]', async () => {
    const useless: Said[] = [
      { status: 503 },
      { status: 302, headers: { location: 'https://evil.example/x.js' } },
      { ...isScript, body: 'x'.repeat(relayLimits.beacon + 1) },
      { ...isScript, headers: { 'content-type': 'text/html' } },
    ];
    for (const said of useless) {
      standIn.said = said;
      const { status, body, headers } = await product.send(beacon);
      expect([status, body.code, headers['retry-after'], headers.location]).toEqual([
        503,
        'unavailable',
        '5',
        undefined,
      ]);
    }
    expect(standIn.heard).toHaveLength(4);
    standIn.said = isScript;
    for (let time = 0; time < 2; time += 1) {
      const { status, text: body, headers } = await product.send(beacon, { headers: personal });
      expect([status, body, headers['content-type']]).toEqual([200, script, 'text/javascript; charset=utf-8']);
      expect(headers['cache-control']).toBe('public, max-age=86400, s-maxage=86400, stale-while-revalidate=0');
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(standIn.heard).toHaveLength(5);
    expect(standIn.heard[4]).toMatchObject({ method: 'GET', path: '/static.cloudflareinsights.com/beacon.min.js' });
    expect(JSON.stringify(standIn.heard)).not.toMatch(/canary|203\.0\.113|pointe\.example/);
  });

  it('a visit leaves with the browser’s name and nothing else of the person [S-224]', async () => {
    const reply = await product.send(visits, { body: visit, headers: personal });
    expect([reply.status, reply.text, reply.headers['set-cookie']]).toEqual([204, '', undefined]);
    const [{ method, path, headers, body } = { headers: {}, body: '' }] = standIn.heard;
    expect([method, path]).toEqual(['POST', '/cloudflareinsights.com/cdn-cgi/rum']);
    expect(Object.keys(headers).sort()).toEqual(['connection', 'content-length', 'content-type', 'host', 'user-agent']);
    expect(headers['user-agent']).toBe('Browser/1');
    expect(JSON.parse(String(body))).toEqual({ siteToken: siteTag, location: 'https://pointe.example/login' });
  });

  it('an envelope goes to the configured project with no more than the browser’s name [Q-071]', async () => {
    const reply = await product.send(telemetry, { body: envelope(), headers: { ...personal, ...text } });
    expect([reply.status, reply.text]).toEqual([204, '']);
    const [{ method, path, headers, body } = { headers: {}, body: '' }] = standIn.heard;
    expect([method, path]).toEqual(['POST', '/errors.example/api/7/envelope/']);
    expect(Object.keys(headers).sort()).toEqual(['connection', 'content-length', 'content-type', 'host', 'user-agent']);
    expect(String(body)).toBe(envelope());
    // A body of another type reaches the function in another form.
    standIn.heard.length = 0;
    await product.send(telemetry, { body: envelope(), headers: { 'content-type': 'application/x-sentry-envelope' } });
    expect(String(standIn.heard[0]?.body)).toBe(envelope());
  });

  it.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    ['a no on the page on privacy', { cookie: 'i18next=he; statistics=no' }],
  ])('%s keeps everything here, whatever a script sends [Q-067]', async (_what, headers) => {
    for (const [route, body] of [
      [visits, visit],
      [telemetry, envelope()],
    ] as const) {
      const reply = await product.send(route, { body, headers: { ...text, ...headers } });
      expect([route, reply.status]).toEqual([route, 204]);
    }
    expect(standIn.heard).toEqual([]);
    await product.send(visits, {
      body: visit,
      headers: { cookie: 'statistics=yes; other-statistics=no', 'sec-gpc': '0' },
    });
    expect(standIn.heard).toHaveLength(1);
  });

  it.each([
    ['without a header', '{"type":"event"}\n{}'],
    ['that is empty', ''],
  ])('refuses an envelope %s [Q-071]', async (_what, body) => {
    const reply = await product.send(telemetry, { body, headers: text });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalidRequest']);
    expect(standIn.heard).toEqual([]);
  });

  it('refuses a visit to another site, and what is too large', async () => {
    const others = await product.send(visits, { body: { ...visit, siteToken: 'f'.repeat(32) } });
    expect([others.status, others.body.code]).toEqual([400, 'invalidRequest']);
    const sizes = [
      [visits, JSON.stringify({ ...visit, a: 'x'.repeat(relayLimits.visit) })],
      [telemetry, `${envelope()}${'x'.repeat(relayLimits.telemetry)}`],
    ] as const;
    for (const [route, body] of sizes) {
      const reply = await product.send(route, { body, headers: text });
      expect([route, reply.status, reply.body.code]).toEqual([route, 413, 'payloadTooLarge']);
    }
    expect(standIn.heard).toEqual([]);
  });

  it.each([
    [503, 'unavailable', { status: 500 }],
    [503, 'unavailable', { status: 403 }],
    [503, 'unavailable', { status: 301, headers: { location: 'https://evil.example/' } }],
    [503, 'unavailable', { status: 200, body: 'x'.repeat(20_000) }],
    [400, 'invalidRequest', { status: 400, body: 'canary' }],
    [429, 'tooManyAttempts', { status: 429, headers: { 'retry-after': '120' } }],
  ])('answers %i %s where the service answers %j', async (status, code, said) => {
    standIn.said = said;
    const reply = await product.send(telemetry, { body: envelope(), headers: text });
    expect([reply.status, reply.body.code, reply.text.includes('canary')]).toEqual([status, code, false]);
    if (status === 429) expect(reply.headers['retry-after']).toBe('120');
    expect(standIn.heard).toHaveLength(1);
  });
});
