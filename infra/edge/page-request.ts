/**
 * Viewer request: turns a page's address and the reader's language into the key of a stored page, so that a visitor
 * never waits for a render.
 */
import type { EdgeRequest, EdgeResponse } from './edge-event.ts';
import { askedLanguage, pageLanguage } from './language.ts';

const isUnder = (pattern: string, path: string): boolean => {
  if (pattern.slice(-2) !== '/*') return pattern === path;
  const rest = path.slice(pattern.length - 1);
  return path.indexOf(pattern.slice(0, -1)) === 0 && rest !== '' && rest.indexOf('..') < 0;
};

const matches = (patterns: readonly string[], path: string): boolean => {
  for (let i = 0; i < patterns.length; i += 1) if (isUnder(patterns[i] ?? '', path)) return true;
  return false;
};

/**
 * Of two parts, such as a brand's or a post's. Pages of lists lie deeper in the bucket, which reads `%2f` as a slash, and are reached
 * by their numbers alone.
 */
const hasTwoParts = (path: string): boolean => /^\/[^/]+\/[^/]+$/.test(path) && !/%2f|%5c/i.test(path);

const pageFile = (path: string): string => {
  if (matches(ROUTES.pages, path) || (matches(ROUTES.patterns, path) && hasTwoParts(path)))
    return path === '/' ? '/index.html' : `${path}.html`;
  if (matches(ROUTES.shell, path)) return '/shell.html';
  // A key that never exists: the bucket's refusal leads to the not-found page, with status 404.
  return '/no-such-page';
};

/** A page of the blog's list, by number and category. The first page of all posts is `/blog` itself. */
const listFile = (query: EdgeRequest['querystring']): string => {
  const number = query.page === undefined ? '1' : query.page.value;
  const slug = query.category === undefined || query.category.value === '' ? '-' : query.category.value;
  if (!/^[1-9][0-9]{0,3}$/.test(number) || /[/.]|%2f|%5c/i.test(slug)) return '/no-such-page';
  return number === '1' && slug === '-' ? '/blog.html' : `/blog/list/${slug}/${number}.html`;
};

/** Pages are stored compressed (`lambdas/render/model/stored-copies.ts`), and once more for who does not take that. */
const takesBrotli = (request: EdgeRequest): boolean => {
  const accepted = request.headers['accept-encoding'];
  return accepted !== undefined && /(^|[\s,])br\s*(,|$|;\s*q=(1|0\.0*[1-9]))/.test(accepted.value);
};

/** The query goes on with the request as it came; its language only if it is one of ours. */
const movedTo = (target: string, request: EdgeRequest): EdgeResponse => {
  const language = askedLanguage(request);
  const parts = language === undefined ? [] : [`lang=${language}`];
  const names = Object.keys(request.querystring).filter((name) => name !== 'lang' && name !== 'lng');
  names.forEach((name) => {
    const parameter = request.querystring[name];
    (parameter?.multiValue ?? [parameter]).forEach((each) => {
      const value = each === undefined ? '' : each.value;
      parts.push(value === '' ? name : `${name}=${value}`);
    });
  });
  return {
    statusCode: 301,
    headers: { location: { value: parts.length > 0 ? `${target}?${parts.join('&')}` : target } },
  };
};

export function handler(event: { request: EdgeRequest }): EdgeRequest | EdgeResponse {
  const request = event.request;
  // One of the site's own files (robots.txt, sitemap.xml, a feed, the service worker): passed on unchanged.
  if (
    /^\/([^/]+\.(txt|xml|svg|json|webmanifest)|service-worker\.js)$/.test(request.uri) ||
    request.uri.indexOf('/seed/') === 0
  )
    return request;
  const path = request.uri.length > 1 && request.uri.slice(-1) === '/' ? request.uri.slice(0, -1) : request.uri;
  if (Object.keys(ROUTES.redirects).indexOf(path) >= 0) {
    return movedTo(ROUTES.redirects[path] ?? '/', request);
  }
  const file = path === '/blog' ? listFile(request.querystring) : pageFile(path);
  request.uri = `/_pages/${takesBrotli(request) ? '' : 'plain/'}${pageLanguage(request)}${file}`;
  return request;
}
