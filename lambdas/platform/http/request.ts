import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { $ZodError } from 'zod/v4/core';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { acceptedLanguage, defaultLanguage, type Language, languageOfQuery } from '#contracts/text/language.ts';
import { ProblemError } from '../problem.ts';
import { isFromCloudFront } from './origin.ts';

/** The origin of a request: address and browser. */
export interface Client {
  ip: string;
  userAgent: string;
  /** Two letters of ISO 3166, where CloudFront was asked for them. */
  country?: string;
}

/**
 * The gateway sees CloudFront's address, which many people share. CloudFront passes on the caller's own address
 * together with its key. For a caller that bypasses CloudFront, the address that the gateway sees is used, regardless
 * of the headers.
 */
export const clientOf = ({ requestContext, headers }: APIGatewayProxyEventV2): Client => {
  const { sourceIp, userAgent } = requestContext.http;
  const isCloudFront = isFromCloudFront(headers);
  const country = headers['cloudfront-viewer-country'];
  return {
    ip: (isCloudFront && headers['x-viewer-address']) || sourceIp,
    userAgent: userAgent.slice(0, 512),
    ...(isCloudFront && country ? { country } : {}),
  };
};

/** An IPv6 subscriber has a whole /64, so one of its addresses stands for all. */
export const addressSubject = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')].slice(0, 4).join(':');
};

/** Many addresses that one sender may have at little cost: a /24 of IPv4, a /48 of IPv6. */
export const networkSubject = (ip: string): string => {
  const separator = ip.includes(':') ? ':' : '.';
  return addressSubject(ip).split(separator).slice(0, 3).join(separator);
};

/** A cookie that no script can read, and that is sent only with requests from our own pages. */
interface Cookie {
  name: string;
  /** Letters, digits and `-_.~`. */
  value: string;
  path: string;
  /** Seconds. */
  lifetime: number;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(cookie: Cookie): void;
}

const cookieLine = ({ name, value, path, lifetime }: Cookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${lifetime}; HttpOnly; Secure; SameSite=Strict`;

/** The cookies of a request, and the `Set-Cookie` lines of its reply. */
export const cookiesOf = ({ cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>) => {
  const lines: string[] = [];
  return {
    lines,
    cookies: {
      get: (name) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1),
      set: (cookie) => void lines.push(cookieLine(cookie)),
    } satisfies Cookies,
  };
};

/** The language of the reply: the one that the address asks for, else the best of `Accept-Language`, else Hebrew. */
export const requestLanguage = (
  query: Parameters<typeof languageOfQuery>[0],
  acceptLanguage: string | undefined,
): Language => languageOfQuery(query) ?? acceptedLanguage(acceptLanguage ?? '') ?? defaultLanguage;

export const languageOfEvent = (event: APIGatewayProxyEventV2): Language =>
  requestLanguage(event.queryStringParameters ?? {}, event.headers['accept-language']);

const defaultBodyLimit = 64 * 1024;

const bodyText = (event: APIGatewayProxyEventV2): string =>
  event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '');

const parseBody = (endpoint: Endpoint, event: APIGatewayProxyEventV2): unknown => {
  const text = bodyText(event);
  if (Buffer.byteLength(text) > (endpoint.bodyLimit ?? defaultBodyLimit)) throw new ProblemError('payloadTooLarge');
  if (endpoint.ignoresBody) return undefined;
  if (!endpoint.body) {
    if (text) throw new ProblemError('invalidRequest');
    return undefined;
  }
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) {
    throw new ProblemError('unsupportedMediaType');
  }
  return JSON.parse(text);
};

/** The first broken rule of each field, by the field's name. The rules' messages are codes (`contracts/users/person.ts`). */
const brokenRules = (error: $ZodError, query: object, body: unknown): Record<string, string> => {
  const given = { ...query, ...(typeof body === 'object' && body !== null ? body : {}) };
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
    const fields = cause instanceof $ZodError ? brokenRules(cause, event.queryStringParameters ?? {}, body) : {};
    throw new ProblemError('invalidRequest', { cause, fields });
  }
};
