import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { publicLookup, type Resolve, systemResolve } from './public-lookup.ts';

/** Whether a visitor who opens an address meets a page. */
export type PageProbe = (url: string) => Promise<boolean>;

export interface ProbeNetwork {
  resolve?: Resolve;
  /** Whether a server may be on this machine, without encryption and at any port. Only on a laptop. */
  allowLoopback?: boolean;
  /** For everything, with all redirects. */
  timeoutMs?: number;
}

const redirects = 3;
const moved = [301, 302, 303, 307, 308];
/** It is there, and not for us. */
const hidden = [401, 403, 405, 429, 501, 999];
const headers = { accept: 'text/html,*/*;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'pointe-shoes' };

/** Asks for pages of public servers. An administrator types their addresses, so they may lead anywhere: no answer is shown. */
export const pageProbe = ({
  resolve = systemResolve,
  allowLoopback = false,
  timeoutMs = 4_000,
}: ProbeNetwork = {}): PageProbe => {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));
  const lookup = publicLookup(resolve, isAllowed);

  /** Only the usual ports, without credentials. Names are checked when they are looked up; a plain address is not. */
  const mayAsk = (url: URL): boolean => {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    return isPlain && (url.port === '' || allowLoopback) && (isIP(host) === 0 || isAllowed(host));
  };

  const ask = (url: URL, method: 'HEAD' | 'GET', signal: AbortSignal) =>
    new Promise<{ status: number; location: string | undefined }>((done, fail) => {
      const request = url.protocol === 'https:' ? requestSecure : requestPlain;
      const sent = request(url, { method, headers, lookup, signal, agent: false }, (reply) => {
        done({ status: reply.statusCode ?? 0, location: reply.headers.location });
        // Of a page nothing but its status is wanted.
        reply.destroy();
      });
      sent.on('error', fail).end();
    });

  const statusOf = async (address: string, signal: AbortSignal): Promise<number> => {
    let url = new URL(address);
    for (let hops = 0; hops <= redirects; hops += 1) {
      if (!mayAsk(url)) return 0;
      const reply = await ask(url, 'HEAD', signal);
      // Some servers answer only to those who want the page.
      const { status, location } = [404, 405, 501].includes(reply.status) ? await ask(url, 'GET', signal) : reply;
      if (!moved.includes(status) || location === undefined) return status;
      url = new URL(location, url);
    }
    return 0;
  };

  return async (address) => {
    try {
      const status = await statusOf(address, AbortSignal.timeout(timeoutMs));
      return (status >= 200 && status < 400) || hidden.includes(status);
    } catch {
      return false;
    }
  };
};
