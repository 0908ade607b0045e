import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { apiPrefixes } from '#contracts/pages.ts';
import { isLanguage, type Language } from '#contracts/text/language.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { ReadPage } from '../store/page-bucket.ts';

/** The edge has already rewritten a page's path to `/_pages/{language}/...`. */
const languageOfPath = (path: string): Language | undefined => {
  const language = /^\/_pages\/([a-z]{2})\//.exec(path)?.[1];
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

export const showNotFound =
  (readPage: ReadPage, languageOfRequest: (event: APIGatewayProxyEventV2) => Language) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    if (isApiPath(event.rawPath)) throw new ProblemError('notFound');
    const language = languageOfPage(event, languageOfRequest);
    return {
      statusCode: 404,
      headers: {
        'cache-control': 'public, max-age=0, s-maxage=60',
        'content-language': language,
        'content-type': 'text/html; charset=utf-8',
      },
      body: await readPage(`_pages/${language}/404.html`),
    };
  };
