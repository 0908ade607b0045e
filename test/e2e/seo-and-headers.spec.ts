import { policyHash } from '#web/server/policy-hash.ts';
import { expect, test } from './site.ts';

test('each page tells search engines its language versions', async ({ request }) => {
  const html = await (await request.get('/brand/bloch?lang=ru')).text();
  for (const language of ['he', 'en', 'ru', 'fr', 'es'])
    expect(html).toMatch(new RegExp(`hreflang="${language}"`, 'i'));
  expect(html).toMatch(/hreflang="x-default"/i);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/brand\/bloch\?lang=ru"/);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(html).toMatch(/property="og:title"/);
  const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
});

test('the sitemap lists every public page in every language, and robots may read it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/brand/russianPointe', '/products']) expect(sitemap).toContain(path);
  expect(sitemap).toContain('hreflang="ru"');
  expect(sitemap).not.toContain('/login');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
});

test('pages that are not for search engines say so', async ({ request }) => {
  for (const path of ['/login', '/reset-password', '/no/such/page'])
    expect(await (await request.get(path)).text(), path).toContain('noindex');
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/products', '/no/such/page', '/api/brands', '/api/nothing', '/robots.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/challenges\.cloudflare\.com https:\/\/www\.googletagmanager\.com\/gtag\/js;/,
    );
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('the API answers JSON in its error shape under any address of its own [S-200, Q-003]', async ({ request }) => {
  for (const path of ['/api/brands/nobody', '/api/nothing', '/users/nothing', '/auth/login', '/sessions/nothing']) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(404);
    expect(await reply.json(), path).toEqual({
      error: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    });
  }
  expect((await request.head('/api/health')).status()).toBe(200);
});

test('no page has inline script but the one that the policy names, style attributes or foreign addresses to load from', async ({
  request,
}) => {
  for (const path of ['/', '/products', '/brand/nikolay', '/login']) {
    const reply = await request.get(path);
    const html = await reply.text();
    const inline = [...html.matchAll(/<script(?![^>]*type="application\/)[^>]*>([\s\S]+?)<\/script>/g)];
    const named = /script-src 'self' ('sha256-[^']+')/.exec(reply.headers()['content-security-policy'] ?? '')?.[1];
    expect(
      inline.map(([, script = '']) => policyHash(script)),
      path,
    ).toEqual([named]);
    expect(html.match(/ style="/g), path).toBeNull();
    expect(html.match(/<(?:script|img|link rel="stylesheet")[^>]*(?:src|href)="https?:/g), path).toBeNull();
  }
});
