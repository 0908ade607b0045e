import { first, type Headers } from '../runtime/http-message.ts';

/**
 * Whether a request comes from one of this server's own pages, or from no page at all. Any page in the browser can send
 * requests to a local port, but not without these headers, which say where it is from.
 */
export const isOwnRequest = (headers: Headers): boolean => {
  const origin = first(headers, 'origin');
  const site = first(headers, 'sec-fetch-site') ?? 'none';
  return (
    (origin === undefined || origin === `http://${first(headers, 'host')}`) && ['same-origin', 'none'].includes(site)
  );
};
