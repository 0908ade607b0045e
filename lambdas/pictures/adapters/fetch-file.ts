import type { IncomingMessage } from 'node:http';
import { type Agent, get, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { pictureLimit, pictureTypes } from '#contracts/pictures/endpoints.ts';
import { isPublicAddress } from '#lambdas/platform/network/public-address.ts';
import { publicLookup, type Resolve, systemResolve } from '#lambdas/platform/network/public-lookup.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';

/** Fetches a file from another site. @throws ProblemError `pictureUnreachable`, `pictureTooLarge`. */
export type FetchFile = (address: string) => Promise<Buffer>;

interface Network {
  resolve?: Resolve;
  /** Makes the connections, with the given lookup of names. */
  agent?: Agent;
  /** The time limit for everything, from the first lookup to the last byte. */
  timeoutMs?: number;
}

const redirects = 3;
const headers = { accept: pictureTypes.join(', '), 'accept-encoding': 'identity', 'user-agent': 'pointe-shoes' };

/** Only `https:` on its usual port, without credentials, and not to a machine inside a network. */
const parseAddress = (address: string, base?: URL): URL => {
  const url = new URL(address, base);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  // Names are checked when they are looked up; a plain address is never looked up, so it is checked here.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!isPlain || (isIP(host) !== 0 && !isPublicAddress(host))) throw new Error(`${url.origin} is not to be asked`);
  return url;
};

const ask = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });

/** Follows redirects and returns the first reply that is not one. */
const follow = async (address: string, options: RequestOptions): Promise<IncomingMessage> => {
  let url = parseAddress(address);
  for (let hops = 0; hops <= redirects; hops += 1) {
    const reply = await ask(url, options);
    const {
      statusCode = 0,
      headers: { location },
    } = reply;
    if (statusCode === 200) return reply;
    reply.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) throw new Error(`${statusCode}`);
    url = parseAddress(location, url);
  }
  throw new Error('too many redirects');
};

const read = async (reply: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > pictureLimit) throw new ProblemError('pictureTooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

export const fetchFile = ({ resolve = systemResolve, agent, timeoutMs = 8_000 }: Network = {}): FetchFile => {
  const lookUp = publicLookup(resolve);
  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await read(await follow(address, { agent: agent ?? false, headers, lookup: lookUp, signal }));
    } catch (cause) {
      throw cause instanceof ProblemError ? cause : new ProblemError('pictureUnreachable', { cause });
    }
  };
};
