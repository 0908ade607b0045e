import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Asked } from './event.ts';
import { isGone, mayBeKept, networkFirst } from './network-first.ts';

const cacheName = 'reads';
const daySeconds = 24 * 3600;

/** Open to everybody: the catalogue, the blog, what answers are composed from, and the files that pages fetch their texts from. */
export const isPublicRead = ({ url: { origin, pathname } }: Asked): boolean =>
  origin === location.origin &&
  /^\/(seed\/|api\/(brands|products|models|blog\/posts|ai\/knowledge)(\/|$))/.test(pathname);

const publicReads = new StaleWhileRevalidate({
  cacheName,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        if (isGone(response)) await (await caches.open(cacheName)).delete(request.url, { ignoreVary: true });
        return mayBeKept(response) ? response : null;
      },
    },
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true }),
  ],
});

/**
 * At once what is here, and the newer reply for the next time. A logged-in user may have changed it a moment ago, so
 * for them the network is first, and nothing that came with a token is kept.
 */
export const answerRead = (asked: Asked): Promise<Response> =>
  asked.request.headers.has('authorization')
    ? networkFirst(fetch(asked.request), () => caches.match(asked.url.href, { cacheName, ignoreVary: true }))
    : publicReads.handle(asked);

export const isPicture = ({ url: { origin, pathname } }: Asked): boolean =>
  origin === location.origin && pathname.startsWith('/images/');

/** A drawing changes with its shoe under the same address. */
export const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true })],
});
