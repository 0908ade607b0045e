import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { problemSchema } from '#contracts/http/problem.ts';
import { registry } from '#contracts/registry/index.ts';
import { initialSettings, type Settings } from '#contracts/settings/sections.ts';
import { blogRoutes, blogSeedReads } from '#lambdas/blog/index.ts';
import { type CatalogReads, catalogRoutes, seedReads } from '#lambdas/catalog/index.ts';
import { lettersRoutes } from '#lambdas/letters/index.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { chatTextsRoutes, getSiteConfig, statisticsRoutes } from '#lambdas/site/index.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';

let settings: Settings = initialSettings;
afterEach(() => {
  settings = initialSettings;
});

const handlerFor = (catalog: CatalogReads, logged: unknown[] = []) =>
  apiHandler(
    registry.content,
    {
      checkHealth: () => undefined,
      getSiteConfig: getSiteConfig({
        stage: 'test',
        region: 'eu-central-1',
        identity: { endpoint: 'https://identity.test', userPoolId: 'eu-central-1_abcdefghi', clientId: 'web' },
        readSettings: async (section) => settings[section],
      }),
      ...statisticsRoutes(async (section) => settings[section]),
      ...chatTextsRoutes(async (section) => settings[section]),
      ...catalogRoutes(catalog, Date.now),
      ...blogRoutes(blogSeedReads(), Date.now),
      ...lettersRoutes({ byAddress: async () => undefined, published: async () => ({ items: [], next: undefined }) }),
    },
    { log: { info: () => undefined, error: (message, fields) => logged.push(message, fields) } },
  );

const handler = handlerFor(seedReads());
const call = async (route: string, options: Parameters<typeof httpEvent>[1] = {}, target = handler) =>
  (await target(httpEvent(route, options), lambdaContext)) as APIGatewayProxyStructuredResultV2;
const bodyOf = ({ body = '' }: APIGatewayProxyStructuredResultV2) => JSON.parse(body);

