import { expect, it } from 'vitest';
import { registry } from '#contracts/registry/index.ts';
import { rememberDevice } from '#lambdas/auth/steps/known-devices.ts';
import { cookiesOf } from '#lambdas/platform/http/request.ts';

it('the cookie of known browsers reaches every route of the API: each may write it, and keeps its other users', async () => {
  const { cookies, lines } = cookiesOf({});
  await rememberDevice({ codeKey: async () => Buffer.alloc(32, 1), clock: () => 0 }, cookies, {
    id: crypto.randomUUID(),
  });
  const [, path = ''] = /; Path=([^;]+);/.exec(lines[0] ?? '') ?? [];
  const paths = Object.values(registry)
    .flat()
    .map((route) => route.path);
  expect(paths.filter((each) => !each.startsWith(path))).toEqual([]);
});
