import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import { openStandIn } from '#test/support/stand-in-service.ts';
import { type Attempt, attempts, evil, projects, redirects } from './relay-attempts.ts';

const siteTag = '0123456789abcdef0123456789abcdef';
const telemetryDsn = 'https://0123abcd@errors.example/7';
const visit = { siteToken: siteTag, location: 'https://pointe.example/' };
const script = { status: 200, headers: { 'content-type': 'text/javascript' }, body: 'console.log("beacon")' };
/** The only places that the relay knows. */
const [beacon, rum, envelopes] = [
  'GET /static.cloudflareinsights.com/beacon.min.js',
  'POST /cloudflareinsights.com/cdn-cgi/rum',
  'POST /errors.example/api/7/envelope/',
];

let standIn: Awaited<ReturnType<typeof openStandIn>>;
let product: Product;
beforeAll(async () => {
  standIn = await openStandIn(script);
  product = await openProduct({ variables: { RELAY_STAND_IN: standIn.url } });
  await saveSettings(product, { edgeAnalytics: { enabled: true, siteTag }, integrations: { telemetryDsn } });
  await product.send('GET /api/analytics/proxy/beacon.min.js');
  expect(asked()).toEqual([beacon]);
  standIn.heard.length = 0;
}, 60_000);
afterAll(async () => {
  await Promise.all([product.close(), standIn.close()]);
  expect(product.problems).toEqual([]);
});
afterEach(() => {
  standIn.heard.length = 0;
  standIn.said = script;
});

/** With this very line of the request: a browser, and `fetch`, would put it right before it leaves. */
const sendAsItIs = ({ method, path, headers = {} }: Attempt): Promise<{ status: number; location?: string }> =>
  new Promise((answered, failed) => {
    const body = method === 'POST' || method === 'PUT' ? JSON.stringify(visit) : '';
    const { port } = new URL(product.url);
    const all = { host: 'localhost', 'content-type': 'text/plain;charset=UTF-8', ...headers };
    request({ host: '127.0.0.1', port, method, path, headers: all }, (reply) => {
      reply.resume();
      const { location } = reply.headers;
      reply.on('end', () => answered({ status: reply.statusCode ?? 0, ...(location ? { location } : {}) }));
    })
      .on('error', failed)
      .end(body);
  });
const asked = () => standIn.heard.map(({ method, path }) => `${method} ${path}`);
const isLedNowhere = () => {
  for (const each of asked()) expect([beacon, rum, envelopes]).toContain(each);
  const told = standIn.heard.map(({ path, headers }) => ({ path, headers }));
  expect(JSON.stringify(told)).not.toContain(evil);
};

it('forty ways to lead the relay elsewhere are tried at least', () => {
  const all = [...attempts, ...projects(telemetryDsn), ...redirects];
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(all.length);
  expect(attempts.length).toBeGreaterThanOrEqual(40);
});

describe('the relay is not led elsewhere', () => {
  it.each(attempts.map((attempt) => [attempt.what, attempt] as const))('by %s', async (_what, attempt) => {
    const { outcome, path } = attempt;
    const { status, location } = await sendAsItIs(attempt);
    isLedNowhere();
    expect(location ?? '').not.toContain(evil);
    if (outcome === 'refused') expect([status >= 400 && status < 500, asked()]).toEqual([true, []]);
    // The script is kept for a day, so only the first who wants it is heard.
    if (outcome === 'unmoved') expect([status, asked().length]).toEqual(path.includes('rum') ? [204, 1] : [200, 0]);
  });

  it.each(projects(telemetryDsn))('by an envelope %s [Q-071]', async (_what, dsn) => {
    const body = `${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"x"}`;
    const reply = await product.send('POST /api/telemetry', { body, headers: { 'content-type': 'text/plain' } });
    expect([reply.status, reply.body.code, asked()]).toEqual([400, 'invalidRequest', []]);
  });

  it.each(redirects)('by a service that answers %i', async (status) => {
    standIn.said = { status, headers: { location: `https://${evil}/x.js` } };
    const reply = await product.send('POST /api/analytics/proxy/cdn-cgi/rum', { body: visit });
    expect([reply.status, reply.body.code, reply.headers.location]).toEqual([503, 'unavailable', undefined]);
    expect(asked()).toEqual([rum]);
    isLedNowhere();
  });
});
