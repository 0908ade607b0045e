import { describe, expect, it } from 'vitest';
import { createRouter, parseRouteKey } from '#scripts/local/gateway/routes.ts';

const router = (...keys: string[]) => createRouter(keys.map((key) => ({ key, target: key })));

describe('routes', () => {
  const route = router(
    '$default',
    'ANY /{proxy+}',
    'GET /pets/{proxy+}',
    'GET /pets/{kind}/{id}',
    'ANY /pets/dog/{id}',
    'GET /pets/dog/{id}',
    'GET /pets/dog/1',
  );

  it.each([
    ['GET', '/pets/dog/1', 'GET /pets/dog/1', {}],
    ['GET', '/pets/dog/2', 'GET /pets/dog/{id}', { id: '2' }],
    ['POST', '/pets/dog/2', 'ANY /pets/dog/{id}', { id: '2' }],
    ['GET', '/pets/cat/2', 'GET /pets/{kind}/{id}', { kind: 'cat', id: '2' }],
    ['GET', '/pets/cat/2/toys', 'GET /pets/{proxy+}', { proxy: 'cat/2/toys' }],
    ['POST', '/pets/cat', 'ANY /{proxy+}', { proxy: 'pets/cat' }],
    ['GET', '/', '$default', {}],
  ])('%s %s takes the most specific route', (method, path, routeKey, pathParameters) => {
    expect(route(method, path)).toEqual({ target: routeKey, routeKey, pathParameters });
  });

  it('finds nothing for another method or a longer path', () => {
    const only = router('GET /api/brands');
    expect(only('POST', '/api/brands')).toBeUndefined();
    expect(only('GET', '/api/brands/x')).toBeUndefined();
    expect(only('GET', '/api')).toBeUndefined();
  });

  it('refuses a route key that it cannot read', () => {
    expect(() => parseRouteKey('/api')).toThrow('cannot read the route /api');
  });
});
