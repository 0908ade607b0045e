import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * The same site with client-rendered pages, for comparison: every page is the empty shell, which loads the app and then
 * the data; everything else comes from the site at `origin`.
 */
export const serveClientRendered = async (origin: string) => {
  const shellFor = (language: string) =>
    brotliCompressSync(readFileSync(`.build/site/_pages/plain/${language}/shell.html`));
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', origin);
    if (/^\/($|products$|brand\/|blog($|\/))/.test(url.pathname)) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      outgoing.end(shellFor(url.searchParams.get('lang') ?? 'he'));
      return;
    }
    const forwarded = request(url, { method: incoming.method, headers: { ...incoming.headers, host: url.host } });
    forwarded.on('response', (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};
