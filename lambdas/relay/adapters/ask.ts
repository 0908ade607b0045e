import { type IncomingMessage, request as insecureRequest, type OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { NotPublicError, publicLookup, type Resolve, systemResolve } from '#lambdas/platform/network/public-lookup.ts';

export interface Question {
  url: URL;
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: Buffer;
  /** The most bytes of the answer that are read; a longer one is none. */
  limit: number;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks a service of others. @throws an Error without an answer in time, or where it is too long. */
export type Ask = (question: Question) => Promise<Answer>;

interface Network {
  resolve?: Resolve;
  /** The time limit for everything, from the lookup to the last byte. */
  timeoutMs?: number;
  /** For tests: an origin of this machine that stands for all services; the path begins with the host that was meant. */
  standIn?: string | undefined;
}

const read = async (reply: IncomingMessage, limit: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > limit) throw new Error(`more than ${limit} bytes came`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** A redirect is a response like any other: it is not followed. */
export const askBy = ({ resolve = systemResolve, timeoutMs = 3_000, standIn }: Network = {}): Ask => {
  const lookUp = publicLookup(resolve);
  return async ({ url, method, headers, body, limit }) => {
    // A plain address is never looked up, and every service has a name.
    if (isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) throw new NotPublicError('not a public name');
    const options = { method, headers, signal: AbortSignal.timeout(timeoutMs), agent: false } as const;
    const reply = await new Promise<IncomingMessage>((answered, failed) => {
      const outgoing = standIn
        ? insecureRequest(new URL(`/${url.host}${url.pathname}`, standIn), options, answered)
        : request(url, { ...options, lookup: lookUp }, answered);
      outgoing.on('error', failed).end(body);
    });
    return { status: reply.statusCode ?? 0, headers: reply.headers, body: await read(reply, limit) };
  };
};
