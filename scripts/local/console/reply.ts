import { type HttpRequest, type HttpResponse, headersOf } from '../runtime/http-message.ts';

/** A request to the console after its route is known. */
export interface ConsoleRequest {
  /** Decoded parts of the path, by the names in the route. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  http: HttpRequest;
}
/** Undefined: there is no such thing. */
export type Answer = (request: ConsoleRequest) => HttpResponse | undefined | Promise<HttpResponse | undefined>;

/** Pages without scripts, which no site may frame; the only frame in them shows a mail. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const reply = (
  status: number,
  contentType: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): HttpResponse => ({
  status,
  headers: headersOf({
    'content-type': contentType,
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy,
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: with it browsers send forms with the origin `null`.
    'referrer-policy': 'same-origin',
    ...headers,
  }),
  body: Buffer.from(body),
});

export const page = (text: string): HttpResponse => reply(200, 'text/html; charset=utf-8', text);

export const json = (value: unknown, status = 200): HttpResponse =>
  reply(status, 'application/json; charset=utf-8', JSON.stringify(value));

export const problem = (status: number, error: string): HttpResponse => json({ error }, status);

/** To a page, after a form was taken in. */
export const seeOther = (location: string): HttpResponse => reply(303, 'text/plain', '', { location });
