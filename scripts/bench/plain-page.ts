import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

interface SentPage {
  /** Names and values by turns, as they were sent. */
  headers: string[];
  /** Brotli. */
  body: Buffer;
}

const fetchPage = async (url: string): Promise<SentPage> => {
  const call = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  return { headers: reply.rawHeaders, body: await buffer(reply) };
};

/** Of headers and body, in bytes. */
export const sentBytes = async (url: string): Promise<number> => {
  const { headers, body } = await fetchPage(url);
  // A colon and a blank, or the end of a line, behind each; the status before and an empty line after them.
  const lines = headers.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length);
  return lines + body.length;
};

/** The text of a page without style, script or picture, and as many bytes compressed. */
const plainOf = (html: string, bytes: number): Buffer => {
  const [, main = ''] = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  const [opening = '<html>'] = /<html[^>]*>/.exec(html) ?? [];
  const text = main
    .replaceAll(/<(svg|style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(?!\/?(?:h[1-3]|p)\b)[^>]*>/g, '');
  const page = (padding: number) =>
    brotliCompressSync(
      `<!doctype html>${opening}<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>.</title>${text}<!--${randomBytes(padding).toString('base64')}-->`,
    );
  return page(Math.max(0, bytes - page(0).length));
};

/**
 * For each page of the site at `origin`, one of the same size with the same headers, of text alone: nothing that sends so many
 * bytes is there sooner.
 */
export const servePlain = async (origin: string) => {
  const pages = new Map<string, Promise<SentPage>>();
  const pageAt = async (path: string): Promise<SentPage> => {
    const { headers, body } = await fetchPage(origin + path);
    return { headers, body: plainOf(`${brotliDecompressSync(body)}`, body.length) };
  };
  const server = createServer(async ({ url = '/' }, reply) => {
    const page = pages.get(url) ?? pageAt(url);
    pages.set(url, page);
    const { headers, body } = await page;
    for (let at = 0; at < headers.length; at += 2) {
      const [name = '', value = ''] = headers.slice(at, at + 2);
      // The faces of the site, and what belongs to the connection.
      if (!/^(link|content-length|connection|keep-alive|transfer-encoding|date)$/i.test(name))
        reply.appendHeader(name, value);
    }
    reply.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};
