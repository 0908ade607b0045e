import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { $ZodError } from 'zod/v4/core';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { ProblemError } from '../problem.ts';

const defaultBodyLimit = 64 * 1024;

const bodyText = (event: APIGatewayProxyEventV2): string =>
  event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '');

const parseBody = (endpoint: Endpoint, event: APIGatewayProxyEventV2): unknown => {
  const text = bodyText(event);
  if (Buffer.byteLength(text) > (endpoint.bodyLimit ?? defaultBodyLimit)) throw new ProblemError('payloadTooLarge');
  if (!endpoint.body) {
    if (text) throw new ProblemError('invalidRequest');
    return undefined;
  }
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) {
    throw new ProblemError('unsupportedMediaType');
  }
  return JSON.parse(text);
};

/** The first broken rule of each field, by the field's name. The rules' messages are codes (`contracts/person.ts`). */
const brokenRules = (error: $ZodError, body: unknown): Record<string, string> => {
  const given = typeof body === 'object' && body !== null ? body : {};
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    if (field && !(field in fields)) fields[field] = field in given ? message : 'required';
  }
  return fields;
};

/** The request's values, typed by the endpoint's schemas. @throws ProblemError 400, 413 or 415. */
export const parseInput = (endpoint: Endpoint, event: APIGatewayProxyEventV2) => {
  const parse = (schema: Endpoint['query'], value: unknown) => {
    if (schema) return schema.parse(value);
    if (value !== undefined && Object.keys(value as object).length > 0) throw new ProblemError('invalidRequest');
    return undefined;
  };
  let body: unknown;
  try {
    body = parseBody(endpoint, event);
    return {
      pathParameters: parse(endpoint.pathParameters, event.pathParameters ?? {}),
      query: parse(endpoint.query, event.queryStringParameters ?? {}),
      body: endpoint.body?.parse(body),
    };
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    const fields = cause instanceof $ZodError ? brokenRules(cause, body) : {};
    throw new ProblemError('invalidRequest', { cause, fields });
  }
};
