import { describe, expect, it } from 'vitest';
import { showNotFound } from '#lambdas/pages/index.ts';
import { languageOfEvent } from '#lambdas/platform/http/request.ts';
import { httpEvent } from '#test/support/http-event.ts';

const show = showNotFound(async (key) => `page ${key}`, languageOfEvent);

describe('the not-found page', () => {
  it.each([
    ['/_pages/ru/brand/nobody.html', {}, '_pages/ru/404.html'],
    ['/_pages/plain/ru/brand/nobody.html', {}, '_pages/ru/404.html'],
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

  it.each([
    [
      '/_pages/ru/blog/жёсткость-геленка.html',
      '/blog/%D0%B6%D1%91%D1%81%D1%82%D0%BA%D0%BE%D1%81%D1%82%D1%8C-%D0%B3%D0%B5%D0%BB%D0%B5%D0%BD%D0%BA%D0%B0?lang=ru',
    ],
    ['/_pages/fr/blog/coup-de-pied-élevé.html', '/blog/coup-de-pied-%C3%A9lev%C3%A9?lang=fr'],
    ['/_pages/fr/blog/list/pieds-abîmés/1.html', '/blog?category=pieds-ab%C3%AEm%C3%A9s&lang=fr'],
    ['/_pages/fr/blog/list/pieds-abîmés/3.html', '/blog?category=pieds-ab%C3%AEm%C3%A9s&page=3&lang=fr'],
  ])('is the page itself for %s in decomposed letters, raw or encoded', async (path, location) => {
    for (const sent of [path.normalize('NFD'), encodeURI(path.normalize('NFD'))]) {
      expect(await show(httpEvent(`GET ${sent}`))).toMatchObject({ statusCode: 301, headers: { location } });
    }
    expect(await show(httpEvent(`GET ${path.normalize('NFC')}`))).toMatchObject({ statusCode: 404 });
  });

  it.each([
    '/_pages/fr//evil.example/é.html',
    '/_pages/fr/é.html',
    '/_pages/fr/blog/a/é.html',
    '/é',
    '/_pages/fr/blog/%E0%A4.html',
  ])('leads nowhere else: %s', async (path) => {
    expect(await show(httpEvent(`GET ${path.normalize('NFD')}`))).toMatchObject({ statusCode: 404 });
  });
});
