import { describe, expect, it } from 'vitest';
import { registry } from '#contracts/registry/index.ts';
import { createRouter } from '#scripts/local/gateway/routes.ts';
import { reachedFrom } from '#scripts/local/template/reached.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const template = templateOf(temporaryApps()).toJSON();

interface Declared {
  Type: string;
  DependsOn?: string[];
  Properties: {
    AutoDeploy?: boolean;
    RouteKey?: string;
    AuthorizationType?: string;
    Target?: unknown;
    IntegrationUri?: unknown;
  };
}
const resources = Object.entries(template.Resources as Record<string, Declared>);
const ofType = (type: string) => resources.filter(([, { Type }]) => Type === `AWS::ApiGatewayV2::${type}`);

/** The logical id of the function behind an integration, which begins with the function's name. */
const functionBehind = (target: unknown): string => {
  const [, integration] = /"Ref":"(\w+Integration\w*)"/.exec(JSON.stringify(target)) ?? [];
  const [, properties] = resources.find(([id]) => id === integration) ?? [];
  return /"(\w+Function)\w*"/.exec(JSON.stringify(properties?.Properties.IntegrationUri))?.[1] ?? '';
};
const routes = ofType('Route').map(([, { Properties }]) => ({
  key: Properties.RouteKey ?? '',
  target: { function: functionBehind(Properties.Target), asksForToken: Properties.AuthorizationType === 'JWT' },
}));
const route = createRouter(routes);
const endpoints = Object.entries(registry).flatMap(([name, all]) => all.map((endpoint) => ({ name, ...endpoint })));
const called = (path: string): string => path.replaceAll(/\{[\w+]+\}/g, 'x1');

describe('the gateway', () => {
  it.each(endpoints)(
    'leads $method $path to its function, with a token unless it is public [S-196, Q-061]',
    (endpoint) => {
      const { method, path, access, name } = endpoint;
      const found = route(method === 'ANY' ? 'GET' : method, called(path));
      const expected = `${name[0]?.toUpperCase()}${name.slice(1)}Function`;
      expect(found?.target).toEqual({ function: expected, asksForToken: access !== 'public' });
    },
  );

  it('asks for a token wherever only administrators have endpoints, also for those that do not exist', () => {
    for (const path of ['/api/admin/users/x1/password', '/api/admin/settings/secrets']) {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        expect([method, path, route(method, path)?.target.asksForToken]).toEqual([method, path, true]);
      }
    }
  });

  it('leads to the not-found page what is no address of the API', () => {
    for (const path of ['/users/nothing', '/sessions/nothing', '/auth/nothing', '/api/nothing']) {
      expect(route('GET', path)?.target).toEqual({ function: 'PagesFunction', asksForToken: false });
    }
  });

  it('gives each public endpoint a route of its own, with its name in the access log', () => {
    const open = routes.filter(({ target }) => !target.asksForToken).map(({ key }) => key);
    const declared = endpoints.filter(({ access }) => access === 'public');
    expect(open.sort()).toEqual(declared.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('is changed by one route at a time, and deployed after the last', () => {
    const dependencies = new Map(resources.map(([id, { DependsOn = [] }]) => [id, DependsOn]));
    const isRoute = new Set(ofType('Route').map(([id]) => id));
    const routesBefore = (id: string): number =>
      [...reachedFrom(id, (name) => dependencies.get(name) ?? [])].filter((each) => isRoute.has(each)).length;
    const counts = [...isRoute].map(routesBefore).sort((a, b) => a - b);
    expect(counts).toEqual(counts.map((_count, index) => index));
    expect(ofType('Stage').map(([id, { Properties }]) => [Properties.AutoDeploy, routesBefore(id)])).toEqual([
      [true, isRoute.size],
    ]);
  });
});
