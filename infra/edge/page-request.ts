/**
 * Viewer request: turns a page's address and the reader's language into the key of a stored page, so that a visitor
 * never waits for a render. Written for CloudFront's runtime: plain forms only.
 */
import type { EdgeRequest } from './edge-event.ts';
import { pageLanguage } from './language.ts';

const isUnder = (pattern: string, path: string): boolean => {
  if (pattern.slice(-2) !== '/*') return pattern === path;
  const rest = path.slice(pattern.length - 1);
  return path.indexOf(pattern.slice(0, -1)) === 0 && rest !== '' && rest.indexOf('..') < 0;
};

const matches = (patterns: readonly string[], path: string): boolean => {
  for (let i = 0; i < patterns.length; i += 1) if (isUnder(patterns[i] ?? '', path)) return true;
  return false;
};

const pageFile = (path: string): string => {
  if (matches(ROUTES.pages, path) || matches(ROUTES.patterns, path))
    return path === '/' ? '/index.html' : `${path}.html`;
  if (matches(ROUTES.shell, path)) return '/shell.html';
  return '/404.html.missing';
};

export const handler = (event: { request: EdgeRequest }): EdgeRequest => {
  const request = event.request;
  // A file of the site's own (robots.txt, sitemap.xml, favicon.svg): as it is.
  if (/^\/[^/]+\.(txt|xml|svg|json|webmanifest)$/.test(request.uri) || request.uri.indexOf('/seed/') === 0)
    return request;
  const path = request.uri.length > 1 && request.uri.slice(-1) === '/' ? request.uri.slice(0, -1) : request.uri;
  request.uri = `/_pages/${pageLanguage(request)}${pageFile(path)}`;
  return request;
};
