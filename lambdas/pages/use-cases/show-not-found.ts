import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { apiPrefixes } from '#contracts/pages/endpoints.ts';
import { isLanguage, type Language } from '#contracts/text/language.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { ReadPage } from '../store/page-bucket.ts';

/** The edge has already rewritten a page's path to `/_pages/{language}/...`, or `/_pages/plain/{language}/...`. */
const languageOfPath = (path: string): Language | undefined => {
  const language = /^\/_pages\/(?:plain\/)?([a-z]{2})\//.exec(path)?.[1];
  return isLanguage(language) ? language : undefined;
};

/** Addresses of the API, whose callers are programs. */
export const isApiPath = (path: string): boolean =>
  apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Of the page that was asked for, else of the request. */
export const languageOfPage = (
  event: APIGatewayProxyEventV2,
  languageOfRequest: (event: APIGatewayProxyEventV2) => Language,
): Language => languageOfPath(event.rawPath) ?? languageOfRequest(event);

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * The address of a post or of a list of posts whose letters came decomposed (`e` and an accent, as some devices write
 * addresses), with composed letters: those are the ones that files are stored under. `undefined` for every other path.
 */
const composedAddress = (rawPath: string, language: Language): string | undefined => {
  const path = decoded(rawPath);
  const composed = path.normalize('NFC');
  const [, slug, category, page = ''] =
    /^\/_pages\/(?:plain\/)?[a-z]{2}\/blog\/(?:([^/]+)|list\/([^/]+)\/(\d+))\.html$/.exec(composed) ?? [];
  if (composed === path) return undefined;
  if (slug) return `/blog/${encodeURIComponent(slug)}?${new URLSearchParams({ lang: language })}`;
  if (category) return `/blog?${new URLSearchParams({ category, ...(page === '1' ? {} : { page }), lang: language })}`;
  return undefined;
};

const caching = { 'cache-control': 'public, max-age=0, s-maxage=60' };

export const showNotFound =
  (readPage: ReadPage, languageOfRequest: (event: APIGatewayProxyEventV2) => Language) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    if (isApiPath(event.rawPath)) throw new ProblemError('notFound');
    const language = languageOfPage(event, languageOfRequest);
    const location = composedAddress(event.rawPath, language);
    if (location) return { statusCode: 301, headers: { ...caching, location } };
    return {
      statusCode: 404,
      headers: {
        ...caching,
        'content-language': language,
        'content-type': 'text/html; charset=utf-8',
      },
      body: await readPage(`_pages/${language}/404.html`),
    };
  };
