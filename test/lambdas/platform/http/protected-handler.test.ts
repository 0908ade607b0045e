import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/http/endpoint.ts';
import { emailSchema, passwordSchema } from '#contracts/users/person.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import type { CheckSession } from '#lambdas/platform/session.ts';
import { transact } from '#lambdas/platform/table/transact.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { openTestTable } from '#test/support/test-table.ts';

const who = endpoint({
  id: 'who',
  method: 'GET',
  path: '/api/who',
  access: 'user',
  responses: { 200: z.object({ id: z.string() }) },
});
const rule = endpoint({
  id: 'rule',
  method: 'POST',
  path: '/api/rule',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({
    email: emailSchema,
    password: z.optional(passwordSchema),
    fail: z.optional(z.boolean()),
    cutOff: z.optional(z.boolean()),
  }),
  responses: { 201: z.object({ count: z.number() }) },
});
const forget = endpoint({
  id: 'forget',
  method: 'DELETE',
  path: '/api/forget',
  access: 'user',
  responses: { 204: undefined },
});

const userId = '11111111-1111-4111-8111-111111111111';
const claims = { token_use: 'access', username: userId, origin_jti: 'origin-1', exp: '1' };
const session: CheckSession = async ({ originId }) =>
  originId === 'unknown' ? undefined : { username: 'Noa', isAdmin: originId === 'admin-1', isConfirmed: false };
const log = { info: () => undefined, error: () => undefined };

let testTable: Awaited<ReturnType<typeof openTestTable>>;
let count = 0;
let handler: (event: never, context: never) => Promise<unknown>;
beforeAll(async () => {
  testTable = await openTestTable();
  handler = apiHandler(
    [who, rule, forget],
    {
      who: ({ caller }) => ({ id: caller.userId }),
      rule: async ({ body, operation }) => {
        count += 1;
        const reply = { count };
        const along = operation.finished(reply).map((write) => ({ write }));
        if (body.cutOff && along.length > 0) await transact(testTable.table, along);
        if (body.fail || body.cutOff) throw new Error('broken');
        return reply;
      },
      forget: () => undefined,
    },
    { log, checkSession: session, idempotency: idempotencyByKey(testTable.table.name, testTable.client) },
  ) as never;
});
afterAll(() => testTable.close());

const call = async (route: string, given: unknown, options: Parameters<typeof httpEvent>[1] = {}) => {
  const event = httpEvent(route, options);
  Object.assign(
    event.requestContext,
    given === undefined ? {} : { authorizer: { jwt: { claims: given, scopes: null } } },
  );
  return (await handler(event as never, lambdaContext as never)) as APIGatewayProxyStructuredResultV2;
};
const json = { 'content-type': 'application/json' };
const asAdmin = { ...claims, origin_jti: 'admin-1' };
const create = (body: unknown, key?: string, given: unknown = asAdmin) =>
  call('POST /api/rule', given, {
    body: JSON.stringify(body),
    headers: { ...json, ...(key ? { 'idempotency-key': key } : {}) },
  });
const codeOf = ({ body = '' }: APIGatewayProxyStructuredResultV2) => JSON.parse(body).code;

describe('a protected endpoint [Q-061]', () => {
  it('tells the use case who calls', async () => {
    const reply = await call('GET /api/who', claims, { headers: { authorization: 'bearer  a.b.c' } });
    expect(JSON.parse(reply.body ?? '')).toEqual({ id: userId });
  });

  it.each<[string, unknown]>([
    ['no claims', undefined],
    ['an ID token, which the gateway lets pass', { ...claims, token_use: 'id' }],
    ['a token without an origin', { token_use: 'access', username: userId }],
    ['a token without a user', { token_use: 'access', origin_jti: 'origin-1' }],
    ['claims that are no object', 'claims'],
    ['a session that does not count', { ...claims, origin_jti: 'unknown' }],
  ])('refuses %s with 401 [S-241]', async (_what, given) => {
    const reply = await call('GET /api/who', given, { query: { lang: 'en' } });
    expect(reply.statusCode).toBe(401);
    expect(JSON.parse(reply.body ?? '')).toMatchObject({ error: 'Authentication required' });
  });

  it('refuses whoever is no administrator with 403, before reading the input', async () => {
    const reply = await create({ nonsense: true }, undefined, claims);
    expect(reply.statusCode).toBe(403);
    expect(codeOf(reply)).toBe('forbidden');
  });

  it('has one address: with a slash at its end, none', async () => {
    const found = { ...httpEvent('GET /api/who'), rawPath: '/api/who/' };
    found.requestContext.http.path = '/api/who/';
    Object.assign(found.requestContext, { authorizer: { jwt: { claims, scopes: null } } });
    expect(await handler(found as never, lambdaContext as never)).toMatchObject({ statusCode: 404 });
  });

  it('cannot be wired without a session check', () => {
    expect(() => apiHandler([who], { who: () => ({ id: '' }) }, { log })).toThrow('session check');
  });

  it('answers 204 without a body and 201 with one', async () => {
    expect(await call('DELETE /api/forget', claims)).toEqual({
      statusCode: 204,
      headers: { 'cache-control': 'no-store' },
    });
    expect((await create({ email: 'a@b.example' })).statusCode).toBe(201);
  });
});

