import { expect, it } from 'vitest';
import { tipsRoutes } from '#lambdas/tips/index.ts';

const call = {
  pathParameters: undefined,
  body: undefined,
  operation: undefined,
  cookies: { get: () => undefined, set: () => undefined },
  client: { ip: '203.0.113.7', userAgent: 'a browser' },
  caller: { userId: 'odette', username: 'odette', isAdmin: false, isConfirmed: false, originId: 'session' },
};

it('answers in the asked language, else in that of the call [S-007, S-014]', async () => {
  const { listTips } = tipsRoutes();
  expect((await listTips({ ...call, query: { lang: 'ru' }, language: 'en' })).language).toBe('ru');
  expect((await listTips({ ...call, query: {}, language: 'en' })).language).toBe('en');
});
