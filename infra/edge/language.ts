import { acceptedLanguage, languageOfQuery, toLanguage } from '#contracts/text/language.ts';
import type { EdgeRequest } from './edge-event.ts';

/** The language that the address itself asks for. */
export const askedLanguage = (request: EdgeRequest): string | undefined =>
  languageOfQuery({ lang: request.querystring.lang?.value, lng: request.querystring.lng?.value });

/** Query, then the cookie of the last choice, then the browser's own languages, then Hebrew. */
export const pageLanguage = (request: EdgeRequest): string =>
  askedLanguage(request) ??
  toLanguage(request.cookies.i18next?.value) ??
  acceptedLanguage(request.headers['accept-language']?.value ?? '') ??
  'he';
