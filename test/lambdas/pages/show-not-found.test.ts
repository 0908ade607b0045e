import { describe, expect, it } from 'vitest';
import { showNotFound } from '#lambdas/pages/index.ts';
import { languageOfEvent } from '#lambdas/platform/http/request.ts';
import { httpEvent } from '#test/support/http-event.ts';

const show = showNotFound(async (key) => `page ${key}`, languageOfEvent);

describe('the not-found page', () => {
  it.each([
    ['/_pages/ru/brand/nobody.html', {}, '_pages/ru/404.html'],
    ['/_pages/xx/anything', { 'accept-language': 'fr' }, '_pages/fr/404.html'],
    ['/missing.png', {}, '_pages/he/404.html'],
    ['/_pages/../secret', {}, '_pages/he/404.html'],
  ])('for %s is the file of its language, with status 404 [S-026, Q-003]', async (path, headers, key) => {
    const reply = await show(httpEvent(`GET ${path}`, { headers }));
    expect(reply).toMatchObject({ statusCode: 404, body: `page ${key}` });
  });

  it.each(['/api/nothing', '/users/nothing', '/auth/x', '/sessions'])('is no page for %s', async (path) => {
    await expect(show(httpEvent(`GET ${path}`))).rejects.toMatchObject({ code: 'notFound', status: 404 });
  });
});
