import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type CachePolicy, type Endpoint, redirectSchema, successStatus } from '#contracts/http/endpoint.ts';
import type { Problem } from '#contracts/http/problem.ts';
import type { Language } from '#contracts/text/language.ts';
import { errorText } from '../error-texts.ts';
import type { ProblemError } from '../problem.ts';
import { validationText } from '../validation-texts.ts';

export const cacheControl = (cache: CachePolicy | undefined) =>
  cache
    ? `public, max-age=${cache.browser}, s-maxage=${cache.edge}, stale-while-revalidate=${cache.staleWhileRevalidate}`
    : 'no-store';

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Whether `If-None-Match` names the tag; CloudFront makes the tag of a compressed file a weak one. */
const isNamed = (tag: string, asked: string | undefined): boolean =>
  asked?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** A reply that the caller's browser may keep: without a body where it has the same already. */
const revalidated = (
  { headers, ...whole }: APIGatewayProxyStructuredResultV2,
  asked: string | undefined,
): APIGatewayProxyStructuredResultV2 => {
  const etag = tagOf(whole.body ?? '');
  const kept = { 'cache-control': 'private, no-cache', etag };
  return isNamed(etag, asked) ? { statusCode: 304, headers: kept } : { ...whole, headers: { ...headers, ...kept } };
};

/** A reply that broke its own contract is the server's fault: the schema's error ends as a 500. */
export const reply = (
  endpoint: Endpoint,
  body: unknown,
  { cache = endpoint.cache, ifNoneMatch }: { cache?: CachePolicy | undefined; ifNoneMatch?: string | undefined } = {},
): APIGatewayProxyStructuredResultV2 => {
  const status = successStatus(endpoint);
  const schema = endpoint.responses[status];
  const headers = { 'cache-control': cacheControl(cache) };
  if (!schema) return { statusCode: status, headers };
  if (schema === redirectSchema) return { statusCode: status, headers: { ...headers, ...redirectSchema.parse(body) } };
  const whole = {
    statusCode: status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(schema.parse(body)),
  };
  return endpoint.isRevalidated ? revalidated(whole, ifNoneMatch) : whole;
};

const fieldTexts = (fields: Record<string, string>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, validationText(code, language)]));

export const problemReply = (
  problem: ProblemError,
  language: Language,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: problem.status,
  headers: {
    'cache-control': 'no-store',
    'content-language': language,
    'content-type': 'application/json; charset=utf-8',
    ...(problem.retryAfter === undefined ? {} : { 'retry-after': String(problem.retryAfter) }),
  },
  body: JSON.stringify({
    error: errorText(problem.code, language),
    code: problem.code,
    requestId,
    ...(problem.signUp ? { signUp: problem.signUp } : {}),
    ...(Object.keys(problem.fields).length > 0 ? { fields: fieldTexts(problem.fields, language) } : {}),
    ...(problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter }),
  } satisfies Problem),
});
