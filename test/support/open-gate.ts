import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen, stop } from '#scripts/local/runtime/listen.ts';

interface Heard {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** When it came, in milliseconds since the epoch. */
  at: number;
}
/** A status is answered, without a text; a cut connection answers nothing. Any other request is passed on. */
export type Fate = number | 'cut' | undefined;

/** A connection serves one request: a browser sends a request again by itself if one that it has used before breaks. */
const once = { connection: 'close' };

/**
 * A server between the browser and a site, on which a test decides what becomes of each request. It is the site that the
 * browser knows, so pages and their service worker meet the same.
 */
export const openGate = async (site: string) => {
  const heard: Heard[] = [];
  const gate = { heard, fate: (_: Heard): Fate | Promise<Fate> => undefined };
  const passOn = (incoming: IncomingMessage, reply: ServerResponse) => {
    const { method, url = '/', headers } = incoming;
    const target = new URL(url, site);
    const passed = request(target, { method, headers: { ...headers, ...once, host: target.host } }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...once });
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    incoming.pipe(passed);
  };
  const server = createServer(async (incoming, reply) => {
    const { method = '', url: path = '', headers } = incoming;
    const each = { method, path, headers, at: Date.now() };
    heard.push(each);
    const fate = await gate.fate(each);
    if (fate === 'cut') incoming.socket.destroy();
    else if (fate === undefined) passOn(incoming, reply);
    else reply.writeHead(fate, once).end();
  });
  const url = `http://localhost:${await listen(server, 0)}`;
  return Object.assign(gate, { url, close: () => stop(server) });
};
export type Gate = Awaited<ReturnType<typeof openGate>>;
