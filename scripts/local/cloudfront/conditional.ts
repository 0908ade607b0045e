import { first, type HttpRequest, type HttpResponse } from '../runtime/http-message.ts';

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');

const isUnchanged = (request: HttpRequest, response: HttpResponse): boolean => {
  const asked = first(request.headers, 'if-none-match');
  const etag = first(response.headers, 'etag');
  if (asked !== undefined)
    return etag !== undefined && (asked === '*' || asked.split(',').map(weak).includes(weak(etag)));
  const since = Date.parse(first(request.headers, 'if-modified-since') ?? '');
  return Date.parse(first(response.headers, 'last-modified') ?? '') <= since;
};

/** Answers 304 when the browser already has what the reply would carry. */
export const withoutKnownBody = (request: HttpRequest, response: HttpResponse): HttpResponse => {
  const readable = request.method === 'GET' || request.method === 'HEAD';
  if (!readable || response.status !== 200 || !isUnchanged(request, response)) return response;
  const headers = new Map(response.headers);
  for (const name of ['content-length', 'content-encoding', 'content-type']) headers.delete(name);
  return { status: 304, headers, body: Buffer.alloc(0) };
};
