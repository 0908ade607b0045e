import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { acceptedLanguage, defaultLanguage, type Language, languageOfQuery } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { datedPage } from './dated-page.ts';
import type { Asked } from './event.ts';
import { isGone, mayBeKept, networkFirst } from './network-first.ts';

const cacheName = 'pages';
const expiration = new CacheExpiration(cacheName, { maxEntries: 100 });

const content: string[] = [
  paths.home,
  paths.products,
  paths.blog,
  paths.tips,
  paths.glossary,
  paths.accessibility,
  paths.privacy,
];

/** The part that distinguishes one page from another, without its language or where the visitor came from. */
const addressOf = ({ origin, pathname, searchParams }: URL): URL => {
  const address = new URL(pathname.replace(/(.)\/$/, '$1'), origin);
  for (const name of ['category', 'page']) {
    const value = searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  return address;
};

/** Pages of content, which are the same for everybody. Addresses of others may hold a code, so they are never kept. */
export const isContent = (url: URL): boolean => {
  const path = addressOf(url).pathname;
  return content.includes(path) || /^\/(brand|blog)\/[^/]+$/.test(path);
};

const askedLanguage = ({ searchParams }: URL): Language | undefined =>
  languageOfQuery({ lang: searchParams.get('lang'), lng: searchParams.get('lng') });

/**
 * Keeps a page under its address and language, with the time: the page then shows how old it is. One that the site no
 * longer has is removed here too.
 */
const keep = async (url: URL, response: Response): Promise<void> => {
  if (!mayBeKept(response) && !isGone(response)) return;
  const text = await response.text();
  const language = /<html lang="(\w\w)"/.exec(text)?.[1];
  if (!language) return;
  const key = addressOf(url);
  key.searchParams.set('lang', language);
  const cache = await caches.open(cacheName);
  if (isGone(response)) return void (await cache.delete(key.href));
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const stored = text.replace('<html ', `<html data-stored="${new Date().toISOString()}" `);
  await cache.put(key.href, new Response(stored, { headers }));
  await expiration.updateTimestamp(key.href);
  await expiration.expireEntries();
};

/** The addresses of all kept pages, the newest last. */
const keptAddresses = async (): Promise<URL[]> =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url));

/** Where a page is kept: in the language that is asked for, else in the one in which it was read last. */
const findAddress = async (url: URL): Promise<URL | undefined> => {
  const { href } = addressOf(url);
  const asked = askedLanguage(url);
  const kept = (await keptAddresses()).filter((key) => addressOf(key).href === href);
  return asked ? kept.find((key) => askedLanguage(key) === asked) : kept.at(-1);
};

/** A kept page with its date. */
const findKept = async (url: URL): Promise<Response | undefined> => {
  const address = await findAddress(url);
  const page = address && (await caches.match(address.href, { cacheName }));
  return page && datedPage(page);
};

/** The page for which the app has waited as long as this worker would. */
let awaited: string | undefined;

/** Whether a page is here, in the place of one that the app waits for. Then it is shown without a wait. */
export const isInstead = async (address: string): Promise<boolean> => {
  const url = new URL(address);
  awaited = (await findAddress(url)) && addressOf(url).href;
  return awaited !== undefined;
};

/** The language of a reader whose page is not here. */
export const readersLanguage = async (url: URL): Promise<Language> => {
  const last = (await keptAddresses()).at(-1);
  return (
    askedLanguage(url) ??
    (last && askedLanguage(last)) ??
    acceptedLanguage(navigator.languages.join()) ??
    defaultLanguage
  );
};

/** Addresses of the API can be opened too, by the link of a mail for instance. */
export const isPage = ({ request, url: { origin, pathname } }: Asked): boolean =>
  request.mode === 'navigate' && origin === location.origin && !/^\/(api|auth|users|sessions)(\/|$)/.test(pathname);

/** A page that the reader opens. @throws where neither the network nor this device has it. */
export const answerPage = ({ event, request, url }: Asked): Promise<Response> => {
  if (!isContent(url)) return fetch(request);
  const keeping = Promise.withResolvers<void>();
  event.waitUntil(keeping.promise);
  const reply = fetch(request).then(
    (response) => {
      keeping.resolve(keep(url, response.clone()));
      return response;
    },
    (cause: unknown) => {
      keeping.resolve();
      throw cause;
    },
  );
  const isLate = awaited === addressOf(url).href;
  awaited = undefined;
  return networkFirst(reply, () => findKept(url), isLate ? 0 : undefined);
};

/** Keeps a page that no request for it has brought: the app has drawn it, or it was there before the worker. */
export const keepPage = async (address: string): Promise<void> => {
  const url = new URL(address, location.origin);
  if (url.origin === location.origin && isContent(url)) await keep(url, await fetch(url));
};
