import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { createDistribution } from '#scripts/local/cloudfront/distribution.ts';
import {
  first,
  type HttpRequest,
  type HttpResponse,
  headersOf,
  type Origin,
} from '#scripts/local/runtime/http-message.ts';
import { readStack } from '#scripts/local/template/stack.ts';
import { templateOf } from '#test/infra/templates.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';

const site = '.build/site';
const newApp = temporaryApps();
let serve: (request: HttpRequest) => Promise<HttpResponse>;

/** The bucket, with what S3 says of each page. */
const bucket: Origin = async ({ path }) => {
  const key = decodeURIComponent(path);
  if (!existsSync(site + key)) return { status: 403, headers: new Map(), body: Buffer.alloc(0) };
  const body = readFileSync(site + key);
  const headers = headersOf({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    'last-modified': new Date(0).toUTCString(),
    'accept-ranges': 'bytes',
  });
  if (!key.startsWith('/_pages/plain/')) headers.set('content-encoding', ['br']);
  return { status: 200, headers, body };
};
/** The function that answers where the bucket has no page. */
const notFound: Origin = async ({ path }) => {
  const [, language = ''] = /^\/_pages\/(?:plain\/)?(..)\//.exec(path) ?? [];
  const body = readFileSync(`${site}/_pages/plain/${language}/404.html`);
  return { status: 404, headers: headersOf({ 'content-type': 'text/html; charset=utf-8' }), body };
};

beforeAll(() => {
  const stack = readStack('PointeShoes-prod', templateOf(newApp).toJSON());
  const [distribution] = stack.ofType('AWS::CloudFront::Distribution');
  if (!distribution) throw new Error('The stack has no distribution');
  serve = createDistribution(stack, distribution, {
    originOf: ({ OriginAccessControlId }) => (OriginAccessControlId ? bucket : notFound),
    localize: (value) => value,
    log: () => {},
    onProblem: (message) => {
      throw new Error(message);
    },
  });
});

/** The address of a stored page. */
const addressOf = (file: string): { path: string; query: string } => {
  const [, name = ''] = /^..\/(.*)\.html$/.exec(file) ?? [];
  const [, category, page] = /^blog\/list\/([^/]+)\/(\d+)$/.exec(name) ?? [];
  const query = { ...(page && { page }), ...(category && category !== '-' && { category }) };
  const known = new Map([
    ['index', '/'],
    ['shell', '/admin'],
    ['404', '/no-such-page'],
  ]);
  const path = category ? '/blog' : (known.get(name) ?? `/${name}`);
  return { path: encodeURI(path), query: `${new URLSearchParams(query)}` };
};

const ask = (file: string, encodings: string): Promise<HttpResponse> =>
  serve({
    method: 'GET',
    ...addressOf(file),
    headers: headersOf({ 'accept-encoding': encodings, 'accept-language': file.slice(0, 2) }),
    body: Buffer.alloc(0),
    clientAddress: '192.0.2.1',
  });

const drawn = readdirSync(`${site}/_pages`, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !file.startsWith('plain/'),
);

const sizeOf = ({ headers, body }: HttpResponse): number => {
  const own = { 'content-length': `${body.length}`, date: new Date(0).toUTCString() };
  const lines = [...headersOf(own), ...headers].flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));
  return ['HTTP/1.1 200 OK', ...lines, ''].join('\r\n').length + 2 + body.length;
};

const parts = {
  style: /<style>[\s\S]*?<\/style>/,
  starter: /<script>[\s\S]*?<\/script>/,
  'page data': /<script type="application\/json"[\s\S]*?<\/script>/,
  head: /<link rel="icon"[\s\S]*?(?=<\/head>)/,
  header: /<header[\s\S]*?<\/header>/,
  content: /<main[\s\S]*?<\/main>/,
  footer: /<footer[\s\S]*?<\/footer>/,
};
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** The part without which a page would be the smallest, and by how much. */
const heaviest = (html: string): string => {
  const whole = brotliCompressSync(html, quickly).length;
  const weights = Object.entries(parts).map(([name, part]) => ({
    name,
    bytes: whole - brotliCompressSync(html.replace(part, ''), quickly).length,
  }));
  const [first] = weights.toSorted((a, b) => b.bytes - a.bytes);
  return `${first?.name} ${first?.bytes}`;
};

/** A connection's first ten packets take 14,600 bytes; the rest is for what CloudFront adds on its way. */
const limit = 14_000;
/** Pages with more text than fits. The part their readers see first is in the first packets; they must not grow. */
const longer: [RegExp, number][] = [
  [/^..\/glossary/, 18_100],
  [/^..\/brand\/nikolay/, 16_850],
  [/^..\/brand\/bloch/, 16_500],
  [/^(he|ru)\/(find\/how|brand\/capezio)|^ru\/brand\/russianPointe/, 14_650],
  [/^ru\/blog\//, 14_400],
];
const limitOf = (file: string): number => longer.find(([pattern]) => pattern.test(file))?.[1] ?? limit;

describe('the pages of the build', () => {
  it('are there in every language', () => {
    for (const language of languages)
      for (const page of ['index', 'products', 'glossary', 'login', 'blog', 'brand/bloch', '404', 'shell'])
        expect(drawn).toContain(`${language}/${page}.html`);
  });

  it('arrive with their headers in the first packets of a connection', async () => {
    const found: string[] = [];
    for (const file of drawn) {
      const response = await ask(file, 'gzip, deflate, br, zstd');
      expect(first(response.headers, 'content-encoding'), file).toBe('br');
      const html = `${brotliDecompressSync(response.body)}`;
      expect(html, file).toContain(`<html lang="${file.slice(0, 2)}"`);
      const size = sizeOf(response);
      if (size > limitOf(file)) found.push(`${file}: ${size} bytes, most of them ${heaviest(html)}`);
    }
    expect(found).toEqual([]);
  });

  it('arrive at a browser without brotli too', async () => {
    for (const file of drawn) {
      const html = readFileSync(`${site}/_pages/plain/${file}`, 'utf8');
      const zipped = await ask(file, 'gzip');
      expect(first(zipped.headers, 'content-encoding'), file).toBe('gzip');
      expect(`${gunzipSync(zipped.body)}` === html, file).toBe(true);
    }
    const plain = await ask('he/index.html', 'identity');
    expect(`${plain.body}`).toBe(readFileSync(`${site}/_pages/plain/he/index.html`, 'utf8'));
  });
});
