import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isLanguage, type Language } from '#contracts/language.ts';
import { apiPrefixes } from '#contracts/pages.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';

/** A stored page's HTML by its key in the site bucket. */
export type ReadPage = (key: string) => Promise<string>;

/** The edge has already rewritten a page's path to `/_pages/{language}/...`. */
const languageOfPath = (path: string): Language | undefined => {
  const language = /^\/_pages\/([a-z]{2})\//.exec(path)?.[1];
  return isLanguage(language) ? language : undefined;
};

export const showNotFound =
  (readPage: ReadPage, languageOfRequest: (event: APIGatewayProxyEventV2) => Language) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { rawPath } = event;
    if (apiPrefixes.some((prefix) => rawPath === prefix || rawPath.startsWith(`${prefix}/`))) {
      throw new ProblemError('notFound');
    }
    const language = languageOfPath(rawPath) ?? languageOfRequest(event);
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
