import { randomUUID } from 'node:crypto';
import { type HttpRequest, joined } from '../runtime/http-message.ts';
import { environment } from '../template/environment.ts';
import type { Match } from './routes.ts';

export interface EventSource {
  apiId: string;
  domainName: string;
  stage: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** As in `21/Nov/2026:09:57:19 +0000`. */
const commonLogTime = (time: Date): string =>
  `${two(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}:${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())} +0000`;

/** A text body is handed over as it is, any other in base64. */
const isText = (contentType: string | undefined): boolean =>
  contentType === undefined || /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/i.test(contentType);

const queryParameters = (query: string): Record<string, string> | undefined => {
  if (query === '') return undefined;
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values.get(name);
    values.set(name, known === undefined ? value : `${known},${value}`);
  }
  return Object.fromEntries(values);
};

/** The path as an HTTP API hands it on: decoded, and cut at a decoded question mark. Undefined when it is malformed. */
export const gatewayPath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path).replace(/\?.*$/s, '');
  } catch {
    return undefined;
  }
};

/** The event of payload format 2.0. */
export const createEvent = <T>(
  { apiId, domainName, stage }: EventSource,
  request: HttpRequest,
  path: string,
  { routeKey, pathParameters }: Match<T>,
  claims: Record<string, unknown> | undefined,
  now: Date,
) => {
  const sent = [...request.headers].filter(([name]) => name !== 'cookie');
  const headers: Record<string, string> = {
    ...Object.fromEntries(sent.map(([name, values]) => [name, values.join(',')])),
    // The cloud's API is only reached by https.
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  };
  const cookies = joined(request.headers, 'cookie')?.split(/;\s*/).filter(Boolean);
  const queryStringParameters = queryParameters(request.query);
  const text = isText(headers['content-type']);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookies === undefined ? {} : { cookies }),
    headers,
    ...(queryStringParameters === undefined ? {} : { queryStringParameters }),
    requestContext: {
      accountId: environment.account,
      apiId,
      ...(claims === undefined ? {} : { authorizer: { jwt: { claims, scopes: null } } }),
      domainName,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.clientAddress,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage,
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length === 0 ? {} : { pathParameters }),
    ...(request.body.length === 0 ? {} : { body: request.body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !text,
  };
};
