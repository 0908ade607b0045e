import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#contracts/registry/index.ts';
import { openProduct, type Product } from '#test/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

describe('the description of the calls', () => {
  it('is for administrators: neither strangers nor users get it, at its address or the former one', async () => {
    expect((await product.send('GET /api/openapi.json')).status).toBe(401);
    const { username } = await product.newUser();
    const token = await product.tokenOf(username);
    expect((await product.send('GET /api/openapi.json', { token })).status).toBe(403);
    expect((await product.send('GET /openapi.json')).status).toBe(404);
  });

  it('is the file of the build, kept by the browser that asks, and has the routes of the gateway', async () => {
    const token = await product.admin();
    const whole = await product.send('GET /api/openapi.json', { token });
    expect([whole.status, whole.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(whole.body).toEqual(JSON.parse(readFileSync('.build/functions/insights/openapi.json', 'utf8')));
    const headers = { 'if-none-match': String(whole.headers.etag) };
    expect((await product.send('GET /api/openapi.json', { token, headers })).status).toBe(304);
    const other = { 'if-none-match': '"another"' };
    expect((await product.send('GET /api/openapi.json', { token, headers: other })).status).toBe(200);
    const described = Object.entries(whole.body.paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = Object.values(registry)
      .flat()
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !route.startsWith('ANY'));
    expect(described.sort()).toEqual(routes.sort());
  });
});
