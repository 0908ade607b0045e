import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  method: string;
  /** As it was asked for, with the host that was meant as its first part. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Said {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Answers nothing until the caller leaves. */
  silent?: boolean;
}

/**
 * A server on this machine in place of the services that the relay calls. It records what it receives, and replies as
 * instructed.
 */
export const openStandIn = async (said: Said = { status: 200 }) => {
  const heard: Heard[] = [];
  const standIn = { said, heard };
  const server = createServer(async (incoming, reply) => {
    const parts: Buffer[] = [];
    for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
    const { method = '', url: path = '', headers } = incoming;
    heard.push({ method, path, headers, body: Buffer.concat(parts) });
    if (!standIn.said.silent) reply.writeHead(standIn.said.status, standIn.said.headers).end(standIn.said.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return Object.assign(standIn, { url, close });
};
