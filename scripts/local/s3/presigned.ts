import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';

export interface Keys {
  /** The secret of an access key; undefined for one that is not known. */
  secretOf(accessKeyId: string): string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The longest time for which S3 accepts an address, in seconds: a week. */
const longestExpiry = 604_800;
/** How far ahead of S3's clock an address may be made. */
const tolerance = 15 * 60 * 1000;
const algorithm = 'AWS4-HMAC-SHA256';
const unsigned = 'UNSIGNED-PAYLOAD';

const denied = (message: string) => new S3Error('AccessDenied', message, 403);
const malformed = (message: string) => new S3Error('AuthorizationQueryParametersError', message, 400);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Whether the query of a request carries a signature. */
export const isPresigned = (query: URLSearchParams): boolean => query.has('X-Amz-Credential');

/**
 * Checks the signature that an address carries (SigV4 in the query string) and gives the access key that made it. Path,
 * query, method and the headers that were signed must be those of the signature, and the time not over.
 */
export const verifyPresigned = (
  { method = '', headers }: IncomingMessage,
  { path, query }: { path: string; query: URLSearchParams },
  { secretOf, now }: Keys,
): string => {
  const get = (name: string): string => {
    const value = query.get(`X-Amz-${name}`);
    if (value === null) throw malformed('Query-string authentication version 4 requires all X-Amz- parameters.');
    return value;
  };
  const [accessKeyId = '', day = '', region = '', service = '', end = ''] = get('Credential').split('/');
  if (get('Algorithm') !== algorithm || service !== 's3' || end !== 'aws4_request') {
    throw malformed('X-Amz-Algorithm or X-Amz-Credential is not what S3 takes.');
  }
  const date = get('Date');
  const made = timeOf(date);
  const expires = Number(get('Expires'));
  if (!(expires >= 0 && expires <= longestExpiry)) {
    throw malformed(`X-Amz-Expires must be between 0 and ${longestExpiry} seconds.`);
  }
  const secret = secretOf(accessKeyId);
  if (secret === undefined) {
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', 403);
  }

  const signedHeaders = get('SignedHeaders').split(';');
  if (!signedHeaders.includes('host')) throw malformed('X-Amz-SignedHeaders must name the host.');
  if (Object.keys(headers).some((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name))) {
    throw denied('There were headers present in the request which were not signed');
  }
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signedHeaders.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signedHeaders.join(';'),
    query.get('X-Amz-Content-Sha256') ?? headers['x-amz-content-sha256'] ?? unsigned,
  ].join('\n');
  const toSign = [
    algorithm,
    date,
    `${day}/${region}/${service}/${end}`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const expected = hmac(key, toSign);
  const given = Buffer.from(get('Signature'), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      403,
    );
  }
  if (made > now() + tolerance) throw denied('Request is not valid yet');
  if (made + expires * 1000 < now()) throw denied('Request has expired');
  return accessKeyId;
};
