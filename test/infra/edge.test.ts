import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { requireCloudFrontJs } from '#infra/edge/cloudfront-js.ts';
import { edgeFunctionCode } from '#infra/edge/edge-function-code.ts';
import { installedNjs } from '#scripts/njs.ts';
import { acceptHeader, languageCases } from '#test/support/language-cases.ts';

interface Request {
  uri?: string;
  query?: Record<string, string>;
  cookie?: string;
  accept?: string;
  encodings?: string;
}

const values = (record: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

const request = ({ uri = '/', query, cookie, accept, encodings = 'gzip, deflate, br, zstd' }: Request) => ({
  method: 'GET',
  uri,
  querystring: values(query),
  headers: values({ ...(accept && { 'accept-language': accept }), ...(encodings && { 'accept-encoding': encodings }) }),
  cookies: values(cookie === undefined ? {} : { i18next: cookie }),
});

const njs = installedNjs();
/** Node, and CloudFront's own engine where the machine has it (`npm test` gets it where it can). */
const engines: [string, (code: string, question: string) => string][] = [
  ['Node', (code, question) => runInNewContext(`'use strict';${code};${question}`)],
];
if (njs) {
  engines.push([
    'njs',
    (code, question) => execFileSync(njs, ['-'], { input: `${code};console.log(${question})`, encoding: 'utf8' }),
  ]);
}

describe.each(engines)('in %s,', (_name, run) => {
  /** Runs the code that is deployed, the way CloudFront does: a bare script with a global handler. */
  const edge = (file: string, event: object) =>
    JSON.parse(run(edgeFunctionCode(file), `JSON.stringify(handler(${JSON.stringify(event)}))`));
  const uriFor = (options: Request): string => edge('page-request', { request: request(options) }).uri;

  describe('page request at the edge', () => {
    it.each<[Request, string]>([
      ...languageCases.map(([asked, language]): [Request, string] => {
        const accept = acceptHeader(asked);
        return [{ ...(asked.query ? { query: asked.query } : {}), ...(accept ? { accept } : {}) }, language];
      }),
      [{ query: { lang: 'nonsense' }, cookie: 'iw', accept: 'fr' }, 'he'],
      [{ cookie: 'es', accept: 'ru' }, 'es'],
      [{ cookie: 'klingon', accept: 'ru' }, 'ru'],
      [{ accept: 'en;q=0.2, es;q=0.9' }, 'es'],
      [{ accept: ';;;q=,,' }, 'he'],
    ])('%j is read in %s [S-191, S-260, S-261, Q-075]', (options, language) => {
      expect(uriFor(options)).toBe(`/_pages/${language}/index.html`);
    });

    it.each([
      ['/products', '/_pages/he/products.html'],
      ['/products/', '/_pages/he/products.html'],
      ['/brand/russianPointe', '/_pages/he/brand/russianPointe.html'],
      ['/brand/nobody', '/_pages/he/brand/nobody.html'],
      ['/admin', '/_pages/he/shell.html'],
      ['/admin/email/pop3', '/_pages/he/shell.html'],
      ['/robots.txt', '/robots.txt'],
      ['/service-worker.js', '/service-worker.js'],
      ['/other-worker.js', '/_pages/he/no-such-page'],
      ['/sitemap.xml', '/sitemap.xml'],
      ['/brand/../../secret', '/_pages/he/no-such-page'],
      ['/brand/', '/_pages/he/no-such-page'],
      ['/blog/list/choosing/1', '/_pages/he/no-such-page'],
      ['/blog/list%2Fchoosing%2f1', '/_pages/he/no-such-page'],
      ['/brand/bloch/x', '/_pages/he/no-such-page'],
      ['/blog/%D7%A0%D7%A2%D7%9C%D7%99%D7%99%D7%9D', '/_pages/he/blog/%D7%A0%D7%A2%D7%9C%D7%99%D7%99%D7%9D.html'],
      ['/Products', '/_pages/he/no-such-page'],
      ['/nowhere/at/all', '/_pages/he/no-such-page'],
    ])('%s is stored at %s [S-015, S-018, S-021, S-026]', (uri, file) => {
      expect(uriFor({ uri })).toBe(file);
    });

    it.each([
      ['br,gzip', ''],
      ['br', ''],
      ['gzip, br;q=0.5', ''],
      ['gzip;q=1.0,br;q=1.0', ''],
      ['', 'plain/'],
      ['gzip', 'plain/'],
      ['gzip, br;q=0', 'plain/'],
      ['gzip, br;q=0.000', 'plain/'],
      ['gzip, brotli, x-br', 'plain/'],
    ])('a page is compressed for who takes it: %j', (encodings, folder) => {
      expect(uriFor({ uri: '/products', encodings })).toBe(`/_pages/${folder}he/products.html`);
      expect(uriFor({ uri: '/nowhere', encodings })).toBe(`/_pages/${folder}he/no-such-page`);
      expect(uriFor({ uri: '/robots.txt', encodings })).toBe('/robots.txt');
    });
  });

  describe('an old or other name at the edge', () => {
    it('is sent on to its brand, in the language asked for [Q-001]', () => {
      const moved = (options: Request) => edge('page-request', { request: request(options) });
      expect(moved({ uri: '/brand/grishko' })).toEqual({
        statusCode: 301,
        headers: { location: { value: '/brand/nikolay' } },
      });
      expect(moved({ uri: '/brand/Grishko/', query: { lang: 'ru' } }).headers.location.value).toBe(
        '/brand/nikolay?lang=ru',
      );
      const query = { utm_source: 'mail%26more', lng: 'xx', shown: '' };
      expect(moved({ uri: '/brand/grishko', query }).headers.location.value).toBe(
        '/brand/nikolay?utm_source=mail%26more&shown',
      );
    });
  });

  describe('page response at the edge', () => {
    const cookieFor = (options: Request) =>
      edge('page-response', { request: request(options), response: { statusCode: 200, cookies: {} } }).cookies.i18next;

    it('keeps a language that the address asked for, without JavaScript [Q-008]', () => {
      expect(cookieFor({ query: { lang: 'ru' } })).toEqual({
        value: 'ru',
        attributes: 'Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      });
    });

    it('lets only the reader’s own browser keep a page, and only to ask whether it is the same', () => {
      const headers = { 'cache-control': { value: 'public, max-age=0, s-maxage=60, must-revalidate' } };
      const response = { statusCode: 200, cookies: {}, headers };
      expect(edge('page-response', { request: request({}), response }).headers).toEqual({
        'cache-control': { value: 'private, no-cache' },
      });
    });

    it.each<Request>([{}, { query: { lang: 'xx' } }, { query: { lang: 'ru' }, cookie: 'ru' }])(
      'sets nothing for %j',
      (options) => {
        expect(cookieFor(options)).toBeUndefined();
      },
    );
  });

  describe('API request at the edge', () => {
    it('says where the caller is, whatever the caller says', () => {
      const given = { ...request({}), headers: values({ 'x-viewer-address': '198.51.100.1' }) };
      const { headers } = edge('api-request', { request: given, viewer: { ip: '203.0.113.9' } });
      expect(headers['x-viewer-address']).toEqual({ value: '203.0.113.9' });
    });
  });
});

describe('code for the edge', () => {
  it.each([
    ['for (const key of keys) key();', 'ForOfStatement'],
    ['const { page } = query;', 'ObjectPattern'],
    ['const [first] = list;', 'ArrayPattern'],
    ['const pick = ({ page }) => page;', 'ObjectPattern'],
    ['const pick = (page = 1) => page;', 'AssignmentPattern'],
    ['class Page {}', 'ClassDeclaration'],
    ['const all = [...list];', 'SpreadElement'],
    ['const all = { ...query };', 'SpreadElement'],
    ['const page = { number };', 'Property'],
    ['const page = { [name]: 1 };', 'Property'],
    ['const page = { read() {} };', 'Property'],
    ['function* pages() {}', 'FunctionDeclaration'],
    ['const later = async () => 1;', 'ArrowFunctionExpression'],
    ['const page = query?.page;', 'ChainExpression'],
    ['const page = query.page ?? 1;', 'LogicalExpression'],
    ['page ||= 1;', 'AssignmentExpression'],
    ['try { page(); } catch {}', 'CatchClause'],
    ['const many = 10n;', 'Literal'],
    ['const word = /\\p{L}/u;', 'Literal'],
    ['const text = String.raw`page`;', 'TaggedTemplateExpression'],
    ['with (query) page;', 'WithStatement'],
    ['const made = new Function("return 1");', 'Identifier'],
    ['const last = list.at(-1);', 'CallExpression'],
    ['import x from "crypto";', 'is no script'],
  ])('%s is refused: CloudFront does not know it', (code, reason) => {
    expect(() => requireCloudFrontJs('Sample', `${code} function handler() {}`)).toThrow(reason);
  });

  it('is refused when it is larger than CloudFront accepts', () => {
    const code = (bytes: number) => `function handler() {}//${'x'.repeat(bytes - 23)}`;
    expect(() => requireCloudFrontJs('Sample', code(10_240))).not.toThrow();
    expect(() => requireCloudFrontJs('Sample', code(10_241))).toThrow('10241 bytes');
  });

  it('may use all that AWS lists', () => {
    const code = `'use strict';
      async function answer() { return 2 ** 3; }
      async function handler(event) {
        const join = (...words) => words.join('-'); let text = \`a \${join('b', 'c')}\`;
        outer: for (var name in event.request.headers) { if (name === 'x') { continue outer; } else { break; } }
        for (let i = 0; i < 1_000; i += 1) { do { i += 1; } while (i < 5); }
        switch (text) { case 'a': text = /(?<word>b)/i.exec(text)[0]; break; default: try { throw new Error(text); } catch (e) { text = e.message; } finally { text += ''; } }
        return Object.assign({}, event.request, { uri: text.replaceAll('b', 'c'), size: await answer() });
      }`;
    expect(() => requireCloudFrontJs('Sample', code)).not.toThrow();
  });
});
