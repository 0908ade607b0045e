import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBody } from '../aws/body.ts';
import { fromRawHeaders, type HttpRequest, type HttpResponse, textResponse } from '../runtime/http-message.ts';
import { keepAliveTimeout } from '../runtime/listen.ts';
import { isLoopbackHost } from '../runtime/loopback.ts';

export type Handle = (request: HttpRequest) => Promise<HttpResponse>;

/** The largest body that any origin here accepts, in bytes. */
const bodyLimit = 10 * 1024 * 1024;
const empty = Buffer.alloc(0);

const write = (target: ServerResponse, method: string, { status, headers, body }: HttpResponse): void => {
  const flat: string[] = [];
  for (const [name, values] of headers) {
    if (name === 'content-length' || name === 'connection' || name === 'transfer-encoding') continue;
    for (const value of values) flat.push(name, value);
  }
  const bodyless = status === 304 || status === 204;
  if (!bodyless) flat.push('content-length', String(body.length));
  target.writeHead(status, flat);
  target.end(bodyless || method === 'HEAD' ? undefined : body);
};

/** Responds to a request, or calls `next`. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A development server: it has the app's modules, and pages in the place of the distribution's. */
export interface Front {
  modules: Middleware;
  around(distribution: Handle): Handle;
  close(): Promise<void>;
}

export interface Site {
  modules?: Middleware;
  /** The twin's own pages come first; everything else goes to CloudFront. */
  own: { prefix: string; handle: Handle };
  distribution: Handle;
}

/** The site's port. Functions must know it before they start, so it is open before the site is ready: requests wait. */
export const createSiteServer = (opening: Promise<Site>, onProblem: (message: string) => void) =>
  createServer({ keepAliveTimeout }, (request, response) => {
    const answer = async (): Promise<HttpResponse> => {
      if (!isLoopbackHost(request.headers.host)) return textResponse(403, 'text/plain', 'Only on this machine\n');
      const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2);
      const hasBody =
        request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
      const body = hasBody ? await readBody(request, bodyLimit) : empty;
      if (body === undefined) {
        return textResponse(413, 'application/json', JSON.stringify({ message: 'Request Entity Too Large' }));
      }
      const incoming = {
        method: request.method ?? 'GET',
        path,
        query,
        headers: fromRawHeaders(request.rawHeaders),
        body,
        clientAddress: request.socket.remoteAddress ?? '127.0.0.1',
      };
      const { own, distribution } = await opening;
      return path === own.prefix || path.startsWith(`${own.prefix}/`) ? own.handle(incoming) : distribution(incoming);
    };
    const fail = (error: unknown): void => {
      // A caller that disconnected in the middle of its request is no defect.
      if (!request.destroyed) onProblem(`${request.method} ${request.url}: ${String(error)}`);
      response.destroy();
    };
    const serve = (): void => {
      answer()
        .then((reply) => write(response, request.method ?? 'GET', reply))
        .catch(fail);
    };
    opening.then(
      ({ modules }) => (modules && isLoopbackHost(request.headers.host) ? modules(request, response, serve) : serve()),
      fail,
    );
  });
