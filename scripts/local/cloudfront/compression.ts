import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { first, type HttpRequest, type HttpResponse, joined } from '../runtime/http-message.ts';
import type { CachePolicy } from './policies.ts';

/** CloudFront compresses replies of this size, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;
const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|xhtml\+xml|rss\+xml|ld\+json|wasm|vnd\.ms-fontobject|[\w.-]+\+(json|xml))|font\/(ttf|otf)|image\/(svg\+xml|vnd\.microsoft\.icon))/;
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
    if (headers.has('content-encoding') || !compressible.test(first(headers, 'content-type') ?? '')) return;
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
