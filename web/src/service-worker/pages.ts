import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { acceptedLanguage, defaultLanguage, type Language, languageOfQuery } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import type { Asked } from './event.ts';
import { mayBeKept, networkFirst } from './network-first.ts';

declare global {
  /** The page in each language that stands in for one that was never read on this device; put in as `RELEASE_FILES` is. */
  const OFFLINE_PAGES: Record<Language, string>;
}

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

/** Pages of content, which are the same for everybody. Addresses of others may hold a code, so they are never kept. */
const isContent = (path: string): boolean => content.includes(path) || /^\/(brand|blog)\/[^/]+$/.test(path);

/** What tells one page from another, without its language or where the reader came from. */
const addressOf = ({ origin, pathname, searchParams }: URL): URL => {
  const address = new URL(pathname.replace(/(.)\/$/, '$1'), origin);
  for (const name of ['category', 'page']) {
    const value = searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  return address;
};

const askedLanguage = ({ searchParams }: URL): Language | undefined =>
  languageOfQuery({ lang: searchParams.get('lang'), lng: searchParams.get('lng') });

/** Keeps a page under its address and language, with the time: the page then tells its reader how old it is. */
const keep = async (url: URL, response: Response): Promise<void> => {
  if (!mayBeKept(response)) return;
  const text = await response.text();
  const language = /<html lang="(\w\w)"/.exec(text)?.[1];
  if (!language) return;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const stored = text.replace('<html ', `<html data-stored="${new Date().toISOString()}" `);
  const key = addressOf(url);
  key.searchParams.set('lang', language);
  await (await caches.open(cacheName)).put(key.href, new Response(stored, { headers }));
  await expiration.updateTimestamp(key.href);
  await expiration.expireEntries();
};

/** The addresses of all kept pages, the newest last. */
const keptAddresses = async (): Promise<URL[]> =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url));

/** The page in the language that is asked for, else in the one in which it was read last. */
const findKept = async (url: URL): Promise<Response | undefined> => {
  const { href } = addressOf(url);
  const asked = askedLanguage(url);
  const kept = (await keptAddresses()).filter((key) => addressOf(key).href === href);
  const found = asked ? kept.find((key) => askedLanguage(key) === asked) : kept.at(-1);
  return found && caches.match(found.href, { cacheName });
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
  if (!isContent(addressOf(url).pathname)) return fetch(request);
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
  return networkFirst(reply, () => findKept(url));
};

/** Keeps a page that was opened before there was a worker. */
export const keepPage = async (address: string): Promise<void> => {
  const url = new URL(address, location.origin);
  if (url.origin === location.origin && isContent(addressOf(url).pathname)) await keep(url, await fetch(url));
};
