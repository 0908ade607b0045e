import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { defaultLanguage, isLanguage, type Language } from '#contracts/language.ts';

/**
 * The language of the reply: the `lang` query value, else the first known language of `Accept-Language` by weight, else
 * Hebrew.
 */
export const requestLanguage = (query: { lang?: string | undefined }, acceptLanguage: string | undefined): Language => {
  if (isLanguage(query.lang)) return query.lang;
  const [best] = (acceptLanguage ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([01](?:\.\d{1,3})?)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]?.toLowerCase(), weight: Number(weight ?? 1) };
    })
    .filter((choice): choice is { language: Language; weight: number } => isLanguage(choice.language))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.language ?? defaultLanguage;
};

export const languageOfEvent = (event: APIGatewayProxyEventV2): Language =>
  requestLanguage(event.queryStringParameters ?? {}, event.headers['accept-language']);
