import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { first, type HttpRequest, type HttpResponse, joined } from '../runtime/http-message.ts';
import type { CachePolicy } from './policies.ts';

/** CloudFront compresses replies of this size, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;
/** The types that CloudFront compresses, word by word as its guide lists them ("Serve compressed files"): no other `+xml`, `+json` or `text/`. */
const compressible: ReadonlySet<string> = new Set(
  `
  application/dash+xml application/eot application/font application/font-sfnt application/javascript application/json
  application/opentype application/otf application/pkcs7-mime application/protobuf application/rss+xml
  application/truetype application/ttf application/vnd.apple.mpegurl application/vnd.ms-fontobject application/xhtml+xml
  application/xml application/x-font-opentype application/x-font-truetype application/x-font-ttf application/x-httpd-cgi
  application/x-javascript application/x-mpegurl application/x-opentype application/x-otf application/x-perl
  application/x-ttf font/eot font/opentype font/otf font/ttf image/svg+xml text/css text/csv text/html text/javascript
  text/js text/plain text/richtext text/tab-separated-values text/xml text/x-component text/x-java-source text/x-script
  vnd.apple.mpegurl
`
    .trim()
    .split(/\s+/),
);
const statuses = [200, 403, 404];
const cacheCapacity = 32 * 1024 * 1024;

const brotli = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const encoders = { br: brotli, gzip: promisify<Buffer, Buffer>(gzip) };
type Encoding = keyof typeof encoders;

const weights = (accept: string): Map<string, number> =>
  new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
      return [name, Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)];
    }),
  );

/** Brotli before gzip, as CloudFront prefers it, if the viewer takes it and the policy allows it. */
const chooseEncoding = (accept: string, policy: Pick<CachePolicy, 'gzip' | 'brotli'>): Encoding | undefined => {
  const accepted = weights(accept);
  const takes = (name: string) => (accepted.get(name) ?? 0) > 0;
  if (policy.brotli && takes('br')) return 'br';
  return policy.gzip && takes('gzip') ? 'gzip' : undefined;
};

/** Compresses replies and remembers the results, as the same few bodies are asked for again and again. */
export const createCompression = () => {
  const known = new Map<string, Promise<Buffer>>();
  let size = 0;
  const compressed = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding}/${createHash('sha1').update(body).digest('base64')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (size > cacheCapacity) {
      known.clear();
      size = 0;
    }
    const result = encoders[encoding](body);
    known.set(key, result);
    size += (await result).length;
    return result;
  };

  return async (request: HttpRequest, response: HttpResponse, policy: CachePolicy): Promise<void> => {
    const { status, headers, body } = response;
    if (!statuses.includes(status) || body.length < smallest || body.length > largest) return;
    const [type = ''] = (first(headers, 'content-type') ?? '').toLowerCase().split(/\s*;/, 1);
    if (headers.has('content-encoding') || !compressible.has(type)) return;
    if (!policy.gzip && !policy.brotli) return;
    headers.set('vary', [...new Set([...(headers.get('vary') ?? []), 'Accept-Encoding'])]);
    const encoding = chooseEncoding(joined(request.headers, 'accept-encoding') ?? '', policy);
    if (encoding === undefined) return;
    response.body = await compressed(body, encoding);
    headers.set('content-encoding', [encoding]);
    const etag = first(headers, 'etag');
    if (etag?.startsWith('"')) headers.set('etag', [`W/${etag}`]);
  };
};
