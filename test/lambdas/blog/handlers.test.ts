import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as categories from '#contracts/blog/categories.ts';
import * as editing from '#contracts/blog/editing.ts';
import { getPost, listPosts } from '#contracts/blog/endpoints.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { blogEditingRoutes, blogRoutes, blogStore } from '#lambdas/blog/index.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { draftText, noon, openBlogHarness } from './blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeAll(async () => {
  harness = await openBlogHarness();
});
beforeEach(() => harness.setTime(noon));
afterAll(() => harness.close());

type Options = Parameters<typeof httpEvent>[1];
type Handler = (event: unknown, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>;
const log = { info: () => undefined, error: (message: string) => expect.unreachable(message) };

const visitors = () =>
  apiHandler([listPosts, getPost] as const, blogRoutes(blogStore(harness.table, harness.clock), harness.clock), {
    log,
  }) as unknown as Handler;

const endpoints = Object.values({ ...editing, ...categories }).filter(
  (value): value is Extract<typeof value, Endpoint> => typeof value === 'object' && 'path' in value,
);
const administrator = () =>
  apiHandler(endpoints, blogEditingRoutes(harness.services) as never, {
    log,
    checkSession: async () => ({ username: 'dana', isAdmin: true, isConfirmed: false }),
  }) as unknown as Handler;

const claims = { sub: '11111111-1111-4111-8111-111111111111', origin_jti: 'origin', token_use: 'access' };
const call = async (handler: Handler, route: string, { headers, ...options }: NonNullable<Options> = {}) => {
  const event = httpEvent(route, { ...options, headers: { 'content-type': 'application/json', ...headers } });
  const authorizer = { jwt: { claims: { ...claims, username: claims.sub }, scopes: [] } };
  Object.assign(event.requestContext, { authorizer });
  event.headers.authorization = 'Bearer token';
  const { statusCode, headers: sent, body = '' } = await handler(event, lambdaContext);
  return { statusCode, headers: sent, body: body && JSON.parse(body) };
};
const sent = (value: unknown) => JSON.stringify(value);

describe('the blog over HTTP', () => {
  it('is written, published, read and deleted as the contracts say [S-022] [S-023] [S-094]', async () => {
    const admin = administrator();
    const category = { slug: 'טיפול', names: { he: 'טיפול', en: 'Care' } };
    expect(await call(admin, 'POST /api/admin/blog/categories', { body: sent(category) })).toMatchObject({
      statusCode: 201,
    });
    const created = await call(admin, 'POST /api/admin/posts', { body: sent({ language: 'he', title: 'שלום' }) });
    expect(created.statusCode).toBe(201);
    const { id } = created.body;
    const path = `/api/admin/posts/${id}`;
    const draft = { pathParameters: { id, language: 'he' } };
    const details = { author: 'דנה', tags: ['טיפ'], category: 'טיפול' };
    const steps: [string, Options, number][] = [
      [`PUT ${path}`, { pathParameters: { id }, body: sent({ version: 1, details }) }, 200],
      [`PUT ${path}/languages/he`, { ...draft, body: sent({ version: 1, text: draftText('שלום') }) }, 200],
      [`POST ${path}/languages/he/publish`, { ...draft, body: sent({ version: 2 }) }, 200],
      [`GET ${path}`, { pathParameters: { id } }, 200],
      [`GET ${path}/languages/he`, draft, 200],
      [`GET ${path}/languages/he/revisions`, draft, 200],
      ['GET /api/admin/posts', { query: { search: 'שלום', limit: '25' } }, 200],
      ['GET /api/admin/blog/categories', {}, 200],
    ];
    for (const [route, options, status] of steps) {
      expect([route, (await call(admin, route, options)).statusCode]).toEqual([route, status]);
    }
    const list = await call(visitors(), 'GET /api/blog/posts', { query: { lang: 'en', category: 'טיפול' } });
    expect(list).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400' },
      body: { total: 1, pages: 1, items: [{ language: 'he', category: { name: 'Care', language: 'en' } }] },
    });
    const post = { pathParameters: { slug: 'שלום' }, query: { lang: 'ru' } };
    expect((await call(visitors(), 'GET /api/blog/posts/x', post)).body.post).toMatchObject({ id, language: 'he' });
    expect((await call(admin, `DELETE ${path}`, { pathParameters: { id } })).statusCode).toBe(204);
    expect((await call(visitors(), 'GET /api/blog/posts/x', post)).statusCode).toBe(404);
  });

  it('says in the reader’s language which part of a text cannot be kept', async () => {
    const { id } = await harness.dana.create('en', 'Refused');
    const body = { type: 'doc', content: [{ type: 'script' }] };
    const refused = await call(administrator(), `PUT /api/admin/posts/${id}/languages/en`, {
      pathParameters: { id, language: 'en' },
      body: sent({ version: 1, text: { ...draftText('x'), body } }),
      headers: { 'accept-language': 'en' },
    });
    expect(refused).toMatchObject({ statusCode: 400, body: { code: 'invalidRequest' } });
    expect(refused.body.fields).toHaveProperty('text');
  });

  it('answers a burst of readers, whoever they are, from one copy in memory', async () => {
    await harness.published('he', draftText('burst'));
    const reader = blogStore(harness.table, harness.clock);
    let reads = 0;
    const counting = {
      ...reader,
      bySlug: (...asked: Parameters<typeof reader.bySlug>) => {
        reads += 1;
        return reader.bySlug(...asked);
      },
    };
    const handler = apiHandler([listPosts, getPost] as const, blogRoutes(counting, harness.clock), {
      log,
    }) as unknown as Handler;
    const read = (accept: string) =>
      call(handler, 'GET /api/blog/posts/x', {
        pathParameters: { slug: 'burst' },
        headers: { 'accept-language': accept },
      });
    await Promise.all(['he', 'en', 'ru', 'he'].map(read));
    expect(reads).toBe(1);
    harness.setTime(noon + 3_000);
    await read('he');
    expect(reads).toBe(2);
  });

  it.each(['0', '01', '-1', '1.5', 'x', '99999'])('refuses the page %s', async (page) => {
    expect((await call(visitors(), 'GET /api/blog/posts', { query: { page } })).statusCode).toBe(400);
  });
});
