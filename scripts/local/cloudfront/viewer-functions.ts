import type { HttpRequest, HttpResponse } from '../runtime/http-message.ts';
import {
  cookieText,
  cookieValues,
  type EdgeRequest,
  type EdgeResponse,
  headersFrom,
  headerValues,
  queryText,
  queryValues,
  setCookieLines,
  setCookieValues,
} from './edge-event.ts';
import type { EdgeFunction } from './edge-function.ts';

const edgeRequest = ({ method, path, query, headers }: HttpRequest): EdgeRequest => ({
  method,
  uri: path,
  querystring: queryValues(query),
  headers: headerValues(headers, 'cookie'),
  cookies: cookieValues(headers),
});

const fromEdgeRequest = (original: HttpRequest, changed: EdgeRequest): HttpRequest => {
  const headers = headersFrom(changed.headers);
  const cookies = cookieText(changed.cookies);
  if (cookies !== '') headers.set('cookie', [cookies]);
  return { ...original, path: changed.uri, query: queryText(changed.querystring), headers };
};

const bodyOf = ({ body }: EdgeResponse): Buffer | undefined => {
  if (body === undefined) return undefined;
  return typeof body === 'string'
    ? Buffer.from(body)
    : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8');
};

const fromEdgeResponse = (changed: EdgeResponse, body: Buffer): HttpResponse => {
  const headers = headersFrom(changed.headers);
  const cookies = setCookieLines(changed.cookies);
  if (cookies.length > 0) headers.set('set-cookie', cookies);
  return { status: changed.statusCode, headers, body: bodyOf(changed) ?? body };
};

/** Runs the viewer-request function: a request to go on with, or the reply that ends here. */
export const runViewerRequest = async (
  run: EdgeFunction,
  request: HttpRequest,
): Promise<{ request: HttpRequest } | { response: HttpResponse }> => {
  const result = await run({
    eventType: 'viewer-request',
    viewerAddress: request.clientAddress,
    request: edgeRequest(request),
  });
  if ('response' in result) return { response: fromEdgeResponse(result.response, Buffer.alloc(0)) };
  return { request: fromEdgeRequest(request, result.request) };
};

/** Runs the viewer-response function. It sees the request as the viewer-request function left it. */
export const runViewerResponse = async (
  run: EdgeFunction,
  request: HttpRequest,
  response: HttpResponse,
): Promise<HttpResponse> => {
  const result = await run({
    eventType: 'viewer-response',
    viewerAddress: request.clientAddress,
    request: edgeRequest(request),
    response: {
      statusCode: response.status,
      headers: headerValues(response.headers, 'set-cookie'),
      cookies: setCookieValues(response.headers),
    },
  });
  if ('request' in result) throw new Error('A viewer-response function must return a response');
  return fromEdgeResponse(result.response, response.body);
};
