import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { acceptedLanguage, defaultLanguage, type Language, languageOfQuery } from '#contracts/text/language.ts';
import { isFromCloudFront } from './origin.ts';

/** The origin of a request: address and browser. */
export interface Client {
  ip: string;
  userAgent: string;
}

/**
 * The gateway sees CloudFront's address, which many people share. CloudFront passes on the caller's own address
 * together with its key. For a caller that bypasses CloudFront, the address that the gateway sees is used, whatever the
 * headers say.
 */
export const clientOf = ({ requestContext, headers }: APIGatewayProxyEventV2): Client => {
  const { sourceIp, userAgent } = requestContext.http;
  return {
    ip: (isFromCloudFront(headers) && headers['x-viewer-address']) || sourceIp,
    userAgent: userAgent.slice(0, 512),
  };
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
