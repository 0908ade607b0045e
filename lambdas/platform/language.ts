import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { acceptedLanguage, defaultLanguage, type Language, languageOfQuery } from '#contracts/language.ts';

/** The language of the reply: the one that the address asks for, else the best of `Accept-Language`, else Hebrew. */
export const requestLanguage = (
  query: Parameters<typeof languageOfQuery>[0],
  acceptLanguage: string | undefined,
): Language => languageOfQuery(query) ?? acceptedLanguage(acceptLanguage ?? '') ?? defaultLanguage;

export const languageOfEvent = (event: APIGatewayProxyEventV2): Language =>
  requestLanguage(event.queryStringParameters ?? {}, event.headers['accept-language']);