describe('the content function', () => {
  it('says it is healthy without a body and without a cache [S-216]', async () => {
    expect(await call('HEAD /api/health')).toEqual({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
  });

  it('hands out what administrators have written for the chat', async () => {
    const inNone = { he: '', en: '', ru: '', fr: '', es: '' };
    const nothing = { welcome: inNone, suggestions: [inNone, inNone, inNone, inNone], errorMessage: inNone };
    expect(bodyOf(await call('GET /api/config/chat'))).toEqual(nothing);
    const thirdQuestion = { ...inNone, fr: 'Quelle pointe ?' };
    settings = { ...initialSettings, chat: { ...initialSettings.chat, thirdQuestion } };
    expect(bodyOf(await call('GET /api/config/chat')).suggestions).toEqual([inNone, inNone, thirdQuestion, inNone]);
  });

  it('tells the browser whose widget checks visitors, as administrators have set it', async () => {
    const botCheck = { ...initialSettings.botCheck, provider: 'turnstile' as const, siteKey: 'key', onSignUp: false };
    settings = { ...initialSettings, botCheck };
    expect(bodyOf(await call('GET /api/config/site')).botCheck).toEqual({
      provider: 'turnstile',
      siteKey: 'key',
      off: ['signup', 'newsletter'],
    });
  });

  it('tells the browser where it runs', async () => {
    expect(bodyOf(await call('GET /api/config/site'))).toEqual({
      stage: 'test',
      region: 'eu-central-1',
      languages: ['he', 'en', 'ru', 'fr', 'es'],
      defaultLanguage: 'he',
      identity: {
        region: 'eu-central-1',
        endpoint: 'https://identity.test',
        userPoolId: 'eu-central-1_abcdefghi',
        clientId: 'web',
      },
      botCheck: { provider: 'altcha', off: [] },
      accounts: { signUpsOpen: true, passwordMinimum: 8, secondFactors: ['totp', 'email'] },
    });
  });

  const measurementId = 'G-0DANCE1234';
  const token = '0123456789abcdef0123456789abcdef';
  const dsn = 'https://0123abcd@errors.example/7';
  const statistics = {
    ...initialSettings,
    analytics: { enabled: true, measurementId, storage: 'denied' as const },
    edgeAnalytics: { enabled: true, siteTag: token },
    integrations: { ...initialSettings.integrations, telemetryDsn: dsn },
  };
  it.each([
    [
      'analytics',
      { enabled: true, measurementId, storage: 'denied' },
      { enabled: false, measurementId: '', storage: 'granted' },
    ],
    ['cloudflare-analytics', { enabled: true, token }, { enabled: false, token: '' }],
    ['telemetry', { enabled: true, dsn }, { enabled: false, dsn: '' }],
  ])(
    'tells the browser how %s is set, for a minute, and nothing of it while it is off [S-148, S-149, S-214, S-215]',
    async (name, on, off) => {
      const route = `GET /api/config/${name}`;
      expect(bodyOf(await call(route))).toEqual(off);
      settings = statistics;
      const reply = await call(route);
      expect(bodyOf(reply)).toEqual(on);
      expect(reply.headers?.['cache-control']).toBe('public, max-age=60, s-maxage=60, stale-while-revalidate=0');
      settings = {
        ...statistics,
        analytics: { ...statistics.analytics, enabled: false, storage: 'granted' },
        edgeAnalytics: { ...statistics.edgeAnalytics, enabled: false },
        integrations: initialSettings.integrations,
      };
      expect(bodyOf(await call(route))).toEqual(off);
    },
  );

  it('lets CloudFront and the browser keep public reads', async () => {
    const { headers } = await call('GET /api/brands', { query: { lang: 'en' } });
    expect(headers?.['cache-control']).toBe('public, max-age=60, s-maxage=60, stale-while-revalidate=86400');
  });

  it.each([
    ['he', 'המותג הזה לא נמצא.'],
    ['en', 'Brand not found.'],
    ['ru', 'Такого бренда у нас нет.'],
    ['fr', 'Cette marque est introuvable.'],
    ['es', 'No encontramos esta marca.'],
  ])('answers an unknown brand with 404 and a text in %s [S-200, S-236, Q-003, Q-072]', async (lang, error) => {
    const reply = await call('GET /api/brands/nobody', { query: { lang }, pathParameters: { id: 'nobody' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': lang });
    expect(bodyOf(reply)).toEqual({ error, code: 'brandNotFound', requestId: 'request-1' });
  });

  it.each<[string, string, Parameters<typeof httpEvent>[1]]>([
    ['an unknown field', 'GET /api/brands', { query: { colour: 'red' } }],
    ['a language twice', 'GET /api/brands', { query: { lang: 'he,en' } }],
    ['a wrong language', 'GET /api/brands', { query: { lang: 'HE' } }],
    ['a prototype as field', 'GET /api/brands', { query: JSON.parse('{"__proto__":"x"}') }],
    ['a limit of zero', 'GET /api/products', { query: { limit: '0' } }],
    ['a limit over the page', 'GET /api/products', { query: { limit: '101' } }],
    ['a limit that is no number', 'GET /api/products', { query: { limit: '1e1' } }],
    ['an endless cursor', 'GET /api/products', { query: { cursor: 'x'.repeat(5000) } }],
    ['a cursor of nonsense', 'GET /api/products', { query: { cursor: '%%%' } }],
    ['a cursor with a raw key', 'GET /api/products', { query: { cursor: btoa('{"pk":"BRAND#bloch"}') } }],
    ['a body where none belongs', 'GET /api/brands', { body: '{}' }],
  ])('refuses %s with 400', async (_what, route, options) => {
    const reply = await call(route, options);
    expect(reply.statusCode).toBe(400);
    expect(problemSchema.safeParse(bodyOf(reply)).success).toBe(true);
  });

  it('answers 404 to a route that it does not have', async () => {
    expect((await call('GET /api/nothing')).statusCode).toBe(404);
    expect((await call('POST /api/brands')).statusCode).toBe(404);
  });

  it('never answers 5xx to anything that a caller can send', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', 'constructor', '\0'),
    );
    const name = fc.oneof(fc.constantFrom('lang', 'limit', 'cursor', 'brandId', '__proto__'), fc.string());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/brands', '/api/brands/{id}', '/api/products', '/api/config/site'),
        fc.dictionary(name, text),
        text,
        fc.option(text, { nil: undefined }),
        text,
        async (path, query, id, body, language) => {
          const reply = await call(`GET ${path.replace('{id}', encodeURIComponent(id) || 'x')}`, {
            query,
            pathParameters: path.includes('{id}') ? { id } : {},
            headers: { 'accept-language': language },
            ...(body === undefined ? {} : { body }),
          });
          expect(reply.statusCode).toBeLessThan(500);
          if ((reply.statusCode ?? 0) >= 400) expect(problemSchema.safeParse(bodyOf(reply)).success).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('logs a fault of its own with the number that the caller gets, and tells them nothing else of it [Q-074]', async () => {
    const logged: unknown[] = [];
    const broken = handlerFor({ ...seedReads(), brands: () => Promise.reject(new Error('secret table name')) }, logged);
    const reply = await call('GET /api/brands', { query: { lang: 'en' } }, broken);
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('secret');
    expect(bodyOf(reply).error).toBe('Something went wrong on our side. Please try again.');
    expect(logged).toEqual([
      'request failed',
      { error: expect.any(Error), requestId: bodyOf(reply).requestId, route: 'GET /api/brands' },
    ]);
  });
});
