import { type Headers, type HttpRequest, joined } from '../runtime/http-message.ts';
import type { OriginProperties } from './distribution-properties.ts';
import { cookieText, cookieValues } from './edge-event.ts';
import type { CachePolicy, OriginRequestPolicy, Selections } from './policies.ts';

/** Belongs to the connection to the origin, with the body: of a viewer's headers only those pass that a policy names (OriginRequestPolicyHeadersConfig). */
const withBody = 'content-length';
/**
 * Where all visitors are, as CloudFront would report it to a policy that names the header: the twin has no map of
 * addresses.
 */
const viewerCountry = ['cloudfront-viewer-country', 'IL'] as const;
/** Set by CloudFront itself, or about the connection to it. */
const never = [
  'host',
  'cookie',
  'accept-encoding',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'if-none-match',
  'if-modified-since',
  viewerCountry[0],
];

const filteredQuery = (query: string, passes: (name: string) => boolean): string =>
  query
    .split('&')
    .filter((part) => part !== '' && passes(part.split('=', 1)[0] ?? ''))
    .join('&');

const acceptEncoding = (
  request: HttpRequest,
  { gzip, brotli }: CachePolicy,
  passes: (name: string) => boolean,
): string | undefined => {
  const asked = joined(request.headers, 'accept-encoding') ?? '';
  if (!gzip && !brotli) return passes('accept-encoding') && asked !== '' ? asked : undefined;
  const known = [
    ...(brotli && /\bbr\b/.test(asked) ? ['br'] : []),
    ...(gzip && /\bgzip\b/.test(asked) ? ['gzip'] : []),
  ];
  return known.length === 0 ? undefined : known.join(',');
};

/**
 * The request that CloudFront sends to an origin: only what the cache policy or the origin request policy names passes.
 * An API that reads a parameter which no policy forwards so misses it here as it would on AWS.
 */
export const forwardedRequest = (
  request: HttpRequest,
  { DomainName, OriginPath, OriginCustomHeaders }: OriginProperties,
  cache: CachePolicy,
  originRequest: OriginRequestPolicy | undefined,
): HttpRequest => {
  const passes = (kind: keyof Selections) => (name: string) =>
    cache[kind](name) || (originRequest?.[kind](name) ?? false);
  const headerPasses = passes('headers');
  const headers: Headers = new Map();
  for (const [name, values] of request.headers) {
    if (!never.includes(name) && (name === withBody || headerPasses(name))) headers.set(name, values);
  }
  const cookies = Object.entries(cookieValues(request.headers)).filter(([name]) => passes('cookies')(name));
  if (cookies.length > 0) headers.set('cookie', [cookieText(Object.fromEntries(cookies))]);
  const encoding = acceptEncoding(request, cache, headerPasses);
  if (encoding !== undefined) headers.set('accept-encoding', [encoding]);
  if (originRequest?.tellsCountry) headers.set(viewerCountry[0], [viewerCountry[1]]);
  if (!headers.has('user-agent')) headers.set('user-agent', ['Amazon CloudFront']);
  for (const { HeaderName, HeaderValue } of OriginCustomHeaders) headers.set(HeaderName.toLowerCase(), [HeaderValue]);
  headers.set('x-forwarded-for', [
    [joined(request.headers, 'x-forwarded-for'), request.clientAddress].filter(Boolean).join(', '),
  ]);
  headers.set('host', [headerPasses('host') ? (joined(request.headers, 'host') ?? DomainName) : DomainName]);
  return { ...request, path: OriginPath + request.path, query: filteredQuery(request.query, passes('query')), headers };
};
