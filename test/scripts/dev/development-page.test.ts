import { describe, expect, it } from 'vitest';
import { isModule, isPage, languageOf, relaxedPolicy, shellOf, withPage } from '#scripts/dev/development-page.ts';
import { headersOf, textResponse } from '#scripts/local/runtime/http-message.ts';

const stored = {
  ...textResponse(404, 'text/html; charset=utf-8', '<!doctype html><html lang="ru" dir="ltr"><p>404</p>'),
  headers: headersOf({
    'content-type': 'text/html; charset=utf-8',
    etag: '"1"',
    'set-cookie': 'i18next=ru',
    'content-security-policy': "script-src 'self' 'sha256-abc='; img-src 'self' data:; trusted-types a",
  }),
};

describe('a page in development', () => {
  it('is empty, in the language of the stored one, and loads the app from its sources', () => {
    const html = shellOf(languageOf(stored));
    expect(html).toContain('<html lang="ru" dir="ltr" data-page="shell" data-app="/src/main.tsx">');
    expect(html).toContain('{"language":"ru","kind":"app","queries":[],"site":{}}');
    expect(languageOf(textResponse(200, 'text/html', 'a page of its own'))).toBe('he');
  });

  it('takes the place of a stored page, with its status and its cookies', () => {
    const { status, headers, body } = withPage(stored, 'new');
    expect([status, body.toString(), headers.get('set-cookie'), headers.has('etag')]).toEqual([
      404,
      'new',
      ['i18next=ru'],
      false,
    ]);
    expect(headers.get('content-security-policy')).toEqual([
      "script-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self' blob:",
    ]);
  });

  it('keeps what the policy says of other hosts', () => {
    expect(relaxedPolicy("default-src 'none'; connect-src 'self' https://a.example")).toBe(
      "default-src 'none'; connect-src 'self' https://a.example; worker-src 'self' blob:",
    );
  });

  it('leaves replies that are no pages alone', () => {
    expect(isPage(stored)).toBe(true);
    expect(isPage(textResponse(200, 'application/json', '{}'))).toBe(false);
  });
});

describe('the addresses that are modules of the app', () => {
  it.each(['/@vite/client', '/@react-refresh', '/@fs/a.ts', '/@id/a', '/src/main.tsx?t=1', '/node_modules/a.js'])(
    'are answered by Vite: %s',
    (url) => expect(isModule(url)).toBe(true),
  );
  it.each(['/', '/blog', '/srcs', '/api/brands', '/users', '/images/shoes/a.svg', '/seed/catalogue.json', '/__local'])(
    'are not those of the site: %s',
    (url) => expect(isModule(url)).toBe(false),
  );
});
