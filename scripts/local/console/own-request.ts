import { first, type Headers } from '../http-message.ts';

/**
 * Whether a request comes from a page of this very server or from no page at all. Any page in the browser can send
 * requests to a local port; what it cannot do is send them without these headers telling where it is from.
 */
export const isOwnRequest = (headers: Headers): boolean => {
  const origin = first(headers, 'origin');
  const site = first(headers, 'sec-fetch-site') ?? 'none';
  return (
    (origin === undefined || origin === `http://${first(headers, 'host')}`) && ['same-origin', 'none'].includes(site)
  );
};
