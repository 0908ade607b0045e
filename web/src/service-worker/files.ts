import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import type { Asked, WorkerEvent } from './event.ts';

declare global {
  /** The file that lists those of this release; put in when the worker is built (`scripts/build/site/service-worker.ts`). */
  const RELEASE_LIST: string;
}

const releaseCache = 'release';
const usedCache = 'used-files';
const limits = { maxEntries: 300, maxAgeSeconds: 60 * 24 * 3600 };

/** Files that a visitor has used besides, and those of former releases: kept pages and open tabs still name them. */
const usedFiles = new CacheFirst({
  cacheName: usedCache,
  plugins: [new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })],
});

const addressOf = (path: string): string => new URL(path, location.origin).href;

/** A file of the release, by its path. */
export const releaseFile = (path: string): Promise<Response | undefined> =>
  caches.match(addressOf(path), { cacheName: releaseCache });

/** The paths of all files of this release, as far as its list is here. */
const releaseFiles = async (): Promise<string[]> =>
  ((await (await releaseFile(RELEASE_LIST))?.text()) ?? '').split(' ');

const fetchInto = async (cache: Cache, path: string): Promise<void> => {
  const address = addressOf(path);
  if (await cache.match(address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
};

/**
 * All files of the release come before the worker takes over, so that none of them is missing without a connection. One
 * after the other, because the page may be fetching something too. Each has the hash of its content in its name.
 */
export const installRelease = async (): Promise<void> => {
  const cache = await caches.open(releaseCache);
  await fetchInto(cache, RELEASE_LIST);
  for (const path of await releaseFiles()) await fetchInto(cache, path);
};

/** Files that this release does not need any more go where they will expire. */
export const leaveFormerRelease = async (): Promise<void> => {
  const current = new Set([RELEASE_LIST, ...(await releaseFiles())].map(addressOf));
  const [release, used] = await Promise.all([caches.open(releaseCache), caches.open(usedCache)]);
  const ages = new CacheExpiration(usedCache, limits);
  for (const request of await release.keys()) {
    const response = current.has(request.url) ? undefined : await release.match(request);
    if (!response) continue;
    await used.put(request, response);
    await ages.updateTimestamp(request.url);
    await release.delete(request);
  }
};

export const isOfRelease = async (path: string): Promise<boolean> => (await releaseFiles()).includes(path);

export const isFile = ({ url }: Pick<Asked, 'url'>): boolean =>
  url.origin === location.origin && url.pathname.startsWith('/assets/');

export const answerFile = async (asked: Asked): Promise<Response> =>
  (await releaseFile(asked.url.pathname)) ?? usedFiles.handle(asked);

/** Keeps files that were fetched before there was a worker; the browser still has them. */
export const keepFiles = (event: WorkerEvent, addresses: readonly string[]): Promise<unknown> =>
  Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address, location.origin);
      if (isFile({ url })) await answerFile({ event, request: new Request(url), url });
    }),
  );