describe('a form that is not valid', () => {
  it('is answered with a text for each wrong field, in the language of the caller [S-177, S-187, S-188, Q-072]', async () => {
    const body = JSON.stringify({ email: 'nobody', password: 'short!' });
    const reply = await call('POST /api/rule', asAdmin, { body, headers: json, query: {} });
    expect(reply.statusCode).toBe(400);
    const english = await call('POST /api/rule', asAdmin, { body, headers: { ...json, 'accept-language': 'en' } });
    expect(JSON.parse(english.body ?? '').fields).toEqual({
      email: 'Invalid email address',
      password: 'Must be at least 8 characters',
    });
    expect(JSON.parse(reply.body ?? '').fields.email).toMatch(/[א-ת]/);
  });

  it('names what is missing', async () => {
    const reply = await call('POST /api/rule', asAdmin, { body: '{}', headers: { ...json, 'accept-language': 'en' } });
    expect(JSON.parse(reply.body ?? '').fields).toEqual({ email: 'This field is required' });
  });
});

describe('a write with an Idempotency-Key [Q-069]', () => {
  const body = { email: 'a@b.example', password: 'a-password!' };
  const countOf = ({ body: text = '' }: APIGatewayProxyStructuredResultV2) => JSON.parse(text).count as number;

  it('happens once, also when it comes many times at once, and is answered alike', async () => {
    const before = count;
    const first = countOf(await create(body, 'key-number-one'));
    expect(countOf(await create(body, 'key-number-one'))).toBe(first);
    expect(count).toBe(before + 1);

    const replies = await Promise.all(Array.from({ length: 8 }, () => create(body, 'key-number-two')));
    expect(count).toBe(before + 2);
    for (const reply of replies) expect([201, 409]).toContain(reply.statusCode);
  });

  it('refuses a key that was used for something else, and one without form', async () => {
    await create(body, 'key-number-three');
    expect(codeOf(await create({ ...body, email: 'c@d.example' }, 'key-number-three'))).toBe('idempotencyConflict');
    expect(codeOf(await create(body, 'short'))).toBe('invalidRequest');
  });

  it('tries again after a failure', async () => {
    const before = count;
    expect((await create({ ...body, fail: true }, 'key-number-four')).statusCode).toBe(500);
    expect((await create({ ...body, fail: true }, 'key-number-four')).statusCode).toBe(500);
    expect(count).toBe(before + 2);
  });

  it('that was carried out and then cut off is answered as it would have been, and not repeated', async () => {
    const before = count;
    const cutOff = { ...body, cutOff: true };
    expect((await create(cutOff, 'key-cut-off')).statusCode).toBe(500);
    const reply = await create(cutOff, 'key-cut-off');
    expect([reply.statusCode, countOf(reply), count]).toEqual([201, before + 1, before + 1]);
    expect((await create(cutOff, 'key-for-another')).statusCode).toBe(500);
    expect(count).toBe(before + 2);
  });

  it('belongs to its caller', async () => {
    const before = count;
    await create(body, 'key-number-five');
    await create(body, 'key-number-five', { ...asAdmin, username: '22222222-2222-4222-8222-222222222222' });
    expect(count).toBe(before + 2);
  });

  it('keeps no password, not even its hash', async () => {
    await create(body, 'key-number-six');
    expect(codeOf(await create({ ...body, email: 'x@y.example' }, 'key-number-six'))).toBe('idempotencyConflict');
    // The password is left out of the comparison, which is the proof that nothing of it is stored.
    expect((await create({ ...body, password: 'another-one!' }, 'key-number-six')).statusCode).toBe(201);
  });
});
