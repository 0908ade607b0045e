import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { CachePolicy, Endpoint } from '#contracts/http/endpoint.ts';
import type { Problem } from '#contracts/http/problem.ts';
import type { Language } from '#contracts/text/language.ts';
import { errorText } from '../error-texts.ts';
import type { ProblemError } from '../problem.ts';
import { validationText } from '../validation-texts.ts';

const cacheControl = (cache: CachePolicy | undefined) =>
  cache
    ? `public, max-age=${cache.browser}, s-maxage=${cache.edge}, stale-while-revalidate=${cache.staleWhileRevalidate}`
    : 'no-store';

/** A reply that broke its own contract is the server's fault: the schema's error ends as a 500. */
export const reply = (endpoint: Endpoint, status: number, body: unknown): APIGatewayProxyStructuredResultV2 => {
  const schema = endpoint.responses[status];
  const headers = { 'cache-control': cacheControl(status < 300 ? endpoint.cache : undefined) };
  if (!schema) return { statusCode: status, headers };
  return {
    statusCode: status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(schema.parse(body)),
  };
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
    ...(Object.keys(problem.fields).length > 0 ? { fields: fieldTexts(problem.fields, language) } : {}),
    ...(problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter }),
  } satisfies Problem),
});
